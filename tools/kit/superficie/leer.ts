// What @comanda/shared exports, by module: names, what they are, and their signatures.
import path from 'node:path';

import { raiz } from '../../ejecutar';
import { archivosDe } from '../compilar';
import { leerPaquete } from '../paquete';

import { lectorDeDeclaraciones } from './declaraciones';
import { declararShared } from './declarar';
import { cortada } from './firma';
import type { Modulo, Nombre } from './reglas';
import type { Declarado } from './sentencias';

const SHARED = path.join(raiz, 'shared');

/** Every module that an area may import, by its name. */
export async function leerSuperficie(): Promise<Map<string, Modulo>> {
  const { exports = {} } = leerPaquete('shared');
  const archivos = Object.entries(exports).flatMap(([nombre, fuente]) =>
    modulosDe(nombre.replace(/^[.]/, '@comanda/shared'), String(fuente)),
  );
  const declaracionDe = await declararShared();
  const declaradosEn = lectorDeDeclaraciones();
  return new Map(
    archivos.map(([nombre, archivo]) => [nombre, moduloDe(declaradosEn(declaracionDe(archivo)))]),
  );
}

/** One, or all that a pattern stands for. */
function modulosDe(nombre: string, fuente: string): [nombre: string, archivo: string][] {
  if (!fuente.endsWith('.ts')) return [];
  const [antes = '', despues] = fuente.split('*');
  if (despues === undefined) return [[nombre, path.join(SHARED, fuente)]];
  const carpeta = path.join(SHARED, antes);
  return archivosDe(carpeta, /[.]ts$/)
    .filter((archivo) => archivo.endsWith(despues) && !archivo.includes('testing/'))
    .map((archivo) => archivo.slice(0, -despues.length))
    .map((parte) => [nombre.replace('*', parte), path.join(carpeta, parte + despues)]);
}

function moduloDe(declarados: ReadonlyMap<string, Declarado>): Modulo {
  const nombres = [...declarados].map(([nombre, { clase, firma, caduca }]): [string, Nombre] => [
    nombre,
    {
      clase,
      firma: cortada(firma),
      enVez: caduca ?? undefined,
      caduca: caduca !== null,
    },
  ]);
  return new Map(nombres.sort(([a], [b]) => (a < b ? -1 : 1)));
}
