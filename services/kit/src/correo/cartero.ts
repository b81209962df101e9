import { setTimeout as esperar } from 'node:timers/promises';

import { crearBucle } from '../bucle';
import { esperaMs } from '../esperaMs';

import { FalloDeCorreo, type Carta, type Transporte } from './transporte';

type Registro = { error(detalle: object, mensaje: string): void };

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
  log: Registro;
  pausaMs?: number;
  simultaneos?: number;
  /** How long who asks for one may be kept waiting. */
  presupuestoMs?: number;
};

export type Cartero<Correo> = {
  ronda: () => Promise<number>;
  iniciar: () => void;
  detener: () => Promise<void>;
  /** Sends a mail that is held already, with a limit of time: somebody waits. The rest goes on alone. */
  apurar: (correo: Correo) => Promise<void>;
};

const ESPERA_MAXIMA = 30 * 60_000;
/** With these waits it is about a day. */
const INTENTOS_MAXIMOS = 60;
const SE_RINDIO = 'No se pudo enviar el correo en un dia. Envielo de nuevo';
const SIN_PREPARAR = 'No se pudo preparar el correo. Se intentara de nuevo';

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

  const bucle = crearBucle<Correo>({
    tomar: (cuantos) => cola.tomar(cuantos, reloj()),
    procesar: (correo) =>
      enviar(correo).catch((error: unknown) => {
        log.error({ err: error, ...nombrar(correo) }, 'mail not put back; its lease will run out');
      }),
    alFallar: (error) => log.error({ err: error }, 'mail round failed'),
    pausaMs,
    simultaneos,
  });

  return {
    ronda: bucle.ronda,
    iniciar: bucle.iniciar,
    detener: bucle.detener,

    async apurar(correo: Correo): Promise<void> {
      const limite = esperar(presupuestoMs, undefined, { ref: false });
      await Promise.race([limite, bucle.encargar(correo)]);
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
