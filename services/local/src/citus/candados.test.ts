import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from '@jest/globals';

const SERVICIOS = path.resolve(__dirname, '../../..');

/** What is of no company stays where the first server is, whoever asks for it: the rest is a function that takes the company. */
const DE_TODAS = [
  'billing/src/emision/contadores.ts', // the series of all companies
  'identidad/src/decretos/decretosRepository.ts',
  'identidad/src/empresas/reclamarSerie.ts',
  'identidad/src/usuarios/persona.ts', // the operators
  'kit/src/base/migrate.ts',
  'ordering/src/importaciones/importacionesRepository.ts', // whose hold is looked for in pg_locks, of one server
  'platform/src/publicaciones/canalesRepository.ts',
  'platform/src/publicaciones/retirar.ts',
];

function piden(servicio: string): string[] {
  const fuentes = readdirSync(path.join(SERVICIOS, servicio, 'src'), { recursive: true });
  return fuentes
    .map((archivo) => path.join(servicio, 'src', String(archivo)))
    .filter((archivo) => archivo.endsWith('.ts') && !archivo.endsWith('.test.ts'))
    .filter((archivo) =>
      /pg_(try_)?advisory/.test(readFileSync(path.join(SERVICIOS, archivo), 'utf8')),
    );
}

describe('the advisory locks that the services ask for', () => {
  it('are asked for by pedidos.candado and facturacion.turno_de_pausa, but for those of all companies', () => {
    const servicios = ['billing', 'identidad', 'kit', 'ordering', 'platform'];
    expect(servicios.flatMap(piden).sort()).toEqual(DE_TODAS);
  });
});
