import { Gauge, type Registry } from 'prom-client';

import { confirmarTransaccion } from '../base/confirmar';
import { deUnaVez, enCliente, type Db } from '../base/db';

/** A figure that the database knows: its name for Prometheus, and the label its rows differ by. */
export type MedidaDeMetricas = { nombre: string; ayuda: string; etiqueta?: string };

/** Figures of all companies, asked with one statement: rows of (medida, etiqueta, valor). Nothing in them is anybody's. */
export type Cifras = {
  sql: string;
  valores?: () => unknown[];
  medidas: readonly MedidaDeMetricas[];
  /** Of long periods, which cost much and change little: asked now and then, and what was answered stands meanwhile. */
  lentas?: boolean;
};

type Fila = { medida: string; etiqueta: string | null; valor: number };
type Base = Pick<Db, 'pool'>;
type Log = { warn(detalle: object, que: string): void };

/** So old may they be, however many ask. */
const VIDA_MS = 10_000;
/** Whoever reads them waits no longer. */
const PACIENCIA_MS = 2_000;

type Ritmo = {
  /** How old they are before they are asked for again. */
  cadaMs: number;
  /** When the database gives them up. */
  sentenciaMs: number;
  /** How long they stand while they are asked for again. */
  valenMs: number;
};
const AL_MOMENTO: Ritmo = { cadaMs: 0, sentenciaMs: PACIENCIA_MS, valenMs: 0 };
const LENTAS: Ritmo = { cadaMs: 60_000, sentenciaMs: 20_000, valenMs: 5 * 60_000 };

export type Lector = {
  /** Brings the gauges up to date; never rejects. */
  actualizar: () => Promise<void>;
};

type Opciones = { base: Base; cifras: readonly Cifras[]; registro: Registry; log: Log };

/**
 * Figures of the database as gauges. Where it does not answer there are none, for old ones would look like new ones. Each service's
 * are asked apart: those that take too long leave the others there.
 */
export function lectorDeCifras({ base, cifras, registro, log }: Opciones): Lector {
  const disponible = new Gauge({
    name: 'comanda_base_disponible',
    help: '1 si la base contestó las cifras a tiempo, 0 si no',
    registers: [registro],
  });
  const medidas = medidores(cifras, registro);
  const conjuntos = [LATIDO, ...cifras].map((unas) => lectorDe(base, unas));
  let leidas = -Infinity;

  async function leer(): Promise<void> {
    const respuestas = await Promise.allSettled(conjuntos.map(({ leer: suyas }) => suyas()));
    for (const { gauge } of medidas.values()) gauge.reset();
    for (const respuesta of respuestas) {
      if (respuesta.status === 'rejected')
        log.warn({ motivo: motivoDe(respuesta.reason) }, 'figures of the database were not read');
      else
        for (const fila of respuesta.value)
          if (!anotar(medidas, fila)) log.warn({ medida: fila.medida }, 'a figure is not declared');
    }
    const contesto = conjuntos.every(
      ({ lentas }, i) => lentas || respuestas[i]?.status === 'fulfilled',
    );
    disponible.set(contesto ? 1 : 0);
  }

  let turno: Promise<void> | null = null;
  return {
    actualizar() {
      if (turno === null && performance.now() - leidas < VIDA_MS) return Promise.resolve();
      turno ??= leer().finally(() => {
        leidas = performance.now();
        turno = null;
      });
      return turno;
    },
  };
}

const motivoDe = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Whether the database answers, also where a service has no figures. */
const LATIDO: Cifras = { sql: 'select 1 where false', medidas: [] };

/** Those of one service: what is asked, or was a moment ago. */
function lectorDe(base: Base, cifras: Cifras) {
  const ritmo = cifras.lentas ? LENTAS : AL_MOMENTO;
  let ultimas: { filas: Fila[]; de: number } | null = null;
  let enCurso: Promise<Fila[]> | null = null;
  const edad = () => (ultimas ? performance.now() - ultimas.de : Infinity);

  /** One that hangs is not asked again behind it. */
  const pedir = () =>
    (enCurso ??= preguntar(base, cifras, ritmo.sentenciaMs)
      .then((filas) => {
        ultimas = { filas, de: performance.now() };
        return filas;
      })
      .finally(() => (enCurso = null)));

  const leer = async (): Promise<Fila[]> => {
    if (ultimas && edad() < ritmo.cadaMs) return ultimas.filas;
    try {
      return await conPlazo(pedir());
    } catch (error) {
      if (ultimas && edad() < ritmo.valenMs) return ultimas.filas;
      throw error;
    }
  };
  return { leer, lentas: cifras.lentas ?? false };
}

type Medidores = Map<string, { gauge: Gauge; etiqueta: string | undefined }>;

/** Two services in one process may have the same figure, of queues of their own. */
function medidores(cifras: readonly Cifras[], registro: Registry): Medidores {
  const todos: Medidores = new Map();
  for (const { nombre, ayuda, etiqueta } of cifras.flatMap(({ medidas }) => medidas)) {
    if (todos.has(nombre)) continue;
    const gauge = new Gauge({
      name: nombre,
      help: ayuda,
      registers: [registro],
      labelNames: etiqueta === undefined ? [] : [etiqueta],
    });
    todos.set(nombre, { gauge, etiqueta });
  }
  return todos;
}

/** False where there is no such figure. */
function anotar(medidas: Medidores, { medida, etiqueta, valor }: Fila): boolean {
  const medidor = medidas.get(medida);
  if (!medidor) return false;
  if (medidor.etiqueta === undefined) medidor.gauge.set(valor);
  else medidor.gauge.set({ [medidor.etiqueta]: etiqueta ?? '' }, valor);
  return true;
}

/** They are read in one trip that the database itself gives up: a scrape must not hold a connection that a sale needs. */
function preguntar(base: Base, { sql, valores }: Cifras, sentenciaMs: number): Promise<Fila[]> {
  return enCliente(base, async (client) => {
    const [, , { rows }] = await deUnaVez(client, () =>
      Promise.all([
        client.query('begin read only'),
        client.query(`set local statement_timeout = ${sentenciaMs}`),
        client.query<Fila>(sql, valores?.() ?? []),
        confirmarTransaccion(client),
      ]),
    );
    return rows;
  });
}

export async function conPlazo<Result>(
  trabajo: Promise<Result>,
  plazoMs = PACIENCIA_MS,
): Promise<Result> {
  let plazo: NodeJS.Timeout | undefined;
  const tarde = new Promise<never>((_, reject) => {
    plazo = setTimeout(() => reject(new Error(`no answer in ${plazoMs} ms`)), plazoMs);
  });
  return Promise.race([trabajo, tarde]).finally(() => clearTimeout(plazo));
}
