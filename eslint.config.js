const js = require('@eslint/js');
const reactHooks = require('eslint-plugin-react-hooks');
const tseslint = require('typescript-eslint');

const sinEmpacar = require('./tools/eslint/sinEmpacar.cjs');
const soloActual = require('./tools/eslint/soloActual.cjs');

const comanda = { rules: { 'sin-empacar': sinEmpacar, 'solo-actual': soloActual } };

const SOLO_EN_UI =
  'antd is imported in shared/src/ui alone: use one of the tiers @comanda/shared/ui/...';
const CON_EL_CALENDARIO = 'dayjs comes with the calendars: use @comanda/shared/ui/fechas';
const SOLO_LA_FACHADA = 'use @comanda/shared/router: react-router-dom whole costs 40 KB';

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
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: __dirname } },
    plugins: { comanda },
    rules: {
      'comanda/sin-empacar': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      // A handler may be async: React does not look at what it answers.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      'max-lines': ['warn', { max: 300, skipBlankLines: true, skipComments: true }],
      complexity: ['warn', 12],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'antd', message: SOLO_EN_UI },
            { name: 'dayjs', message: CON_EL_CALENDARIO },
            { name: 'react-router-dom', message: SOLO_LA_FACHADA },
          ],
          patterns: [{ group: ['antd/*'], message: SOLO_EN_UI }],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSAsExpression > TSTypeReference[typeName.name="EmpresaId"]',
          message: 'only the tenant check makes an EmpresaId: call empresaPermitida',
        },
      ],
    },
  },
  {
    files: ['{shared,shell,remote-*}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'warn',
      'comanda/solo-actual': 'error',
    },
  },
  {
    // the compiler of React reads a file anew: it is shown what may hold a component or a hook
    files: ['{shared,shell,remote-*}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', 'shared/src/{contracts,domain,errors}/**'],
    rules: reactHooks.configs.recommended.rules,
  },
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
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off', 'max-lines': 'off' },
  },
  {
    files: ['e2e/**'],
    rules: { 'max-lines': 'off' },
  },
);
