import { movimientosRepository } from '@comanda/ordering/caja/movimientosRepository';
import type { Database } from '@comanda/ordering/db/schema';
import type { EmpresaId, Persona } from '@comanda/kit/acceso/tenant';
import type { Db } from '@comanda/kit/base/db';

/** What came into the drawer and went out of it besides sales: how many minutes ago, how much and what for. */
const MOVIMIENTOS = [
  { hace: 140, tipo: 'INGRESO', monto: 40, detalle: 'Sueltos del banco' },
  { hace: 95, tipo: 'SALIDA', monto: 12.5, detalle: 'Compra de hielo' },
  { hace: 50, tipo: 'SALIDA', monto: 8.75, detalle: 'Limones del mercado' },
] as const;

type Cajon = { db: Db<Database>; empresa: EmpresaId; cajero: Persona; ahora: Date };

/** By what a cashier would have pressed, each at its time. */
export async function moverCajon({ db, empresa, cajero, ahora }: Cajon): Promise<void> {
  const { registrar } = movimientosRepository(db);
  for (const { hace, ...movimiento } of MOVIMIENTOS)
    await registrar(
      empresa,
      { ...movimiento, clave: null },
      { usuario: cajero, ahora: new Date(ahora.getTime() - hace * 60_000) },
    );
}
