import { generateKeyPairSync } from 'node:crypto';

import type { CallInput } from '@comanda/shared/contracts/defineCall';
import {
  dispositivosCalls as calls,
  llavePublicaSchema,
  type LlavePublica,
} from '@comanda/shared/contracts/admin/dispositivos';
import { ADMIN, CAJERO, PUERTO } from '@comanda/kit/testing/semilla';

import type { Facturacion } from './facturacion';

export type Equipo = { empresa: string; dispositivo: string; token: string };
type Contacto = Partial<CallInput<typeof calls.contactarDispositivo>>;

let puntos = 100;
/** A point of emission that no other test counts in. */
export const otroPunto = (): string => String((puntos += 1));

type Nuevo = { empresa?: string; punto_emision?: string; nombre?: string };

/** A till of its own. */
export async function registrar(
  servicio: Facturacion,
  { empresa = PUERTO.empresa, punto_emision = otroPunto(), nombre }: Nuevo = {},
): Promise<Equipo & { punto: string }> {
  const { dispositivo, token } = await servicio.dato(calls.registrarDispositivo, ADMIN, {
    empresa,
    punto_emision,
    nombre: nombre ?? `Caja ${punto_emision}`,
  });
  return { empresa, token, dispositivo: dispositivo.id, punto: punto_emision };
}

/** What a till says that has nothing to send, its clock right. */
export const contactoDe = (
  { empresa, dispositivo, token }: Equipo,
  ahora: Date,
  over: Contacto = {},
) => ({
  empresa,
  dispositivo,
  token,
  numeros: 5,
  reloj: ahora.toISOString(),
  por_enviar: { cuantas: 0, desde: null, claves: [] },
  ...over,
});

/** What it has sold and not sent. */
export const porEnviar = (claves: readonly string[], desde: Date) => ({
  cuantas: claves.length,
  desde: desde.toISOString(),
  claves: [...claves],
});

export const contactar = (
  servicio: Facturacion,
  equipo: Equipo,
  ahora: Date,
  over: Contacto = {},
  quien: { id: string } = equipo.empresa === PUERTO.empresa ? CAJERO : ADMIN,
) => servicio.dato(calls.contactarDispositivo, quien, contactoDe(equipo, ahora, over));

/** The public half of a key that some browser made. */
export const otraLlave = (): LlavePublica =>
  llavePublicaSchema.parse(
    generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' }),
  );
