// The style of the house, for a repository of one area: `comanda equipo` asks it, and its eslint.config.js hands it to editors.
const js = require('@eslint/js');
const tseslint = require('typescript-eslint');

const { dePantallas, dePruebas, deTypescript } = require('../eslint/casa.cjs');

module.exports = tseslint.config(
  { ignores: ['**/dist/', '**/node_modules/', '.cache/', '*.js'] },
  js.configs.recommended,
  deTypescript(process.cwd()),
  ...dePantallas(['src/**/*.{ts,tsx}']),
  dePruebas,
);
