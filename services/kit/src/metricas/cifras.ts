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
};

type Fila = { medida: string; etiqueta: string | null; valor: number };
type Base = Pick<Db, 'pool'>;
type Log = { warn(detalle: object, que: string): void };

/** So old may they be, however many ask. */
const VIDA_MS = 10_000;
const PACIENCIA_MS = 2_000;

export type Lector = {
  /** Brings the gauges up to date; never rejects. */
  actualizar: () => Promise<void>;
};

type Opciones = { base: Base; cifras: readonly Cifras[]; registro: Registry; log: Log };

/** Figures of the database as gauges. Where it does not answer there are none, for old ones would look like new ones. */
export function lectorDeCifras({ base, cifras, registro, log }: Opciones): Lector {
  const disponible = new Gauge({
    name: 'comanda_base_disponible',
    help: '1 si la base contestó las cifras a tiempo, 0 si no',
    registers: [registro],
  });
  const medidas = medidores(cifras, registro);
  let leidas = -Infinity;
  let enCurso: Promise<Fila[]> | null = null;

  async function leer(): Promise<void> {
    for (const { gauge } of medidas.values()) gauge.reset();
    try {
      // one that hangs is not asked again behind it
      enCurso ??= preguntar(base, cifras).finally(() => (enCurso = null));
      const filas = await conPlazo(enCurso);
      for (const fila of filas) anotar(medidas, fila);
      disponible.set(1);
    } catch (error) {
      disponible.set(0);
      for (const { gauge } of medidas.values()) gauge.reset();
      const motivo = error instanceof Error ? error.message : String(error);
      log.warn({ motivo }, 'the figures of the database were not read');
    }
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

function anotar(medidas: Medidores, { medida, etiqueta, valor }: Fila): void {
  const medidor = medidas.get(medida);
  if (!medidor) throw new Error(`cifras: ${medida} is not declared`);
  if (medidor.etiqueta === undefined) medidor.gauge.set(valor);
  else medidor.gauge.set({ [medidor.etiqueta]: etiqueta ?? '' }, valor);
}

/** They are read in one trip that the database itself gives up: a scrape must not hold a connection that a sale needs. */
function preguntar(base: Base, cifras: readonly Cifras[]): Promise<Fila[]> {
  return enCliente(base, async (client) => {
    const [, , respuestas] = await deUnaVez(client, () =>
      Promise.all([
        client.query('begin read only'),
        client.query(`set local statement_timeout = ${PACIENCIA_MS}`),
        Promise.all(cifras.map(({ sql, valores }) => client.query<Fila>(sql, valores?.() ?? []))),
        confirmarTransaccion(client),
      ]),
    );
    return respuestas.flatMap(({ rows }) => rows);
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
