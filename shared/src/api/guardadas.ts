import type { FetchArgs } from '@reduxjs/toolkit/query/react';

import { hayBases } from '../equipo';
import { hayConexion } from '../session/conexion';
import { usarDatosGuardados } from '../session/datosGuardados';
import {
  selectLlave,
  selectMostrada,
  selectUsuario,
  type SesionState,
} from '../session/sesionSlice';

import { faltaServidor, type ApiError } from './apiError';
import type * as Lecturas from './lecturas';
import { anotarGuardada } from './revisarRespuesta';

/** A request, and of how many different ones of its call the last answers are kept in this browser. */
export type PedidoGuardado = FetchArgs & {
  guardadas?: { llamada: string; cuantas: number; deOtras?: Lecturas.DeOtras };
};

/** When an answer that was kept had come. */
export type MetaGuardada = { guardada: number; request?: undefined; response?: undefined };
type Resultado<Meta> =
  | { data: unknown; error?: undefined; meta?: Meta }
  | { data?: undefined; error: ApiError; meta?: Meta };
type Estado = { sesion: SesionState };

const PROHIBIDO: ReadonlySet<number> = new Set([401, 403, 404]);

/**
 * Asks the server, and keeps what it answers; where none answers, answers what was kept, to whom it was answered. What it
 * refuses is refused. While it is known that none does, what is kept comes without asking.
 */
export async function conGuardadas<Meta>(
  { guardadas, ...pedido }: PedidoGuardado,
  estado: () => unknown,
  pedir: (pedido: FetchArgs) => Promise<Resultado<Meta>>,
): Promise<Resultado<Meta | MetaGuardada>> {
  const lectura = () => guardadas && lecturaDe(guardadas, pedido, estado() as Estado);
  const adelantada = hayConexion() ? undefined : await tenida(lectura());
  if (adelantada) return adelantada;
  const resultado = await pedir(pedido);
  const de = lectura();
  if (!de) return resultado;
  const { error } = resultado;
  if (!error) guardar(de, resultado.data);
  else if (faltaServidor(error)) return (await tenida(de)) ?? resultado;
  else if (PROHIBIDO.has(error.status)) {
    anotadas = new WeakMap();
    alFondo(({ olvidarLectura }) => olvidarLectura(de));
  }
  return resultado;
}

/** None while nobody has shown here who they are, or has no key of theirs: what is kept is theirs alone. */
function lecturaDe(
  guardadas: NonNullable<PedidoGuardado['guardadas']>,
  { url, params, body }: FetchArgs,
  estado: Estado,
): Lecturas.Lectura | undefined {
  const [usuario, llave] = [selectUsuario(estado), selectLlave(estado)];
  if (!usuario || llave === null || !selectMostrada(estado)) return undefined;
  const entrada = JSON.stringify([url, params, body]);
  return { ...guardadas, usuario: usuario.id, llave, entrada };
}

async function tenida(
  lectura: Lecturas.Lectura | undefined,
): Promise<{ data: unknown; meta: MetaGuardada } | undefined> {
  if (!lectura || !sePuede()) return undefined;
  try {
    const { leerLectura } = await traerLecturas();
    const hallada = await leerLectura(lectura);
    if (!hallada) return undefined;
    usarDatosGuardados(hallada.cuando);
    anotarGuardada(hallada.dato);
    return { data: hallada.dato, meta: { guardada: hallada.cuando } };
  } catch (error) {
    console.warn('lecturas: cannot be read', error); // then it is as if nothing had been kept
    return undefined;
  }
}

/** When an answer was kept last: a list that is asked for every moment is the same one (304) most of the time. */
let anotadas = new WeakMap<object, number>();
const IGUAL_MS = 30_000;

function guardar(lectura: Lecturas.Lectura, dato: unknown): void {
  const ahora = Date.now();
  if (typeof dato === 'object' && dato !== null) {
    if (ahora - (anotadas.get(dato) ?? 0) < IGUAL_MS) return;
    anotadas.set(dato, ahora);
  }
  alFondo(({ guardarLectura }) => guardarLectura(lectura, dato));
}

/** With the frame: whoever reads what is kept is in. */
const traerLecturas = () => import(/* webpackChunkName: "marco" */ './lecturas');

/** What was answered is shown first. */
function alFondo(hacer: (lecturas: typeof Lecturas) => Promise<unknown>): void {
  if (!sePuede()) return;
  setTimeout(() => {
    traerLecturas()
      .then(hacer)
      .catch((error: unknown) => console.warn('lecturas: cannot be written', error));
  }, CALMA_MS);
}

/** While somebody shows who they are comes what they will read; nothing answers it before. */
export function adelantarGuardadas(usuario: string): void {
  if (!sePuede()) return;
  traerLecturas()
    .then(({ adelantarLecturas }) => adelantarLecturas(usuario))
    .catch((error: unknown) => console.warn('lecturas: cannot be read', error));
}

/** Whoever logged out leaves nothing here of what they read. */
export function olvidarGuardadas(): void {
  anotadas = new WeakMap();
  alFondo(({ olvidarLecturas }) => olvidarLecturas());
}

const CALMA_MS = 500;
/** Over plain http there is nothing to seal with, and nothing is kept. */
const sePuede = () => hayBases() && 'subtle' in crypto;
