import type { PoolClient } from 'pg';

import type { Hecho } from '@comanda/kit/auditoria/auditoria';
import { enEmpresa, type Db } from '@comanda/kit/base/db';
import { llaveDeFila } from '@comanda/kit/acceso/llave';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import { enFilas, filasPorVez } from '@comanda/kit/base/enFilas';
import type { Database } from '../db/schema';

/** Dollars as the database writes them ('7.50'), and whole percent. */
export type Precio = { precio_venta: string; porcentaje_iva: number };
/** `antes` null: the product was created with it. */
export type CambioDePrecioGuardado = { producto_id: number; antes: Precio | null; despues: Precio };

/** Writes down what prices and rates became, of as many products as changed; those that stay as they were leave no row. */
export async function anotarPrecios(
  client: Pick<PoolClient, 'query'>,
  empresa: EmpresaId,
  cambios: readonly CambioDePrecioGuardado[],
  { usuario, ahora }: Hecho,
): Promise<void> {
  const hechos = cambios.filter(({ antes, despues }) => antes === null || !iguales(antes, despues));
  for (const unos of filasPorVez(hechos)) {
    const { lugares, valores } = enFilas(
      unos.map(({ producto_id, antes, despues }) => [
        empresa,
        producto_id,
        antes?.precio_venta ?? null,
        despues.precio_venta,
        antes?.porcentaje_iva ?? null,
        despues.porcentaje_iva,
        usuario.id,
        usuario.nombreCompleto,
        ahora,
      ]),
    );
    await client.query(
      `insert into pedidos.precios (empresa_id, producto_id, precio_antes, precio_venta, iva_antes, porcentaje_iva,
         usuario_id, usuario, creado) values ${lugares}`,
      valores,
    );
  }
}

const iguales = (uno: Precio, otro: Precio) =>
  Number(uno.precio_venta) === Number(otro.precio_venta) &&
  uno.porcentaje_iva === otro.porcentaje_iva;

/** The prices a product of the company has had, the last first; undefined where there is no such product. */
export const preciosDe = (db: Db<Database>, empresa: EmpresaId, id: string) =>
  enEmpresa(db, empresa, async ({ trx }) => {
    const producto = await trx
      .selectFrom('pedidos.productos')
      .select('id')
      .where('empresa_id', '=', empresa)
      .where('id', '=', llaveDeFila(id))
      .where('estado', '=', 'A')
      .executeTakeFirst();
    if (!producto) return undefined;
    return trx
      .selectFrom('pedidos.precios')
      .select([
        'producto_id as id_producto',
        'precio_antes',
        'precio_venta',
        'iva_antes',
        'porcentaje_iva',
        'usuario',
        'creado as fecha',
      ])
      .where('empresa_id', '=', empresa)
      .where('producto_id', '=', producto.id)
      .orderBy('id', 'desc')
      .limit(MAXIMO)
      .execute();
  });

/** More than anybody reads: a price a day for a year and a half. */
const MAXIMO = 500;
