import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

const deSobre = Symbol('sobre');
const archivado = Symbol('archivo');
const corrido = Symbol('corriente');
const fluido = Symbol('flujo');

/** Data, and what stands beside it in the envelope. */
export type EnSobre<Datos> = { readonly [deSobre]: object; readonly data: Datos };

/** What a call answers that is looked at or kept, and not an envelope: the bytes of a document. */
export type ArchivoDicho = {
  readonly [archivado]: true;
  /** Content type. */
  readonly tipo: string;
  /** What a browser calls it when it is kept. */
  readonly nombre: string;
  readonly contenido: string | Buffer;
};

/** The same of a file that is sent while it is made, however long it gets. */
export type Corriente = {
  readonly [corrido]: true;
  readonly tipo: string;
  readonly nombre: string;
  readonly contenido: Readable;
  /** How much of it there is by now (rows, documents), and how much there will be where that is known. */
  readonly hechas: () => number;
  readonly total: number | null;
};

/** An answer that stays open: `seguir` gets where to write, and answers what is to be done once whoever asked is gone. */
export type FlujoDicho = {
  readonly [fluido]: true;
  readonly seguir: (salida: ServerResponse) => () => void;
};

/** The handler's data, and what its contract's envelope has beside it. */
export const enSobre = <Datos>(data: Datos, campos: object): EnSobre<Datos> => ({
  [deSobre]: campos,
  data,
});

/** Data with a sentence for the caller, the `msg` of the envelope. */
export const conMsg = <Datos>(data: Datos, msg: string): EnSobre<Datos> => enSobre(data, { msg });

export const archivo = (campos: Omit<ArchivoDicho, typeof archivado>): ArchivoDicho => ({
  [archivado]: true,
  ...campos,
});

export const corriente = (campos: Omit<Corriente, typeof corrido>): Corriente => ({
  [corrido]: true,
  ...campos,
});

export const flujo = (seguir: FlujoDicho['seguir']): FlujoDicho => ({ [fluido]: true, seguir });

/** Puts the answer of a handler into the envelope. */
export function sobre(resultado: unknown) {
  return esEnSobre(resultado)
    ? { success: true, ...resultado[deSobre], data: resultado.data }
    : { success: true, data: resultado };
}

export const esArchivo = (resultado: unknown): resultado is ArchivoDicho =>
  typeof resultado === 'object' && resultado !== null && archivado in resultado;

export const esCorriente = (resultado: unknown): resultado is Corriente =>
  typeof resultado === 'object' && resultado !== null && corrido in resultado;

export const esFlujo = (resultado: unknown): resultado is FlujoDicho =>
  typeof resultado === 'object' && resultado !== null && fluido in resultado;

const esEnSobre = (resultado: unknown): resultado is EnSobre<unknown> =>
  typeof resultado === 'object' && resultado !== null && deSobre in resultado;
