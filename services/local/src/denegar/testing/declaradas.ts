import { readdirSync } from 'node:fs';
import path from 'node:path';

import { jest } from '@jest/globals';

import type { Ajeno, Declaracion, Preparar } from '@comanda/kit/testing/denegar';
import type { Fila } from '@comanda/kit/testing/matriz';

/** A feature's x.denegar.ts; `servicio` is the folder it stands in. */
export type Archivo = Declaracion & { archivo: string; servicio: string };

export type Declarada = Fila & {
  nombre: string;
  preparar: Preparar;
  ajenos: readonly Ajeno[];
};

const SERVICIOS = path.join(__dirname, '../../../..');

/** Every x.denegar.ts of the services, wherever it stands beside its feature. */
export const ARCHIVOS: readonly Archivo[] = readdirSync(SERVICIOS).flatMap((servicio) =>
  readdirSync(path.join(SERVICIOS, servicio, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((archivo) => archivo.endsWith('.denegar.ts'))
    .sort()
    .map((archivo) => ({ ...leer(servicio, archivo), archivo, servicio })),
);

/** Every call that is spoken of, with its row, its input and what of others is tried on it. */
export const DECLARADAS: readonly Declarada[] = ARCHIVOS.flatMap(({ filas, entradas, ajenos }) =>
  [...filas].map(([nombre, fila]) => ({
    ...fila,
    nombre,
    preparar: entradas[nombre] ?? (() => sinEntrada(nombre)),
    ajenos: ajenos[nombre] ?? [],
  })),
);

/** By jest's own require, which compiles it: the names are known before the tests are. */
function leer(servicio: string, archivo: string): Declaracion {
  const ruta = path.join(SERVICIOS, servicio, 'src', archivo);
  return jest.requireActual<{ denegar: Declaracion }>(ruta).denegar;
}

function sinEntrada(nombre: string): never {
  throw new Error(`declaradas: ${nombre} has a row and no input`);
}
