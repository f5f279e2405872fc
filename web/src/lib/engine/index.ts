import { Engine } from './engine';
import moduleUrl from './engine.wasm?url';

let loading: Promise<Engine> | null = null;

/** The engine, loaded once; after a failure (no network yet) the next call tries again. */
export function loadEngine(): Promise<Engine> {
  loading ??= fetch(moduleUrl)
    .then((response) => {
      if (!response.ok) throw new Error(`${response.status} ${moduleUrl}`);
      return response.arrayBuffer();
    })
    .then((module) => Engine.load(module))
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}

export { Engine, BONUS_NAMES, bonusText, type ScoreQuestion } from './engine';
export * from './types';
