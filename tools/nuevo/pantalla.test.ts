import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';

import { cambiosDePantalla } from './cambiosDePantalla';
import { nombresDePantalla } from './nombres';

const raiz = path.resolve(__dirname, '../..');
const FINALES = ['.ts', '.tsx', '/index.ts', ''];

/** Where an import leads, from the root; null for a library and for a room with a name of its own. */
function lugarDe(archivo: string, de: string): string | null {
  if (de.startsWith('.')) return path.join(path.dirname(archivo), de);
  const [, sala] = /^@comanda\/shared\/((?:contracts|domain)\/.+)$/.exec(de) ?? [];
  return sala ? `shared/src/${sala}` : null;
}

describe('npm run new:screen, in the house as it stands', () => {
  const nombres = nombresDePantalla({
    remote: 'remote-caja',
    plural: 'propinas',
    migracion: '9999',
  });
  const cambios = cambiosDePantalla(nombres);

  it('finds every place that it has to touch, and adds to it', () => {
    const tocados = [
      'shared/src/contracts/todas.ts',
      'services/ordering/src/app.ts',
      'remote-caja/src/area.ts',
      'remote-caja/src/routes.tsx',
    ];
    for (const archivo of tocados) {
      const antes = readFileSync(path.join(raiz, archivo), 'utf8');
      expect(cambios.get(archivo)).toContain('propinas');
      expect(cambios.get(archivo)?.length).toBeGreaterThan(antes.length);
    }
  });

  it('writes nothing that does not parse, and no name is left to fill in', () => {
    for (const [archivo, texto] of cambios) {
      expect(texto).not.toMatch(/__[A-Za-z]+__/);
      if (!/[.]tsx?$/.test(archivo)) continue;
      const { diagnostics } = ts.transpileModule(texto, {
        reportDiagnostics: true,
        fileName: archivo,
        compilerOptions: { jsx: ts.JsxEmit.ReactJSX },
      });
      expect(diagnostics?.map(({ messageText }) => messageText)).toEqual([]);
    }
  });

  it('imports nothing that is not there', () => {
    const hay = (archivo: string) => cambios.has(archivo) || existsSync(path.join(raiz, archivo));
    const faltan = [...cambios].flatMap(([archivo, texto]) =>
      [...texto.matchAll(/from '([^']+)'/g)]
        .map(([, de = '']) => lugarDe(archivo, de))
        .filter((lugar) => lugar !== null)
        .filter((lugar) => !FINALES.some((final) => hay(lugar + final)))
        .map((lugar) => `${archivo}: ${lugar}`),
    );
    expect(faltan).toEqual([]);
  });

  it('is refused where one of its files is there already', () => {
    const otra = nombresDePantalla({
      remote: 'remote-caja',
      plural: 'anticipos',
      migracion: '9999',
    });
    expect(() => cambiosDePantalla(otra)).toThrow(/^Ya existe .*anticipos/);
  });
});
