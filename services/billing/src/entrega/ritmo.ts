import type { EstadoComprobante } from '@comanda/shared/contracts/facturacion/documentos';
import { DIA_MS } from '@comanda/shared/domain/texto/fecha';

import { esperaMs } from '@comanda/kit/cola/esperaMs';

import type { CambioDeComprobante } from './cambios';

/** What a job remembers of its document's way to the authority. */
export type Marcha = {
  /** The authority has it: it holds nobody up any more. */
  enviado: boolean;
  /** The authority may have it although nobody knows. */
  dudoso: boolean;
  envios: number;
  enviado_en: Date | null;
  /** Questions since it last left. */
  consultas: number;
  consultado_en: Date | null;
  /** The authority said that it has it. */
  conocido: boolean;
};

export const POR_EMPEZAR: Marcha = {
  enviado: false,
  dudoso: false,
  conocido: false,
  envios: 0,
  enviado_en: null,
  consultas: 0,
  consultado_en: null,
};

const MINUTO = 60_000;

/** No document is asked about more often, whoever wants to know. */
export const ENTRE_CONSULTAS = 1_000;
const SEGUIDAS = 8;
const CONSULTA_MAXIMA = 5 * MINUTO;

/** Every one to two seconds at first, then twice as long each time. `consultas`: since it left; `azar` in [0, 1). */
export function esperaDeConsulta(consultas: number, azar: number): number {
  const veces = Math.max(0, consultas - SEGUIDAS);
  return Math.round(
    Math.min(ENTRE_CONSULTAS * 2 ** Math.min(veces, 20), CONSULTA_MAXIMA) * (1 + azar),
  );
}

/** How long until the next step after a question: until it is asked again, or may be sent again, whichever is sooner. */
export function esperaTrasConsulta(
  marcha: Marcha,
  estado: EstadoComprobante,
  { ahora, azar }: { ahora: Date; azar: number },
): number {
  const consulta = esperaDeConsulta(marcha.consultas, azar);
  if (marcha.conocido || marcha.enviado_en === null) return consulta;
  const falta = marcha.enviado_en.getTime() + plazo(marcha.envios, estado) - ahora.getTime();
  return falta > 0 ? Math.max(ENTRE_CONSULTAS, Math.min(consulta, falta)) : consulta;
}

/** A quarter of an hour, twice as long each time, a day at most: it is woken, and this is for one that was in hand just then. */
export const esperaDePersona = (intentos: number, azar: number): number =>
  esperaMs(intentos + 9, azar, DIA_MS);

/** When it may be asked about again: at once where it was not lately. */
export function proximaConsulta({ consultado_en }: Marcha, ahora: Date): Date {
  return new Date(Math.max(ahora.getTime(), (consultado_en?.getTime() ?? 0) + ENTRE_CONSULTAS));
}

/**
 * Whether a document that the authority knows nothing of goes again. By the time since it left, never because it was asked
 * often: one that was taken in may be worked on for minutes, an answer that was lost says less. Never what they said they have.
 */
export function tocaReenviar(
  { envios, enviado_en, conocido }: Marcha,
  estado: EstadoComprobante,
  ahora: Date,
): boolean {
  if (conocido) return false;
  if (enviado_en === null) return true;
  return ahora.getTime() - enviado_en.getTime() >= plazo(envios, estado);
}

/** A day since it left, in which they may be at it. */
export const pasoUnDia = ({ enviado_en }: Pick<Marcha, 'enviado_en'>, ahora: Date): boolean =>
  enviado_en !== null && ahora.getTime() - enviado_en.getTime() >= DIA_MS;

/** Whether they have said for a day that they have a document of which they know nothing. */
export const seContradice = (marcha: Marcha, ahora: Date): boolean =>
  marcha.conocido && pasoUnDia(marcha, ahora);

function plazo(envios: number, estado: EstadoComprobante): number {
  if (envios > 1) return 60 * MINUTO;
  return estado === 'FIRMADA' ? MINUTO : 10 * MINUTO;
}

const responden = ({ dudoso, resultado }: CambioDeComprobante) =>
  dudoso !== true && resultado === undefined;

const LA_TIENEN: ReadonlySet<EstadoComprobante> = new Set(['RECIBIDA', 'EN_PROCESO']);

/** What is remembered after a step. */
export function trasPaso(
  marcha: Marcha,
  { paso, cambio, ahora }: { paso: string; cambio: CambioDeComprobante; ahora: Date },
): Marcha {
  const salio = paso === 'ENVIO' && cambio.resultado !== 'NO_SALIO';
  const pregunto = paso === 'CONSULTA' && cambio.resultado !== 'NO_SALIO';
  const envios = marcha.envios + Number(salio);
  const dudoso = marcha.dudoso || cambio.dudoso === true;
  const preguntas = salio ? 0 : marcha.consultas;
  return {
    dudoso,
    envios,
    enviado_en: salio ? ahora : marcha.enviado_en,
    consultas: paso === 'CONSULTA' ? preguntas + 1 : preguntas,
    consultado_en: pregunto ? ahora : marcha.consultado_en,
    conocido: cambio.conocido ?? marcha.conocido,
    // one of which they know nothing, asked, had its turn: it waits alone
    enviado:
      marcha.enviado || LA_TIENEN.has(cambio.estado) || (paso === 'CONSULTA' && responden(cambio)),
  };
}
