// Writes src/lib/protocol/messages.ts from the server's JSON schema. `npm run protocol`; a unit test notices drift.
import { readFile, writeFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';
import { format, resolveConfig } from 'prettier';

const schemaFile = new URL('../../spec/protocol.schema.json', import.meta.url);
const target = new URL('../src/lib/protocol/messages.ts', import.meta.url);

export async function protocolTypes() {
  const schema = JSON.parse(await readFile(schemaFile, 'utf8'));
  const source = await compile(plain(schema), 'Protocol', {
    additionalProperties: false,
    bannerComment: '// Generated from spec/protocol.schema.json by `npm run protocol`. Do not edit.',
    declareExternallyReferenced: true,
    unreachableDefinitions: true,
    format: false,
  });
  const clean = source
    .replace(/\n \*(?: ?\n \*)? This interface was referenced by [^]*?(?=\n \*\/)/g, '')
    .replace(/\/\*\*\s*\*\/\n/g, '');
  const options = await resolveConfig(target);
  return format(clean, { ...options, parser: 'typescript' });
}

/** Field titles would become one exported type each; only definitions deserve a name. */
function plain(node, named = true) {
  if (Array.isArray(node)) return node.map((each) => plain(each, false));
  if (node === null || typeof node !== 'object') return node;
  const out = {};
  for (const [key, value] of Object.entries(node)) {
    if (key === 'title' && typeof value === 'string' && !named) continue;
    if (key === 'discriminator' || key === 'default') continue;
    if (key === 'maxItems' || key === 'minItems') continue;
    // below these the keys are names of ours, not words of the schema
    out[key] =
      key === '$defs' || key === 'properties'
        ? Object.fromEntries(Object.entries(value).map(([name, def]) => [name, plain(def, key === '$defs')]))
        : plain(value, false);
  }
  // pairs such as [seat, play] stay tuples
  if (Array.isArray(node.prefixItems)) {
    out.items = plain(node.prefixItems, false);
    out.minItems = out.maxItems = node.prefixItems.length;
    delete out.prefixItems;
  }
  return out;
}

if (process.argv[1] === new URL(import.meta.url).pathname) await writeFile(target, await protocolTypes());
