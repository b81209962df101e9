import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

import { afterAll, describe, expect, it } from '@jest/globals';
import { ESLint, Linter } from 'eslint';
import { parser } from 'typescript-eslint';

import soloActual from './soloActual.cjs';

const configuracion = createRequire(__filename)('../../eslint.config.js') as Linter.Config[];
const RAIZ = path.join(__dirname, '../..');

/** A project of one file: the rule asks the types, and those of a remote take twenty seconds to read. */
const proyecto = mkdtempSync(path.join(os.tmpdir(), 'comanda-regla-'));
const ARCHIVO = path.join(proyecto, 'caso.ts');
writeFileSync(
  path.join(proyecto, 'tsconfig.json'),
  JSON.stringify({ compilerOptions: { strict: true, types: [] }, files: ['caso.ts'] }),
);
afterAll(() => rmSync(proyecto, { recursive: true }));

const TIPOS = `type Consulta = { data?: string; currentData?: string };
declare function useConsultarEmpresaQuery(): Consulta;
declare function useGuardarMutation(): { data?: string };`;

function faltas(uso: string): (string | null)[] {
  const codigo = `${TIPOS}\n${uso}\n`;
  writeFileSync(ARCHIVO, codigo);
  const hallado = new Linter({ cwd: proyecto }).verify(
    codigo,
    [
      {
        files: ['**/*.ts'],
        languageOptions: {
          parser,
          parserOptions: { project: 'tsconfig.json', tsconfigRootDir: proyecto },
        },
        plugins: { comanda: { rules: { 'solo-actual': soloActual } } },
        rules: { 'comanda/solo-actual': 'error' },
      },
    ],
    ARCHIVO,
  );
  return hallado.map(({ ruleId, message }) => ruleId ?? message);
}

describe('comanda/solo-actual', () => {
  it.each([
    ['a property', 'export const x = () => useConsultarEmpresaQuery().data;', 1],
    [
      'a part',
      'export const x = () => { const { data: y } = useConsultarEmpresaQuery(); return y; };',
      1,
    ],
    ['the current answer', 'export const x = () => useConsultarEmpresaQuery().currentData;', 0],
    ['what a mutation answered', 'export const x = () => useGuardarMutation().data;', 0],
  ])('looks at %s', (_que, uso, cuantas) => {
    expect(faltas(uso)).toEqual(Array.from({ length: cuantas }, () => 'comanda/solo-actual'));
  });

  it('is asked of a remote', async () => {
    const eslint = new ESLint({
      cwd: RAIZ,
      overrideConfigFile: true, // jest cannot import a configuration by its name
      baseConfig: configuracion,
    });
    const { rules } = (await eslint.calculateConfigForFile(
      path.join(RAIZ, 'remote-reportes/src/routes.tsx'),
    )) as Linter.Config;
    expect(rules).toMatchObject({ 'comanda/solo-actual': [2] });
  });
});
