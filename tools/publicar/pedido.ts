// What is asked of `publicar` on the command line.
import { parseArgs } from 'node:util';

import { fallar, mensajeDe } from '../ejecutar';
import { mandato, type Proyecto, proyectoDe } from '../proyecto';

import type { Sesion } from './pedir';

const USO = `Uso: ${mandato('publicar', 'remote-<area>')} [--canary 10] [--tras 100] [--a-todos "por qué"] [--vista] [--nota "qué cambia"]
     [--sobre <build>] [--url http://...] [--volver]`;

/** As the contract has it: nobody waits for a build to be told. */
const LETRAS_DE_MOTIVO = 10;

export interface Pedido {
  proyecto: Proyecto;
  sesion: Sesion;
  canario: number | null;
  /** Loads without a failure after which it goes to all; undefined: as many as is usual. */
  tras: number | undefined;
  /** Why it goes to all at once. */
  motivo: string | undefined;
  vista: boolean;
  nota: string;
  /** The build that it goes over, though this checkout does not have it. */
  sobre: string | undefined;
  vuelve: boolean;
}

export function leerPedido(): Pedido {
  const { values, positionals } = leerArgumentos();
  const [nombre, ...demas] = positionals;
  const proyecto = demas.length === 0 ? proyectoDe(nombre) : null;
  if (!proyecto) fallar(`Aquí no hay un área que se llame así.\n${USO}`);
  if (values['a-todos'] !== undefined && values.canary !== undefined)
    fallar(
      `--a-todos y --canary no van juntos: o sale a todas las empresas, o a una parte.\n${USO}`,
    );
  if (values['a-todos'] !== undefined && values['a-todos'].trim().length < LETRAS_DE_MOTIVO)
    fallar('--a-todos "por qué": el motivo lleva al menos 10 letras');
  return {
    proyecto,
    sesion: sesionDe(values.url, proyecto),
    canario: enteroDe('--canary', values.canary, 100) ?? null,
    tras: enteroDe('--tras', values.tras, 100_000),
    motivo: values['a-todos'],
    vista: values.vista ?? false,
    nota: values.nota ?? '',
    sobre: values.sobre,
    vuelve: values.volver ?? false,
  };
}

/** Where the product is, and the key of the team. */
export function sesionDe(dada: string | undefined, { de }: Proyecto): Sesion {
  const llave = process.env.COMANDA_LLAVE;
  if (!llave)
    fallar('Falta la llave del equipo en COMANDA_LLAVE: la hace el operador en Publicaciones');
  const url = dada ?? process.env['COMANDA_URL'] ?? de ?? 'http://localhost:3000';
  if (!URL.canParse(url))
    fallar(`--url debe ser una dirección como http://localhost:3000, no "${url}"`);
  return { url, llave };
}

function enteroDe(opcion: string, dado: string | undefined, hasta: number): number | undefined {
  if (dado === undefined) return undefined;
  const entero = Number(dado);
  if (!(Number.isInteger(entero) && entero >= 1 && entero <= hasta))
    fallar(`${opcion} es un número de 1 a ${hasta}, sin decimales`);
  return entero;
}

function leerArgumentos() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        canary: { type: 'string' },
        tras: { type: 'string' },
        'a-todos': { type: 'string' },
        vista: { type: 'boolean' },
        nota: { type: 'string' },
        sobre: { type: 'string' },
        url: { type: 'string' },
        volver: { type: 'boolean' },
      },
    });
  } catch (error) {
    return fallar(`${mensajeDe(error)}\n${USO}`);
  }
}
