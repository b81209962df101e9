import { expect } from '@jest/globals';

import type { Call, CallInput, CallReply } from '@comanda/shared/contracts/defineCall';
import type { todasLasCalls } from '@comanda/shared/contracts/todas';

import { leerMatriz, type Fila } from './matriz';

type DeUnServicio = (typeof todasLasCalls)[keyof typeof todasLasCalls];
type NombreEn<Calls> = Calls extends Calls ? keyof Calls : never;
type CallEn<Calls, Nombre extends PropertyKey> =
  Calls extends Record<Nombre, infer C extends Call> ? C : never;

/** The name of a call, whichever service answers it. */
export type NombreDeCall = NombreEn<DeUnServicio>;
type CallDe<Nombre extends NombreDeCall> = CallEn<DeUnServicio, Nombre>;
export type EntradaDe<Nombre extends NombreDeCall> = CallInput<CallDe<Nombre>> & {
  cookies?: Record<string, string>;
  /** The key of a team, in place of a session. */
  llave?: string;
};
export type DatoDe<Nombre extends NombreDeCall> =
  CallReply<CallDe<Nombre>> extends { data: infer Dato } ? Dato : never;

export type EmpresaPrueba = { id: number; empresa: string; ruc: string };
/** A sale that was made, by what others could try to reach it with. */
export type Vendida = { clave: string; secuencia: string; idempotencia: string };

/** What an input is made with: La Cevicheria del Puerto is who asks, Cafeteria Andina is who must not be reached. */
export type MundoDeDenegar = {
  /** Asks as the owner of the tables, past row-level security, to arrange a test. */
  dueno: <Row = object>(texto: string, valores?: readonly unknown[]) => Promise<Row[]>;
  /** A call by the administrator of both, every area on; what it answers. */
  pedir: <Nombre extends NombreDeCall>(
    nombre: Nombre,
    entrada: EntradaDe<Nombre>,
  ) => Promise<DatoDe<Nombre>>;
  /** The same by whoever will make the call that the input is for, where it is of what is their own. */
  pedirSuyo: MundoDeDenegar['pedir'];
  /** The key of a number that is reserved for a sale. */
  reservar: (empresa: EmpresaPrueba) => Promise<string>;
  /** The cookie of a live session. */
  cookieDe: (usuario: { id: string }) => Promise<Record<string, string>>;
  /** Leaves a document as the authority does that sends it back. */
  devolver: (clave: string) => Promise<void>;
  /** A sale of La Cevicheria, signed and waiting for the authority. */
  vendida: Vendida;
  /** A sale of Cafeteria Andina to a customer of its own, and a number it has reserved. */
  ajena: Vendida & { reservada: string; cedula: string };
};

type Espera = {
  status: number;
  code?: string;
  cuerpo?: { success: true; data: unknown };
  texto?: unknown;
};
export const rechazo = (status: number, code: string): Espera => ({ status, code });
export const noExiste = rechazo(404, 'NO_ENCONTRADO');
export const data = (valor: unknown): Espera => ({
  status: 200,
  cuerpo: { success: true, data: valor },
});

export type Preparar<Entrada = object> = (mundo: MundoDeDenegar) => Entrada | Promise<Entrada>;
/** A CSV of nothing but its headings. */
export const soloTitulos: Espera = {
  status: 200,
  texto: expect.stringMatching(/^\uFEFF?[^\r\n]+\r\n$/),
};

/**
 * Something of the other company that is sent under the own company's name, and what it must answer: as if it did not
 * exist. `luego` takes back what a 200 left in the own company.
 */
export type Ajeno<Entrada = object> = readonly [
  con: string,
  over: Preparar<Entrada>,
  espera: Espera,
  luego?: (mundo: MundoDeDenegar) => Promise<unknown>,
];

export type Declaracion = {
  filas: ReadonlyMap<string, Fila>;
  entradas: Readonly<Record<string, Preparar>>;
  ajenos: Readonly<Record<string, readonly Ajeno[] | undefined>>;
};

/**
 * What a feature's x.denegar.ts says of its calls. `quienes`: who may, from section 6 of the specification and
 * what was decided since, on purpose not from the contracts, which are what it checks. `entradas`: an input of La Cevicheria that
 * whoever may make the call gets a 200 with. `ajenos`: what others could try; `[]` where no field names anything.
 */
export function declarar<Nombre extends NombreDeCall>({
  quienes,
  entradas,
  ajenos = {},
}: {
  quienes: string;
  entradas: { [N in Nombre]: Preparar<EntradaDe<N>> };
  ajenos?: { [N in Nombre]?: readonly Ajeno<Partial<EntradaDe<N>>>[] };
}): Declaracion {
  return { filas: leerMatriz(quienes), entradas, ajenos };
}
