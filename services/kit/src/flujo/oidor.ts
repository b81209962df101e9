import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { setTimeout as esperar } from 'node:timers/promises';

import pg from 'pg';
import { z } from 'zod';

import { TEMAS } from '@comanda/shared/contracts/ventas/flujo';

import { empresaDeTrabajo } from '../acceso/tenant';
import type { Db } from '../base/db';
import { aTiempo } from '../proceso/aTiempo';

import { CANAL, DE_BUILDS, DECIR } from './canal';
import { vozDe } from './voz';

import type { Hub, Oido } from './hub';

/** That the line to the database lives is known by this, as often as a kitchen is told that nothing changed. */
const PULSO_MS = 900;
/** Two in vain: what a page is told would not be vouched for. */
const FRESCO_MS = 2 * PULSO_MS;
/** A line that says nothing for so long is given up. */
const CALLADA_MS = 5_000;
const CONECTAR_MS = 5_000;
/** How long what was said may take to come. */
const PRUEBA_MS = 5_000;
const VUELTA_MS = 500;
const VUELTA_MAXIMA_MS = 30_000;

const avisoSchema = z.tuple([
  z.string(),
  z.array(z.tuple([z.number().int(), z.string(), z.number().int()])),
]);

/** The line took the LISTEN, and what was said over it did not come. */
class SinOido extends Error {
  constructor() {
    super('the line hears nothing: a PgBouncer in transaction mode may be before it (FLUJO_URL)');
  }
}

type Log = Record<'warn' | 'info', (detalle: object, que: string) => void>;

type Opciones = {
  /** A line of its own to the primary, past whatever shares out connections. */
  url: string;
  db: Pick<Db, 'pool'>;
  hub: Hub;
  log: Log;
};

export type Oidor = { cerrar(): Promise<void> };

/**
 * Hears what other processes change, and tells them what this one does. A line through PgBouncer takes a LISTEN without a word and
 * hears nothing: something is said to each line first over another, and where that does not come the log says that pages poll.
 */
export function abrirOidor({ url, db, hub, log }: Opciones): Oidor {
  const yo = randomUUID();
  const fin = new AbortController();
  let estado: Oido = 'sordo';
  let pulso = 0;
  let actual: pg.Client | null = null;
  /** The same, once it is proven. */
  let linea: pg.Client | null = null;
  let oyoAntes = false;

  const voz = vozDe({
    yo,
    decir: (texto) =>
      linea ? linea.query(DECIR, [CANAL, texto]) : db.pool.query(DECIR, [CANAL, texto]),
  });
  hub.conectar({
    oido: () => (estado === 'oye' && performance.now() - pulso > FRESCO_MS ? 'sordo' : estado),
    contar: (hecho) => voz.contar(hecho),
  });

  function oir(texto: string): void {
    const leido = avisoSchema.safeParse(leerJson(texto));
    if (!leido.success) return log.warn({ texto: texto.slice(0, 100) }, 'flujo: not understood');
    const [quien, hechos] = leido.data;
    if (quien === yo) return;
    for (const [empresa, dicho, version] of hechos) {
      const tema = TEMAS.find((uno) => uno === dicho); // a newer process tells of more
      if (tema) hub.oir({ empresa: empresaDeTrabajo(empresa), tema, version });
    }
  }

  async function probar(client: pg.Client): Promise<void> {
    const prueba = randomUUID();
    const llega = new Promise<void>((resolve) => {
      client.on('notification', ({ payload = '' }) => {
        if (payload === prueba) resolve();
        else if (payload === DE_BUILDS) hub.decirBuilds();
        else if (payload.startsWith('[')) oir(payload);
      });
    });
    await client.query(`listen ${CANAL}`);
    await db.pool.query(DECIR, [CANAL, prueba]); // over another line: to itself PgBouncer hands it back
    await aTiempo(llega, PRUEBA_MS).catch(() => {
      throw new SinOido();
    });
  }

  /** As long as the line lives; ends in an error. */
  async function escuchar(client: pg.Client): Promise<never> {
    const rota = new Promise<never>((_, reject) => {
      client.once('error', reject);
      client.once('end', () => reject(new Error('the line ended')));
    });
    rota.catch(() => undefined); // told to who waits
    await Promise.race([client.connect(), rota]);
    await Promise.race([probar(client), rota]);
    linea = client;
    pulso = performance.now();
    estado = 'oye';
    if (oyoAntes) {
      log.info({}, 'flujo: heard again');
      hub.releer();
    }
    oyoAntes = true;
    voz.seguir();
    for (;;) {
      await Promise.race([esperar(PULSO_MS, undefined, { signal: fin.signal }), rota]);
      await Promise.race([aTiempo(client.query('select 1'), CALLADA_MS), rota]);
      pulso = performance.now();
    }
  }

  const seAcaba = () => fin.signal.aborted;

  async function mantener(): Promise<void> {
    for (let vez = 0; !seAcaba(); vez++) {
      const client = new pg.Client({
        connectionString: url,
        application_name: 'comanda flujo',
        connectionTimeoutMillis: CONECTAR_MS,
        keepAlive: true,
      });
      client.on('error', () => undefined); // also what is said once nobody waits any more
      actual = client;
      try {
        await escuchar(client);
      } catch (error) {
        if (linea) vez = 0;
        if (!seAcaba()) decirPorque(error, vez);
      } finally {
        linea = null;
        cortar(client);
      }
      const demora = Math.min(VUELTA_MS * 2 ** vez, VUELTA_MAXIMA_MS);
      await esperar(demora * (0.5 + Math.random()), undefined, { signal: fin.signal }).catch(
        () => undefined, // it is to end
      );
    }
  }

  /** Once, when it begins: a line that is tried again and again says nothing new. */
  function decirPorque(error: unknown, vez: number): void {
    const nunca = error instanceof SinOido;
    const nuevo = nunca ? estado !== 'nunca' : vez === 0;
    estado = nunca ? 'nunca' : 'sordo';
    if (!nuevo) return;
    const motivo = error instanceof Error ? error.message : String(error);
    log.warn({ motivo }, 'flujo: what other processes change is not heard; the pages poll');
  }

  const todo = mantener();
  return {
    async cerrar() {
      fin.abort();
      voz.cerrar();
      if (actual) cortar(actual);
      await todo;
    },
  };
}

/** Without a word of goodbye, which a line that is dead would never take. */
function cortar(client: pg.Client): void {
  // the socket is not in pg's types
  const { connection } = client as unknown as { connection: { stream: Duplex } };
  connection.stream.destroy();
}

function leerJson(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    return null; // what anybody may say on the channel
  }
}
