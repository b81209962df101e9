import { openDb, type Db } from '@comanda/kit/base/db';
import { empresasDe, revisarTotales } from '@comanda/ordering/reportes/revision/revisarTotales';

import { Impedimento } from '../impedimento';

import { lineasDeDia, resumenDe, type CuentasDeTotales } from './decir';
import type { PedidoDeTotales } from './leerPedido';

type Salida = { url: string; decir: (linea: string) => void };

/** Compares or makes again what is kept of each day; answers with which code the command ends: 1 when something differs still. */
export async function correrTotales(
  pedido: PedidoDeTotales,
  { url, decir }: Salida,
): Promise<0 | 1> {
  const db = openDb({ url, max: 1 });
  try {
    const cuentas = await recorrer(db, pedido, decir);
    decir(resumenDe(cuentas, pedido.rehacer));
    return cuentas.difieren > 0 && !pedido.rehacer ? 1 : 0;
  } finally {
    await db.close();
  }
}

async function recorrer(
  db: Db,
  { rehacer, ...revision }: PedidoDeTotales,
  decir: Salida['decir'],
): Promise<CuentasDeTotales> {
  const empresas = await empresasDe(db, revision.empresa);
  if (empresas.length === 0 && revision.empresa !== null)
    throw new Impedimento(`No hay una empresa que se llame "${revision.empresa}"`);
  const cuentas = { empresas: empresas.length, dias: 0, pendientes: 0, difieren: 0, rehechos: 0 };
  const como = rehacer ? { por: 'npm run totales', reloj: () => new Date() } : null;
  for await (const dia of revisarTotales(db, revision, como)) {
    cuentas.dias += 1;
    if (dia.pendiente) cuentas.pendientes += 1;
    if (dia.diferencias.length > 0) cuentas.difieren += 1;
    if (dia.rehecho) cuentas.rehechos += 1;
    for (const linea of lineasDeDia(dia)) decir(dia.rehecho ? `${linea}. Rehecho` : linea);
  }
  return cuentas;
}
