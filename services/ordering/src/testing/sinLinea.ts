import { randomBytes, randomUUID } from 'node:crypto';

import { hashDe } from '@comanda/kit/acceso/sesiones';
import { CAJERO, PUERTO } from '@comanda/kit/testing/semilla';
import type { SinLinea } from '@comanda/shared/contracts/ventas';
import { fechaNegocio } from '@comanda/shared/domain/fecha';

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

/** What it holds after a contact: the key of each number for the first day, the second and the third. */
export async function arrendar(
  mundo: ConDueno,
  { empresa, id, ruc, punto }: Equipo,
  { cuantos = 5, ahora, usadas = [] }: { cuantos?: number; ahora: Date; usadas?: string[] },
): Promise<string[][]> {
  const hasta = new Date(ahora.getTime() + 48 * HORA_MS);
  const fechas = [0, 24, 48].map((horas) =>
    fechaNegocio(new Date(ahora.getTime() + horas * HORA_MS)),
  );
  const filas = await mundo.sql<{ claves: string[] }>(
    `select claves from facturacion.arrendar_numeros($1, $2, $3, '001', $4, '1', $5, $6, $7, $8, $9)
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
