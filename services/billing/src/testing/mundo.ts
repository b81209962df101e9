import { randomBytes, randomUUID } from 'node:crypto';

import { enEmpresa, verComo } from '@comanda/kit/base/db';
import { empresaDeTrabajo, type EmpresaId } from '@comanda/kit/acceso/tenant';
import { PUERTO } from '@comanda/kit/testing/semilla';
import { comoDueno, testDb, type TestDb } from '@comanda/kit/testing/testDb';
import type { ComprobanteVenta } from '@comanda/shared/contracts/facturacion/comprobante';

import type { BillingDeps } from '../deps';
import type { Carta } from '@comanda/kit/correo/transporte';
import type { Database } from '../db/schema';
import { sriCliente } from '../entrega/sriCliente';
import { abrirAlmacen } from '../piezas';
import { reservasRepository } from '../reservas/reservasRepository';

import { certificadoDePrueba } from './certificadoDePrueba';
import { makeVenta } from './ventas';

/** `cartas`: every mail that went out. */
export type Mundo = TestDb<Database> & { deps: BillingDeps; cartas: Carta[] };

/** Where no authority is. */
const NADIE_ESCUCHA = 'http://127.0.0.1:65530';

export const AHORA = new Date('2026-11-20T18:00:00Z');

/** A database of its own and what billing stands on; the authority at `sriUrl`, or none. */
export async function abrirMundo(
  sriUrl: string | null = null,
  over: Partial<BillingDeps> = {},
): Promise<Mundo> {
  const base = await testDb();
  const cartas: Carta[] = [];
  const deps: BillingDeps = {
    db: base.db,
    correo: { enviar: async (carta) => void cartas.push(carta) },
    sri: sriCliente({ direccion: () => sriUrl ?? NADIE_ESCUCHA, simulado: true }),
    reloj: () => new Date(),
    claveMaestra: randomBytes(32),
    rucProveedor: PUERTO.ruc,
    ...over,
  };
  return { ...base, db: verComo<Database>(base.db), deps, cartas };
}

export const empresaId = ({ id }: { id: number }): EmpresaId => empresaDeTrabajo(id);

/** Gives a company a certificate that signs. */
export async function darCertificado(
  { deps }: Pick<Mundo, 'deps'>,
  empresa: { id: number; ruc: string },
  certificado = certificadoDePrueba(empresa),
): Promise<void> {
  await abrirAlmacen(deps).guardar(empresaId(empresa), certificado);
}

type DeVenta = { hoy: string; over?: Partial<ComprobanteVenta>; ambiente?: '1' | '2' };
type Vendida = { clave: string; secuencial: number; venta: ComprobanteVenta };

/** What ordering does: reserves a number of that company and consumes it with a sale of today. */
export async function vender(
  { db }: Mundo,
  empresa: { id: number; ruc: string },
  { hoy, over = {}, ambiente = '1' }: DeVenta,
): Promise<Vendida> {
  const { clave_acceso: clave, secuencial } = await reservasRepository(db).reservar(
    empresaId(empresa),
    {
      serie: {
        ruc: empresa.ruc,
        establecimiento: '001',
        puntoEmision: '001',
        codDoc: '01',
        ambiente,
      },
      idempotencia: randomUUID(),
      ahora: new Date(),
      fecha: hoy,
    },
  );
  const venta = makeVenta([{ cantidad: 2, precio_venta: 375, tarifa: 15 }], {
    fecha_emision: hoy,
    ...over,
  });
  const filas = await consumir(db, empresaId(empresa), { clave, venta });
  if (filas.length !== 1) throw new Error(`vender: ${clave} was not consumed`);
  return { clave, secuencial, venta };
}

/** The one call ordering makes into billing's schema. */
export function consumir(
  db: Mundo['db'],
  empresa: EmpresaId,
  { clave, venta }: { clave: string; venta: ComprobanteVenta },
): Promise<{ secuencial: number }[]> {
  return enEmpresa(db, empresa, async ({ client }) => {
    const { rows } = await client.query<{ secuencial: number }>(
      'select * from facturacion.consumir_reserva($1, $2, $3, $4)',
      [empresa, clave, randomUUID(), JSON.stringify(venta)],
    );
    return rows;
  });
}

/** All rows of a table of the schema, past row-level security. */
export function todos<Row extends Record<string, unknown>>(
  { url }: Mundo,
  tabla: string,
): Promise<Row[]> {
  return comoDueno<Row>(url, `select * from facturacion.${tabla}`);
}
