export { default as BlockHead } from './BlockHead.svelte';
export { default as BlockOver } from './BlockOver.svelte';
export { default as Chip } from './Chip.svelte';
