import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { rutasDe } from './rutasDe';

let carpeta: string;
beforeEach(() => {
  carpeta = mkdtempSync(path.join(os.tmpdir(), 'rutas-'));
});
afterEach(() => rmSync(carpeta, { recursive: true }));

const poner = (...archivos: string[]) => {
  for (const archivo of archivos) {
    mkdirSync(path.join(carpeta, path.dirname(archivo)), { recursive: true });
    writeFileSync(path.join(carpeta, archivo), '');
  }
};
const plugin = () => Promise.resolve();
const leer = (importar: (archivo: string) => object) => {
  const pedidos: string[] = [];
  const aqui = pathToFileURL(path.join(carpeta, 'app.ts')).href;
  return {
    pedidos,
    rutas: rutasDe(aqui, (archivo) => {
      pedidos.push(archivo);
      return Promise.resolve(importar(archivo));
    }),
  };
};

describe('the features of a service', () => {
  it('are found by the names of their files, at any depth, in order', async () => {
    poner('ventas/ventasRoutes.ts', 'caja/hoja/hojaRoutes.ts', 'abrirRoutes.ts');
    poner('ventas/ventasRoutes.test.ts', 'ventas/ventas.denegar.ts', 'ventas/ventas.ts', 'app.ts');
    const { pedidos, rutas } = leer((archivo) => ({
      [path.basename(archivo, '.ts')]: plugin,
      otra: 1,
    }));
    expect(await rutas).toEqual([plugin, plugin, plugin]);
    expect(pedidos).toEqual([
      'abrirRoutes.ts',
      'caja/hoja/hojaRoutes.ts',
      'ventas/ventasRoutes.ts',
    ]);
  });

  it('are refused where a folder says who may and nothing answers', async () => {
    poner('caja/cajaRoutes.ts', 'propinas/propinas.denegar.ts');
    await expect(leer(() => ({ cajaRoutes: plugin })).rutas).rejects.toThrow(
      `falta propinasRoutes.ts en ${path.join(carpeta, 'propinas')}`,
    );
  });

  it.each([
    ['nothing', {}],
    ['another name', { routes: plugin }],
    ['no plugin', { cajaRoutes: { listar: 1 } }],
  ])('are refused where a file exports %s', async (_que, exporta) => {
    poner('caja/cajaRoutes.ts');
    await expect(leer(() => exporta).rutas).rejects.toThrow(
      `falta exportar cajaRoutes en ${path.join(carpeta, 'caja/cajaRoutes.ts')}`,
    );
  });
});
