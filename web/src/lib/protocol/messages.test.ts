import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
// @ts-expect-error a build script without types
import { protocolTypes } from '../../../scripts/protocol.mjs';

it('the types are those of spec/protocol.schema.json (else: npm run protocol)', async () => {
  expect(readFileSync(join(import.meta.dirname, 'messages.ts'), 'utf8')).toBe(await protocolTypes());
});
