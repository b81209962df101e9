import { setTimeout as esperar } from 'node:timers/promises';

import type { EmpresaId } from '@comanda/kit/tenant';

import { posponer, procesarTrabajo, type DepsDeProceso } from './procesarTrabajo';
import type { Trabajo } from './trabajosRepository';

export type Registro = { error(detalle: object, mensaje: string): void };

export type DepsDeEntrega = DepsDeProceso & {
  log: Registro;
  /** How long an idle worker sleeps. */
  pausaMs?: number;
  /** How many documents one worker takes at a time. */
  simultaneos?: number;
  /** How long /firmar_xml may keep a cashier waiting. */
  presupuestoMs?: number;
};

export type Entrega = ReturnType<typeof crearEntrega>;

const PAUSA_AL_APURAR = 300;

/** Delivers queued documents, by a loop of its own and on request. Any number of these may run on one database. */
export function crearEntrega(deps: DepsDeEntrega) {
  const { trabajos, reloj, log, pausaMs = 1_000, simultaneos = 8, presupuestoMs = 4_000 } = deps;
  const enCurso = new Set<Promise<void>>();
  const fin = new AbortController();
  let bucle: Promise<void> | null = null;

  /** A failure here is a fault of ours: it is logged, the document says that it waits, the job comes back. */
  async function intentar(trabajo: Trabajo): Promise<void> {
    try {
      await procesarTrabajo(deps, trabajo);
    } catch (error) {
      log.error({ err: error, clave: trabajo.clave }, 'delivery failed');
      await posponer(deps, trabajo);
    }
  }

  function procesar(trabajo: Trabajo): Promise<void> {
    const tarea = intentar(trabajo).catch((error: unknown) => {
      log.error({ err: error, clave: trabajo.clave }, 'job not put back; its lease will run out');
    });
    enCurso.add(tarea);
    return tarea.finally(() => enCurso.delete(tarea));
  }

  /** One round; answers how many documents it took. */
  async function ronda(): Promise<number> {
    const tomados = await trabajos.tomar(simultaneos, reloj());
    await Promise.all(tomados.map(procesar));
    return tomados.length;
  }

  async function trabajar(): Promise<void> {
    while (!fin.signal.aborted) {
      const hechos = await ronda().catch((error: unknown) => {
        log.error({ err: error }, 'delivery round failed');
        return 0;
      });
      if (hechos === 0)
        await esperar(pausaMs, undefined, { signal: fin.signal }).catch(() => undefined); // stopped
    }
  }

  return {
    ronda,

    iniciar(): void {
      bucle ??= trabajar();
    },

    /** Does the job of one document now, with a limit of time: a cashier waits. The rest goes on alone. */
    async apurar(empresa: EmpresaId, clave: string): Promise<void> {
      const limite = reloj().getTime() + presupuestoMs;
      const terminado = (async () => {
        while (!fin.signal.aborted && reloj().getTime() < limite) {
          const trabajo = await trabajos.tomarUno(empresa, clave, reloj());
          if (trabajo) await procesar(trabajo);
          const estado = await trabajos.estadoPendiente(empresa, clave);
          const alcanzable = trabajo === null || estado === 'RECIBIDA' || estado === 'EN_PROCESO';
          if (estado === null || !alcanzable) return;
          await esperar(PAUSA_AL_APURAR);
        }
      })();
      await Promise.race([esperar(presupuestoMs, undefined, { ref: false }), terminado]);
    },

    /** Waits for what is in hand; nothing new is taken. */
    async detener(): Promise<void> {
      fin.abort();
      await bucle;
      await Promise.all(enCurso);
    },
  };
}
