import { setTimeout as esperar } from 'node:timers/promises';

import { esBaseCaida, openDb, verComo, type Db } from './db';
import { exigirRolApp } from './rolApp';
import { anotarLentas } from './sentenciasLentas';
import { mirarReplica, type Mirada, type Muestra } from './mirarReplica';

type Log = Record<'warn' | 'info', (detalle: object, que: string) => void>;
type Quien = { id: string };

/** What was read, and the instant it is of; `hasta` null: it is of now, from the database itself. */
export type Leido<Dato> = { dato: Dato; hasta: Date | null };

/** Where years are read: from a replica as long as it can serve, so that selling does not pay for it. */
export type Lectura<Database = unknown> = {
  /** `trabajo` only reads, and may be done twice. Whoever has just changed something sees it: from the main database until the replica has it. */
  leer<Dato>(quien: Quien, trabajo: (db: Db<Database>) => Promise<Dato>): Promise<Leido<Dato>>;
  /** Somebody changed something. */
  escribio(quien: Quien): void;
  close(): Promise<void>;
};

/** All of it from the database itself: where there is no replica. */
export const lecturaDe = <Database>(db: Db<Database>): Lectura<Database> => ({
  leer: async (_quien, trabajo) => ({ dato: await trabajo(db), hasta: null }),
  escribio: () => undefined,
  close: () => Promise.resolve(),
});

type Opciones = {
  /** The main database. */
  db: Db;
  /** REPLICA_URL: as the services enter, into a streaming replica or a balancer before some. */
  url: string | undefined;
  max?: number;
  /** DB_ESPERA_MS. */
  esperaMs?: number;
  log: Log;
  /** LENTO_MS, where slow statements are to be told. */
  lentoMs?: number;
  /** How often it is asked how far it is. */
  cadaMs?: number;
  /** Further behind it is not read. */
  atrasoMaximoMs?: number;
};

/** What does not answer in so long is not there. */
const PACIENCIA_MS = 1_000;
const ATRASO_MAXIMO_MS = 5 * 60_000;
/** A replica says this when its replay cancelled the reading. */
const DE_REPLICA = /^(40001|40P01)$/;

/** Opens the replica, where one is named. That it is down or behind stops nothing: it is said once, and the main database is read. */
export function abrirLectura({ db, url, max = 10, log, ...limites }: Opciones): Lectura {
  if (url === undefined) return lecturaDe(db);
  const { cadaMs = 1_000, atrasoMaximoMs = ATRASO_MAXIMO_MS } = limites;
  const { esperaMs } = limites;
  const replica = openDb({ url, max, prepared: db.prepared, ...(esperaMs && { esperaMs }) });
  if (limites.lentoMs !== undefined) anotarLentas(replica, { lentoMs: limites.lentoMs, log });
  const escritores = new Map<string, bigint | null>();
  let muestras: readonly Muestra[] = [];
  let segura = false;
  let queja: string | null = null;
  let enCurso: Promise<Mirada | null> | null = null;
  let cuelga = false;
  let mirada: { de: Mirada | null; en: number } | null = null;

  function decir(motivo: string | null): void {
    if (motivo !== null && queja === null)
      log.warn({ motivo }, 'replica not read; the main database is');
    if (motivo === null && queja !== null) log.info({}, 'replica read again');
    queja = motivo;
  }

  /** Null where it may not be read now. */
  async function mirar(): Promise<Mirada | null> {
    try {
      if (!segura) await exigirRolApp(replica, { variable: 'REPLICA_URL' });
      segura = true;
      const vista = await mirarReplica(db, replica, muestras);
      muestras = vista.muestras;
      const atras = vista.ahora.getTime() - vista.hasta.getTime();
      if (atras <= atrasoMaximoMs) return vista;
      decir(`it is ${Math.round(atras / 1_000)} s behind`);
    } catch (error) {
      decir(error instanceof Error ? error.message : String(error));
    }
    return null;
  }

  /** Answers what was found a moment ago, or asks again (`fresca`). A replica that hangs is asked once, and not waited for again. */
  async function comoEsta(fresca: boolean): Promise<Mirada | null> {
    if (cuelga) return null;
    if (!fresca && mirada && performance.now() - mirada.en < cadaMs) return mirada.de;
    enCurso ??= mirar().finally(() => {
      enCurso = null;
      cuelga = false;
    });
    const limite = new AbortController();
    const tarde = esperar(PACIENCIA_MS, 'tarde' as const, { signal: limite.signal, ref: false });
    const de = await Promise.race([enCurso, tarde.catch(() => 'tarde' as const)]);
    limite.abort();
    cuelga = de === 'tarde';
    if (de === 'tarde') decir('it does not answer');
    mirada = { de: de === 'tarde' ? null : de, en: performance.now() };
    return mirada.de;
  }

  /** Whether all that they have changed is in the replica by now. */
  async function puede({ id }: Quien): Promise<Mirada | null> {
    if (!escritores.has(id)) return comoEsta(false);
    const vista = await comoEsta(true);
    if (!vista) return null;
    const suyo = escritores.get(id) ?? vista.escrito;
    if (vista.aplicado < suyo) {
      if (escritores.has(id)) escritores.set(id, suyo);
      return null;
    }
    escritores.delete(id);
    return vista;
  }

  return {
    async leer(quien, trabajo) {
      const vista = await puede(quien);
      if (!vista) return { dato: await trabajo(db), hasta: null };
      try {
        const dato = await trabajo(replica);
        decir(null);
        return { dato, hasta: vista.hasta };
      } catch (error) {
        if (!esDeReplica(error)) throw error;
        mirada = { de: null, en: performance.now() };
        decir(error instanceof Error ? error.message : String(error));
        return { dato: await trabajo(db), hasta: null };
      }
    },
    escribio: ({ id }) => void escritores.set(id, null),
    close: () => replica.close(),
  };
}

function esDeReplica(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown }; // whatever was thrown
  return esBaseCaida(error) || (typeof code === 'string' && DE_REPLICA.test(code));
}

/** The same reading, seen with a service's own tables. */
export const leerComo = <Database>(lectura: Lectura): Lectura<Database> => ({
  ...lectura,
  leer: (quien, trabajo) => lectura.leer(quien, (db) => trabajo(verComo<Database>(db))),
});
