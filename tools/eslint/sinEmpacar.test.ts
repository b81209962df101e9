import { describe, expect, it } from '@jest/globals';
import { Linter } from 'eslint';

import sinEmpacar from './sinEmpacar.cjs';

const faltas = (codigo: string) =>
  new Linter().verify(codigo, {
    plugins: { comanda: { rules: { 'sin-empacar': sinEmpacar } } },
    rules: { 'comanda/sin-empacar': 'error' },
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
  });

describe('comanda/sin-empacar', () => {
  it.each([
    'const x = { ...otro, a };',
    'const x = [...otros, ...si(1)];',
    'const x = { ...(hay && { a }) };',
    'const x = <Caja {...resto} />;',
  ])('takes what is spread because it is somebody else’s: %s', (codigo) => {
    expect(faltas(codigo)).toEqual([]);
  });

  it.each([
    'const x = { ...{ a, b }, c };',
    "const x = [...['a', 'b'], c];",
    "f(...['a', 'b']);",
    'const x = <Caja {...{ a, b }} />;',
  ])('refuses a literal that only packs lines: %s', (codigo) => {
    expect(faltas(codigo).map(({ ruleId }) => ruleId)).toEqual(['comanda/sin-empacar']);
  });
});
