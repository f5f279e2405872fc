// For unit tests: the module from the disk.
import { readFile } from 'node:fs/promises';
import { Engine } from './engine';

export const engineFromDisk = async (): Promise<Engine> =>
  Engine.load(await readFile(new URL('./engine.wasm', import.meta.url)));
