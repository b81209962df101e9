const reactHooks = require('eslint-plugin-react-hooks');
const tseslint = require('typescript-eslint');

const sinEmpacar = require('./sinEmpacar.cjs');
const soloActual = require('./soloActual.cjs');

const comanda = { rules: { 'sin-empacar': sinEmpacar, 'solo-actual': soloActual } };

const SOLO_EN_UI =
  'antd is imported in shared/src/ui alone: use one of the tiers @comanda/shared/ui/...';
const CON_EL_CALENDARIO = 'dayjs comes with the calendars: use @comanda/shared/ui/fechas';
const SOLO_LA_FACHADA = 'use @comanda/shared/router: react-router-dom whole costs 40 KB';

/** What holds of all that is written in TypeScript, here and in a repository of one area. */
const deTypescript = (raiz) => ({
  files: ['**/*.{ts,tsx}'],
  extends: [...tseslint.configs.strictTypeChecked],
  languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: raiz } },
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
});

/**
 * What holds of screens.
 * @param {string[]} files
 * @param {string[]} sinComponentes what the compiler of React need not read anew: it may hold no component and no hook
 */
const dePantallas = (files, sinComponentes = []) => [
  {
    files,
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'warn',
      'comanda/solo-actual': 'error',
    },
  },
  {
    files,
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', ...sinComponentes],
    rules: reactHooks.configs.recommended.rules,
  },
];

/** A test says what must be there, and is as long as what it tells. */
const dePruebas = {
  files: ['**/*.test.{ts,tsx}'],
  rules: { '@typescript-eslint/no-non-null-assertion': 'off', 'max-lines': 'off' },
};

module.exports = { dePantallas, dePruebas, deTypescript };
