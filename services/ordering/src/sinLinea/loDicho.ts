import type { ActoSinLinea } from '@comanda/shared/contracts/ventas/actoSinLinea';
import type { Firma } from '@comanda/shared/contracts/admin/dispositivos';
import { PERFILES_DE_CAJA } from '@comanda/shared/contracts/auth/perfiles';
import type { SinLinea } from '@comanda/shared/contracts/ventas/ventas';

import type { Solicitud } from '../ventas/revisarLinea';

/** Kinds of what a till does without a line, as far as it is asked another thing of them. */
export const CLASES = ['venta', 'acto', 'orden'] as const;
export type Clase = (typeof CLASES)[number];

/** What a till says of something that it did without a line. Nothing of it is believed before it was decided on. */
export type LoDicho = {
  clase: Clase;
  /** As it is signed, and as its row says. */
  tipo: string;
  clave: string;
  empresa: string;
  dispositivo: string;
  token: string;
  /** Who did it, and when. */
  quien: string;
  momento: string;
  reloj: string;
  /** All of its body, and what that person signed. */
  cuerpo: Readonly<Record<string, unknown>>;
  firma: Firma | null;
  /** Who may do such a thing. */
  perfiles: readonly string[];
  /** Its number is of the day that it says. */
  conSuNumero: boolean;
};

/** An act as its call brought it: what it says of the till, and the body that this stands in. */
export type ActoComoVino = ActoSinLinea & { cuerpo: Readonly<Record<string, unknown>> };

/** Undefined: there was a line, or no till. */
export const comoVino = (
  entrada: Readonly<Record<string, unknown>> & { sin_linea?: ActoSinLinea | undefined },
): ActoComoVino | undefined => entrada.sin_linea && { ...entrada.sin_linea, cuerpo: entrada };

type De = Pick<LoDicho, 'tipo' | 'clave' | 'perfiles'>;

export const loDichoDeActo = (
  { dispositivo, token, quien, hecho, reloj, firma, cuerpo }: ActoComoVino,
  { tipo, clave, perfiles }: De,
): LoDicho => ({
  clase: tipo === 'orden' ? 'orden' : 'acto',
  tipo,
  clave,
  empresa: String(cuerpo.empresa),
  dispositivo,
  token,
  quien,
  momento: hecho,
  reloj,
  cuerpo,
  firma: firma ?? null,
  perfiles,
  conSuNumero: false,
});

/** `reemplaza`: the number that it was sold with, where an Administrador takes it with another. */
export const loDichoDeVenta = (
  solicitud: Solicitud,
  { dispositivo, token, vendedor, vendida, reloj, firma }: SinLinea,
  { clave, reemplaza }: { clave: string; reemplaza: string | null },
): LoDicho => ({
  clase: 'venta',
  tipo: 'venta',
  clave,
  empresa: solicitud.empresa,
  dispositivo,
  token,
  quien: vendedor,
  momento: vendida,
  reloj,
  cuerpo: { ...solicitud, clave_acceso: reemplaza ?? solicitud.clave_acceso },
  firma: firma ?? null,
  perfiles: PERFILES_DE_CAJA,
  conSuNumero: solicitud.clave_acceso !== null && reemplaza === null,
});
