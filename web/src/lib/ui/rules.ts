// Rules ids as the engine writes them (`preset+option+option=value`): put together and read, never judged.
import { has, t } from '../i18n/index.svelte';
import type { PresetInfo } from '../protocol/messages';

export interface Chosen {
  preset: string;
  options: Record<string, string>;
}

export function parseRules(id: string): Chosen {
  const [preset = 'schmidt', ...parts] = id.split('+');
  const options: Record<string, string> = {};
  for (const part of parts) {
    const [name = '', value = 'on'] = part.split('=');
    options[name] = value;
  }
  return { preset, options };
}

/** Only what differs from the edition's own defaults, in the engine's order. */
export function formatRules(chosen: Chosen, preset: PresetInfo | undefined): string {
  const names = preset ? preset.options.map((option) => option.name) : Object.keys(chosen.options);
  let id = chosen.preset;
  for (const name of names) {
    const value = chosen.options[name];
    const option = preset?.options.find((each) => each.name === name);
    if (value === undefined || value === '' || value === option?.default) continue;
    id += value === 'on' ? `+${name}` : `+${name}=${value}`;
  }
  return id;
}

const slug = (name: string) => name.replace(/_/g, '-');
export const optionText = (name: string) =>
  has(`web-opt-${slug(name)}`) ? t(`web-opt-${slug(name)}`) : name;
export const valueText = (value: string) =>
  has(`web-val-${slug(value)}`) ? t(`web-val-${slug(value)}`) : value;
export const editionText = (preset: string) =>
  has(`web-edition-${preset}`) ? t(`web-edition-${preset}`) : preset;

export function rulesText(id: string): string {
  const { preset, options } = parseRules(id);
  const parts = Object.entries(options).map(([name, value]) =>
    value === 'on' ? optionText(name) : `${optionText(name)}: ${valueText(value)}`,
  );
  return [editionText(preset), ...parts].join(' · ');
}
