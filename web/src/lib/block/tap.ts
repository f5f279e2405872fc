/** Tells a tap that is meant from the tremble of a finger: what books or goes on must not be hit twice by one of them. */
export class Taps {
  #changedAt = 0;
  #key = '';
  #at = 0;

  /** What is asked has just changed: a second click right now was meant for what stood there before. */
  changed(): void {
    this.#changedAt = performance.now();
  }

  stray(event: MouseEvent): boolean {
    return event.detail > 1 && event.timeStamp - this.#changedAt < 400;
  }

  meant(event: MouseEvent, key: string): boolean {
    const now = event.timeStamp;
    const shaky = this.stray(event) || (event.detail > 1 && key === this.#key && now - this.#at < 220);
    this.#key = key;
    this.#at = now;
    return !shaky;
  }
}
