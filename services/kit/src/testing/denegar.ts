import { expect } from '@jest/globals';

import type { Call, CallInput, CallReply } from '@comanda/shared/contracts/defineCall';

import { leerMatriz, type Fila } from './matriz';

export type EntradaDe<C extends Call> = CallInput<C> & {
  cookies?: Record<string, string>;
  /** The key of a team, in place of a session. */
  llave?: string;
};
type DatoDe<C extends Call> = CallReply<C> extends { data: infer Dato } ? Dato : never;

export type EmpresaPrueba = { id: number; empresa: string; ruc: string };
/** A sale that was made, by what others could try to reach it with. */
export type Vendida = { clave: string; secuencia: string; idempotencia: string };

/** Who bought of Cafeteria Andina, and is no customer of La Cevicheria. */
export const CEDULA_AJENA = '0926687856';

/** What an input is made with: La Cevicheria del Puerto is who asks, Cafeteria Andina is who must not be reached. */
export type MundoDeDenegar = {
  /** Asks as the owner of the tables, past row-level security, to arrange a test. */
  dueno: <Row = object>(texto: string, valores?: readonly unknown[]) => Promise<Row[]>;
  /** A call by the administrator of both, every area on; what it answers. */
  pedir: <C extends Call>(call: C, entrada: EntradaDe<C>) => Promise<DatoDe<C>>;
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
 * What a feature's x.denegar.ts says of its calls, of these contracts. `quienes`: who may, from section 6 of the specification and
 * what was decided since, on purpose not from the contracts, which are what it checks. `entradas`: an input of La Cevicheria that
 * whoever may make the call gets a 200 with. `ajenos`: what others could try; `[]` where no field names anything.
 */
export const declarar =
  <Calls extends Readonly<Record<string, Call>>>(calls: Calls) =>
  <Nombre extends keyof Calls & string>({
    quienes,
    entradas,
    ajenos = {},
  }: {
    quienes: string;
    entradas: { [N in Nombre]: Preparar<EntradaDe<Calls[N]>> };
    ajenos?: { [N in Nombre]?: readonly Ajeno<Partial<EntradaDe<Calls[N]>>>[] };
  }): Declaracion => {
    const filas = leerMatriz(quienes);
    for (const nombre of filas.keys())
      if (!Object.hasOwn(calls, nombre))
        throw new Error(`declarar: its contracts have no call ${nombre}`);
    return { filas, entradas, ajenos };
  };
