import { createRequire } from 'node:module';
import path from 'node:path';

import { describe, expect, it } from '@jest/globals';
import { ESLint, type Linter } from 'eslint';

const configuracion = createRequire(__filename)('../../eslint.config.js') as Linter.Config[];
const RAIZ = path.join(__dirname, '../..');
/** Any file of a remote that the linter knows: its text is replaced. */
const ARCHIVO = path.join(RAIZ, 'remote-reportes/src/facturas/emision/emisionApi.ts');

const faltas = async (uso: string): Promise<(string | null)[]> => {
  const codigo = `import { useConsultarEmpresaQuery, useGuardarMutation } from './consultas';\n${uso}\n`;
  const conTipos = codigo.replace(
    /^import.*$/m,
    `type Consulta = { data?: string; currentData?: string };
     declare function useConsultarEmpresaQuery(): Consulta;
     declare function useGuardarMutation(): { data?: string };`,
  );
  const eslint = new ESLint({
    cwd: RAIZ,
    overrideConfigFile: true, // jest cannot import a configuration by its name
    baseConfig: configuracion,
  });
  const [leido] = await eslint.lintText(conTipos, { filePath: ARCHIVO });
  return (leido?.messages ?? [])
    .map(({ ruleId }) => ruleId)
    .filter((regla) => regla?.startsWith('comanda/'));
};

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
  ])(
    'looks at %s',
    async (_que, uso, cuantas) => {
      expect(await faltas(uso)).toHaveLength(cuantas);
    },
    60_000,
  );
});
