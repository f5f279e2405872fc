/** The time as files have it. */
export const timeNow = (): string => new Date().toISOString();
