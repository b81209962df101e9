import { setTimeout as esperar } from 'node:timers/promises';

import { crearObrero } from '@comanda/kit/cola/obrero';
import { entregas } from '@comanda/kit/metricas/delProceso';
import { enPeticion } from '@comanda/kit/http/peticionEnCurso';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import { posponerTrabajo, procesarTrabajo, type DepsDeProceso } from './procesarTrabajo';
import type { CambioDeComprobante } from './cambios';
import type { Trabajo } from './trabajo';

type Decir = (detalle: object, mensaje: string) => void;
export type RegistroDeEntrega = { error: Decir; info: Decir };

export type DepsDeEntrega = Omit<DepsDeProceso, 'alPasar'> & {
  log: RegistroDeEntrega;
  /** How long an idle worker sleeps. */
  pausaMs?: number;
  /** How many documents one worker takes at a time. */
  simultaneos?: number;
  /** How long /firmar_xml may keep a cashier waiting. */
  presupuestoMs?: number;
};

export type Entrega = ReturnType<typeof crearEntrega>;

/** Which one a line of the log is about, and the request that queued it. */
const cual = ({ clave, peticion }: Trabajo) => ({ clave, ...(peticion && { reqId: peticion }) });

const PAUSA_AL_APURAR = 300;
/** How long who waits for a document waits for one before it. */
const POR_OTRO = 1_000;

/** Delivers queued documents, by a loop of its own and on request. Any number of these may run on one database. */
export function crearEntrega(deps: DepsDeEntrega) {
  const { trabajos, reloj, log, pausaMs = 1_000, simultaneos = 8, presupuestoMs = 4_000 } = deps;

  /** A failure here is a fault of ours: it is logged, the document says that it waits, the job comes back. */
  async function intentar(trabajo: Trabajo): Promise<void> {
    try {
      decir(trabajo, await procesarTrabajo({ ...deps, alPasar: obrero.avisar }, trabajo));
    } catch (error) {
      log.error({ err: error, ...cual(trabajo) }, 'delivery failed');
      await posponerTrabajo(deps, trabajo);
    }
  }

  /** What came of it, once: what goes on will be told when it ends. */
  function decir(trabajo: Trabajo, cambio: CambioDeComprobante | null): void {
    if (!cambio || (cambio.sigue !== 'fin' && cambio.sigue !== 'pausa')) return;
    const { estado, codigo } = cambio;
    entregas.inc({ estado });
    const que = estado === 'AUTORIZADO' ? 'document delivered' : 'document not delivered';
    log.info({ ...cual(trabajo), estado, codigo }, que);
  }

  const obrero = crearObrero<Trabajo>({
    tomar: (cuantos, ahora) => trabajos.tomar(cuantos, ahora),
    hacer: (trabajo) => enPeticion(trabajo.peticion, () => intentar(trabajo)),
    nombrar: cual,
    frases: { ronda: 'delivery round failed', tarea: 'job not put back; its lease will run out' },
    reloj,
    log,
    pausaMs,
    simultaneos,
  });
  let detenida = false;

  /** Whether there is a point in going on: it is on its way, or what is sent first got on. `hasta`: when to stop waiting for another. */
  async function apurarUno(empresa: EmpresaId, clave: string, hasta: number): Promise<boolean> {
    const { pausada, primero } = await trabajos.turno(empresa, clave, reloj());
    if (pausada) return dejarFirmada(empresa, clave);
    if (primero === null) return false;
    const trabajo = await trabajos.tomarUno(empresa, primero, reloj());
    if (primero !== clave)
      return (
        (await dejaPasar(empresa, { primero, trabajo, hasta })) || dejarFirmada(empresa, clave)
      );
    if (trabajo) await obrero.encargar(trabajo);
    const queda = await trabajos.pendiente(empresa, clave);
    if (queda === null || !(queda.recibido || queda.arrendado)) return false;
    await esperar(PAUSA_AL_APURAR); // it is asked about at its own pace, however many look
    return true;
  }

  /** Whether the one before got on, or may yet while somebody waits for it. */
  async function dejaPasar(
    empresa: EmpresaId,
    { primero, trabajo, hasta }: { primero: string; trabajo: Trabajo | null; hasta: number },
  ): Promise<boolean> {
    await (trabajo ? conPaciencia(obrero.encargar(trabajo), hasta) : esperar(PAUSA_AL_APURAR));
    const espera = await trabajos.pendiente(empresa, primero);
    if (espera === null || espera.enviado) return true;
    return espera.arrendado && reloj().getTime() < hasta;
  }

  const conPaciencia = (trabajo: Promise<void>, hasta: number) =>
    Promise.race([
      trabajo,
      esperar(Math.max(0, hasta - reloj().getTime()), undefined, { ref: false }),
    ]);

  /** Nothing can be sent now, or nothing before it: this one is signed all the same, and says that it waits. */
  async function dejarFirmada(empresa: EmpresaId, clave: string): Promise<false> {
    const trabajo = await trabajos.tomarUno(empresa, clave, reloj());
    if (trabajo) await obrero.encargar(trabajo);
    return false;
  }

  return {
    ronda: obrero.ronda,
    iniciar: obrero.iniciar,

    /** Does the job of one document now, with a limit of time: a cashier waits. The rest goes on alone. */
    async apurar(empresa: EmpresaId, clave: string): Promise<void> {
      const limite = reloj().getTime() + presupuestoMs;
      const hasta = reloj().getTime() + POR_OTRO;
      const terminado = (async () => {
        while (!detenida && reloj().getTime() < limite) {
          if (!(await apurarUno(empresa, clave, hasta))) return;
        }
      })();
      await Promise.race([esperar(presupuestoMs, undefined, { ref: false }), terminado]);
    },

    /** Waits for what is in hand; nothing new is taken. */
    detener(): Promise<void> {
      detenida = true;
      return obrero.detener();
    },
  };
}
