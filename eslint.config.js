const js = require('@eslint/js');
const tseslint = require('typescript-eslint');

const { dePantallas, dePruebas, deTypescript } = require('./tools/eslint/casa.cjs');

module.exports = tseslint.config(
  {
    ignores: ['**/dist/', '**/node_modules/', '.data/', '.cache/', 'e2e/capturas/'],
  },
  js.configs.recommended,
  {
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'console',
          'process',
          'require',
          'module',
          '__dirname',
          'URL',
          'fetch',
          'setTimeout',
          'clearTimeout',
          'Buffer',
          'performance',
          'document',
          'window',
          'localStorage',
          'structuredClone',
          'AbortSignal',
          'getComputedStyle',
          'requestAnimationFrame',
          'MutationObserver',
          'PerformanceObserver',
          'self',
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
  deTypescript(__dirname),
  ...dePantallas(
    ['{shared,shell,remote-*}/**/*.{ts,tsx}'],
    ['shared/src/{contracts,domain,errors}/**'],
  ),
  {
    files: ['shared/src/ui/**', 'shared/src/router/**', 'shared/src/testing/**'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['services/kit/src/acceso/tenant.ts', '**/*.test.{ts,tsx}', '**/testing/**'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // fastify tells a promise from a callback: plugins, hooks and handlers are async whether they wait or not
    files: ['services/**'],
    rules: { '@typescript-eslint/require-await': 'off' },
  },
  {
    files: ['services/local/**', 'tools/**', 'bench/**', 'e2e/**'],
    rules: { 'no-console': 'off' },
  },
  {
    // written by npm run tipos-bd: as long as there are tables
    files: ['services/*/src/db/schema.ts'],
    rules: { 'max-lines': 'off' },
  },
  dePruebas,
  {
    files: ['e2e/**'],
    rules: { 'max-lines': 'off' },
  },
);
