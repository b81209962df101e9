import { setTimeout as esperar } from 'node:timers/promises';

import { esperaMs } from '../cola/esperaMs';
import { crearObrero, type Obrero, type RegistroDeCola } from '../cola/obrero';

import { FalloDeCorreo, type Carta, type Transporte } from './transporte';

/** What came of a try. */
export type ResultadoDeCorreo = {
  estado: 'PENDIENTE' | 'ENVIADO' | 'FALLIDO';
  mensaje: string | null;
  ahora: Date;
  proximo: Date;
};

/** A queue of mail: each is held by a lease while it is being sent. */
export type ColaDeCorreos<Correo> = {
  tomar: (cuantos: number, ahora: Date) => Promise<Correo[]>;
  /** False when the lease was lost meanwhile: then nothing is written. */
  anotar: (correo: Correo, resultado: ResultadoDeCorreo) => Promise<boolean>;
};

export type DepsDeCartero<Correo> = {
  cola: ColaDeCorreos<Correo>;
  transporte: Transporte;
  /** Writes the mail: what it says, and the documents that go with it. */
  redactar: (correo: Correo) => Promise<Carta>;
  /** Which one it is, for the log. */
  nombrar: (correo: Correo) => object;
  reloj: () => Date;
  azar: () => number;
  log: RegistroDeCola;
  pausaMs?: number;
  simultaneos?: number;
  /** How long who asks for one may be kept waiting. */
  presupuestoMs?: number;
};

export type Cartero<Correo> = Obrero & {
  /** Sends a mail that is held already, with a limit of time: somebody waits. The rest goes on alone. */
  apurar: (correo: Correo) => Promise<void>;
};

const ESPERA_MAXIMA = 30 * 60_000;
/** With these waits they take about a day. */
const INTENTOS_MAXIMOS = 60;
const SE_RINDIO = 'No se pudo enviar el correo en un día. Envíelo de nuevo';
const SIN_PREPARAR = 'No se pudo preparar el correo. Se intentará de nuevo';

/** Sends queued mail, by a loop of its own and on request. Any number of these may run on one database. */
export function crearCartero<Correo extends { intentos: number }>(
  deps: DepsDeCartero<Correo>,
): Cartero<Correo> {
  const { cola, transporte, redactar, nombrar, reloj, azar, log } = deps;
  const { pausaMs = 1_000, simultaneos = 4, presupuestoMs = 4_000 } = deps;

  async function enviar(correo: Correo): Promise<void> {
    const fallo = await intentar(correo);
    const ahora = reloj();
    const proximo = new Date(ahora.getTime() + esperaMs(correo.intentos, azar(), ESPERA_MAXIMA));
    await cola.anotar(correo, { ...resultadoDe(fallo, correo.intentos), ahora, proximo });
  }

  /** Null: the other side has it. A failure that is not the other side's is a fault of ours, and is logged. */
  async function intentar(correo: Correo): Promise<Fallo | null> {
    try {
      await transporte.enviar(await redactar(correo));
      return null;
    } catch (error) {
      log.error({ err: error, ...nombrar(correo) }, 'mail not sent');
      return error instanceof FalloDeCorreo ? error : { frase: SIN_PREPARAR, permanente: false };
    }
  }

  const obrero = crearObrero<Correo>({
    tomar: cola.tomar,
    hacer: enviar,
    nombrar,
    frases: { ronda: 'mail round failed', tarea: 'mail not put back; its lease will run out' },
    reloj,
    log,
    pausaMs,
    simultaneos,
  });

  return {
    ronda: obrero.ronda,
    iniciar: obrero.iniciar,
    detener: obrero.detener,

    async apurar(correo: Correo): Promise<void> {
      const limite = esperar(presupuestoMs, undefined, { ref: false });
      await Promise.race([limite, obrero.encargar(correo)]);
    },
  };
}

type Fallo = Pick<FalloDeCorreo, 'frase' | 'permanente'>;

function resultadoDe(fallo: Fallo | null, intentos: number) {
  if (fallo === null) return { estado: 'ENVIADO' as const, mensaje: null };
  if (fallo.permanente) return { estado: 'FALLIDO' as const, mensaje: fallo.frase };
  if (intentos >= INTENTOS_MAXIMOS) return { estado: 'FALLIDO' as const, mensaje: SE_RINDIO };
  return { estado: 'PENDIENTE' as const, mensaje: fallo.frase };
}
