import { z, type ZodObject, type ZodType } from 'zod';

import type { ErrorCode } from '../errors/catalogo';
import type { Perfil } from './auth/perfiles';

/**
 * Who may make a call. 'publico': nobody need be logged in. 'sesion': any profile. Otherwise the profiles by name.
 * `area` is the area that must be switched on for the company, or those of which one must; null where none applies.
 */
export type Acceso = {
  perfiles: 'publico' | 'sesion' | readonly Perfil[];
  area: string | readonly string[] | null;
  /** Answered also while the account has something to do first (PENDIENTES): the calls with which it does it. */
  pendiente?: true;
  /** A session that a PIN opened is refused: who a person is, and what they may do, is changed with a password. */
  conClave?: true;
  /** The company it names is not there yet: the call makes it. */
  empresaNueva?: true;
};

/** The kinds of work that are done by turns. */
export const TURNOS = ['archivo', 'reporte'] as const;
export type Turno = (typeof TURNOS)[number];

/** How long a client waits where its call says nothing. */
export const ESPERA_MS = 15_000;

/** One HTTP call, described once; the client and the server both read it. A call without `acceso` does not compile. */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  acceso: Acceso;
  params?: ZodObject;
  query?: ZodObject;
  body?: ZodObject;
  reply: ZodType;
  /** True where the call carries an Idempotency-Key header (a UUID). */
  idempotente?: boolean;
  /** The field of its body with a key the caller makes (a UUID): sent again under it, it was done once. */
  clave?: string;
  /** True where it answers 304 to an If-None-Match that still holds. */
  marca?: boolean;
  /**
   * Of how many different ones of it the last answer is kept in the browser, for who goes on without a line; none where nothing
   * is said.
   */
  guardadas?: number;
  /** Milliseconds the client waits before it gives up; 15,000 where nothing is said. */
  espera?: number;
  /** Bytes its body may have; a megabyte where nothing is said. */
  cuerpo?: number;
  /**
   * What it takes so much of that a company has few of them at once, and the others wait: a file that is read or written
   * for long, or a report over years.
   */
  turno?: Turno;
  /** True where a person's browser opens it: it says in a page, not in the envelope, what it has found. */
  pagina?: true;
  /** Codes this call may refuse with, besides those any call like it may (fallosDe). */
  fallos?: readonly ErrorCode[];
};

type InputOf<Schema> = Schema extends ZodType ? z.input<Schema> : unknown;

export type CallInput<C extends Call> = InputOf<C['params']> &
  InputOf<C['query']> &
  InputOf<C['body']> &
  (C extends { idempotente: true } ? { idempotencia: string } : unknown);
export type CallReply<C extends Call> = z.output<C['reply']>;

type OutputOf<Schema> = Schema extends ZodType ? z.output<Schema> : unknown;

/** The same flat input as the server reads it: what the schemas of path, query and body made of it. */
export type CallEntrada<C extends Call> = OutputOf<C['params']> &
  OutputOf<C['query']> &
  OutputOf<C['body']>;

/** What an enveloped reply carries; never, for a call that answers a file. */
export type CallDatos<C extends Call> =
  CallReply<C> extends { success: true; data: infer Datos } ? Datos : never;

/** The services that answer calls. */
export type Servicio = 'identidad' | 'ordering' | 'billing' | 'platform' | 'print';

const RESPONDE = new WeakMap<object, Servicio>();

/** Keeps the literal types of a contract's calls, and which service answers them. */
export function defineCalls<const Calls extends Record<string, Call>>(
  servicio: Servicio,
  calls: Calls,
): Calls {
  RESPONDE.set(calls, servicio);
  return calls;
}

/** The service that answers the calls of a contract; undefined of what `defineCalls` did not make. */
export const servicioDe = (calls: object): Servicio | undefined => RESPONDE.get(calls);

/** The reply of every call (spec section 7): `{ success, msg?, data }`. */
export const envelope = <Data extends ZodType>(data: Data) =>
  z.object({ success: z.literal(true), msg: z.string().optional(), data });

/** What every refusal looks like on the wire. */
export const failureSchema = z.object({
  success: z.literal(false),
  code: z.string(),
  msg: z.string(),
  errores: z.array(z.object({ campo: z.string(), msg: z.string() })).optional(),
});

export type Failure = z.output<typeof failureSchema>;
