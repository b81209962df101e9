import {
  createHash,
  generateKeyPairSync,
  randomBytes,
  randomUUID,
  sign,
  type KeyObject,
} from 'node:crypto';

import { hashDe } from '@comanda/kit/acceso/sesiones';
import { CAJERO, PUERTO } from '@comanda/kit/testing/semilla';
import type { ActoSinLinea } from '@comanda/shared/contracts/ventas/actoSinLinea';
import type { Firma } from '@comanda/shared/contracts/admin/dispositivos';
import type { SinLinea } from '@comanda/shared/contracts/ventas/ventas';
import {
  textoDeCuerpo,
  textoPorFirmar,
  type ActoFirmado,
} from '@comanda/shared/domain/sinLinea/actoFirmado';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';

import type { QueryResultRow } from 'pg';

type ConDueno = {
  sql<Row extends QueryResultRow>(texto: string, valores?: readonly unknown[]): Promise<Row[]>;
};

/** A till as billing keeps it, and how it shows to be itself. */
export type Equipo = { id: string; token: string; punto: string; empresa: number; ruc: string };

let puntos = 700;

export async function registrarEquipo(
  mundo: ConDueno,
  { id: empresa, ruc } = PUERTO,
  desde: Date,
): Promise<Equipo> {
  const id = randomUUID();
  const token = randomBytes(32).toString('base64url');
  puntos += 1;
  const punto = String(puntos);
  await mundo.sql(
    `insert into facturacion.dispositivos (empresa_id, id, nombre, punto_emision, token_hash, creado)
     values ($1, $2, $3, $4, $5, $6)`,
    [empresa, id, `Caja ${punto}`, punto, hashDe(token), desde],
  );
  return { id, token, punto, empresa, ruc };
}

const HORA_MS = 3_600_000;

type Arrendamiento = {
  cuantos?: number;
  ahora: Date;
  usadas?: string[];
  establecimiento?: string;
  ambiente?: string;
};

/** What it holds after a contact: the key of each number for the first day, the second and the third. */
export async function arrendar(
  mundo: ConDueno,
  { empresa, id, ruc, punto }: Equipo,
  { cuantos = 5, ahora, usadas = [], establecimiento = '001', ambiente = '1' }: Arrendamiento,
): Promise<string[][]> {
  const hasta = new Date(ahora.getTime() + 48 * HORA_MS);
  const fechas = [0, 24, 48].map((horas) =>
    fechaNegocio(new Date(ahora.getTime() + horas * HORA_MS)),
  );
  const filas = await mundo.sql<{ claves: string[] }>(
    `select claves from facturacion.arrendar_numeros($1, $2, $3, $10, $4, $11, $5, $6, $7, $8, $9)
      order by secuencial`,
    [
      empresa,
      id,
      ruc,
      punto,
      cuantos,
      usadas.map((clave) => clave.slice(8, 47)),
      fechas,
      hasta,
      ahora,
      establecimiento,
      ambiente,
    ],
  );
  return filas.map(({ claves }) => claves);
}

/** A sale of that till as it says of it; sent as it is sold where nothing is said. */
export const makeSinLinea = (
  { id: dispositivo, token }: Pick<Equipo, 'id' | 'token'>,
  vendida: Date,
  { reloj = vendida, ...over }: { reloj?: Date } & Partial<Omit<SinLinea, 'reloj'>> = {},
): SinLinea => ({
  dispositivo,
  token,
  vendida: vendida.toISOString(),
  reloj: reloj.toISOString(),
  vendedor: CAJERO.id,
  ...over,
});

/** A key that somebody made at a till, as billing has it. */
export type LlaveDePrueba = { huella: string; privada: KeyObject };

export async function registrarLlave(
  mundo: ConDueno,
  { id, empresa }: Equipo,
  quien: { id: string },
  desde: Date,
): Promise<LlaveDePrueba> {
  const { publicKey, privateKey: privada } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = publicKey.export({ format: 'jwk' });
  const huella = createHash('sha256').update(JSON.stringify(jwk)).digest('base64url');
  await mundo.sql(
    `insert into facturacion.dispositivo_llaves (empresa_id, dispositivo_id, huella, usuario_id, jwk, desde, hasta)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [empresa, id, huella, quien.id, jwk, desde, new Date(desde.getTime() + 48 * HORA_MS)],
  );
  return { huella, privada };
}

type Firmable = Readonly<Record<string, unknown>> & { empresa: string };

/** What that key signs of an act, as a till does. */
export function firmaDe(
  { huella: llave, privada: key }: LlaveDePrueba,
  acto: ActoFirmado,
  cuerpo: Readonly<Record<string, unknown>>,
): Firma {
  const huella = createHash('sha256').update(textoDeCuerpo(acto.tipo, cuerpo)).digest('base64url');
  const texto = Buffer.from(textoPorFirmar(acto, huella));
  const valor = sign('sha256', texto, { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
  return { llave, valor };
}

/** A sale, signed with that key under its Idempotency-Key. */
export function conFirma<Venta extends Firmable & { sin_linea: SinLinea }>(
  venta: Venta,
  llave: LlaveDePrueba,
  clave: string,
): Venta {
  const { vendedor: quien, dispositivo, vendida: momento } = venta.sin_linea;
  const acto = { tipo: 'venta', clave, quien, dispositivo, momento, empresa: venta.empresa };
  return { ...venta, sin_linea: { ...venta.sin_linea, firma: firmaDe(llave, acto, venta) } };
}

/** Another act, signed with that key. */
export function actoConFirma<Acto extends Firmable & { sin_linea: ActoSinLinea }>(
  acto: Acto,
  llave: LlaveDePrueba,
  { tipo, clave }: { tipo: string; clave: string },
): Acto {
  const { quien, dispositivo, hecho: momento } = acto.sin_linea;
  const dicho = { tipo, clave, quien, dispositivo, momento, empresa: acto.empresa };
  return { ...acto, sin_linea: { ...acto.sin_linea, firma: firmaDe(llave, dicho, acto) } };
}
