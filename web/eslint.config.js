import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  {
    ignores: [
      'dist',
      'node_modules',
      'public',
      'test-results',
      'playwright-report',
      'src/lib/protocol/messages.ts',
    ],
  },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'no-undef': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // pages are addressed by the part behind `#`, there is no router to resolve with
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  // Who may use whom: what moves cards about knows nothing of pages, pictures or the network.
  {
    files: [
      'src/lib/table/{reduce,layout,replay}.ts',
      'src/lib/table/stage.svelte.ts',
      'src/lib/net/{connection,lifeline}.ts',
      'src/lib/block/share/merge.ts',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/pages/**', '**/ui/**', '**/*.svelte', '**/net/api'],
              message: 'Pure parts stay pure.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/lib/**'],
    ignores: [
      '**/*.test.ts',
      'src/lib/table/{reduce,layout,replay}.ts',
      'src/lib/table/stage.svelte.ts',
      'src/lib/net/{connection,lifeline}.ts',
      'src/lib/block/share/merge.ts',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['**/pages/**', '**/dev/**'], message: 'Pages use lib, never the other way round.' },
          ],
        },
      ],
    },
  },
);
