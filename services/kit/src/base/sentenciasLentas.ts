import { AsyncResource } from 'node:async_hooks';

import { llamadaEnCurso, peticionEnCurso, type EnCurso } from '../http/peticionEnCurso';
import { sentenciasLentas } from '../metricas/delProceso';

import type pg from 'pg';

type Log = { warn(detalle: object, que: string): void };
type Oyente = { lentoMs: number; log: Log };
type Preguntar = (...args: unknown[]) => unknown;

/** Hears of the slow statements of a pool, whose connections may be older than the listener. */
const oyentes = new WeakMap<pg.Pool, Oyente>();

/** Logs each statement of the pool that takes so long: which it is, how long it took, and for what call. */
export function anotarLentas({ pool }: { pool: pg.Pool }, { lentoMs, log }: Oyente): void {
  oyentes.set(pool, { lentoMs, log });
}

/** Times what is asked on the pool's connections. */
export function cronometrar(pool: pg.Pool): pg.Pool {
  pool.on('connect', (client) => cronometrarConexion(client, () => oyentes.get(pool)));
  const conectar = pool.connect.bind(pool) as Preguntar;
  // what waits for a connection is called back by whoever gives it back, in the name of that request
  const enSuNombre: Preguntar = (alConectar) =>
    typeof alConectar === 'function'
      ? conectar(AsyncResource.bind(alConectar as Preguntar))
      : conectar();
  pool.connect = enSuNombre as typeof pool.connect;
  return pool;
}

function cronometrarConexion(client: pg.PoolClient, oyente: () => Oyente | undefined): void {
  const conexion = client as unknown as { query: Preguntar }; // its overloads are one function
  const preguntar = conexion.query.bind(client);
  let libre = 0; // statements are queued: each is timed from the end of the one before
  conexion.query = (...args) => {
    const quien = oyente();
    if (!quien || esCursor(args[0])) return preguntar(...args);
    const desde = performance.now();
    const para = peticionEnCurso();
    const terminar = () => {
      const ahora = performance.now();
      const ms = ahora - Math.max(desde, libre);
      libre = ahora;
      if (ms >= quien.lentoMs) decir(quien, { ms, que: args[0], para });
    };
    const ultimo = args.at(-1);
    if (typeof ultimo === 'function') {
      const alResponder = (...respuesta: unknown[]) => {
        terminar();
        (ultimo as Preguntar)(...respuesta);
      };
      return preguntar(...args.slice(0, -1), alResponder);
    }
    const respuesta = preguntar(...args) as Promise<unknown>;
    void respuesta.then(terminar, terminar); // whoever asked hears of the failure
    return respuesta;
  };
}

const esCursor = (que: unknown): boolean =>
  typeof que === 'object' && que !== null && 'submit' in que;

type Lenta = { ms: number; que: unknown; para: EnCurso | undefined };

function decir({ log }: Oyente, { ms, que, para }: Lenta): void {
  sentenciasLentas.inc();
  log.warn(
    {
      ms: Math.round(ms),
      ...(para && { reqId: para.id, llamada: llamadaEnCurso(para) }),
      ...sentencia(que),
    },
    'slow statement',
  );
}

const LARGO_DE_SENTENCIA = 120;

/** What of a statement may stand in a log: no value, neither beside it nor written into it. */
function sentencia(que: unknown): { sentencia: string; nombre?: string } {
  const { text, name } =
    typeof que === 'string' ? { text: que } : (que as { text?: string; name?: string });
  const limpia = (text ?? '')
    .replaceAll(/'(?:[^']|'')*'/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return { sentencia: limpia.slice(0, LARGO_DE_SENTENCIA), ...(name && { nombre: name }) };
}
