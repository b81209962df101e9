import { sql, type Kysely } from 'kysely';

import { auditar, type Hecho } from '@comanda/kit/auditoria/auditoria';
import { enEmpresa, type Db } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import type { TarifasMuertas } from '@comanda/shared/contracts/inventario/productos';
import { tarifaGeneral, tarifasDeHoy, tarifasMuertas } from '@comanda/shared/domain/ley/tarifas';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';

import type { Database } from '../db/schema';

import { enCatalogo } from './enCatalogo';
import { anotarPrecios } from './preciosRepository';

/** Those that are named one by one; the list of products, filtered by rate, has all. */
const NOMBRADOS = 50;

const conTarifaMuerta = (trx: Kysely<Database>, empresa: EmpresaId, hoy: string) =>
  trx
    .selectFrom('pedidos.productos')
    .where('empresa_id', '=', empresa)
    .where('estado', '=', 'A')
    .where('porcentaje_iva', 'in', tarifasMuertas(hoy));

/** How many products have a rate that no invoice can carry any more. */
export async function contarSinTarifa(
  trx: Kysely<Database>,
  empresa: EmpresaId,
  { ahora }: { ahora: Date },
): Promise<number> {
  const { cuantos } = await conTarifaMuerta(trx, empresa, fechaNegocio(ahora))
    .select((eb) => eb.fn.countAll<number>().as('cuantos'))
    .executeTakeFirstOrThrow();
  return cuantos;
}

/** The rate that such products are moved to: the company's, where that is in force. */
async function tarifaDeEmpresa(trx: Kysely<Database>, empresa: EmpresaId, hoy: string) {
  const { rows } = await sql<{ iva_actual: number }>`
    select iva_actual from identidad.empresa_de(${empresa})`.execute(trx);
  const suya = rows[0]?.iva_actual;
  return tarifasDeHoy(hoy).find((tarifa) => tarifa === suya) ?? tarifaGeneral(hoy);
}

export function tarifasRepository(db: Db<Database>) {
  return {
    leer: (empresa: EmpresaId, ahora: Date): Promise<TarifasMuertas> =>
      enEmpresa(db, empresa, async ({ trx }) => {
        const hoy = fechaNegocio(ahora);
        const filas = await conTarifaMuerta(trx, empresa, hoy)
          .select(['id', 'producto', 'porcentaje_iva'])
          .orderBy('producto')
          .orderBy('id')
          .limit(NOMBRADOS)
          .execute();
        return {
          tarifa: await tarifaDeEmpresa(trx, empresa, hoy),
          total: await contarSinTarifa(trx, empresa, { ahora }),
          productos: filas.map((fila) => ({ ...fila, id: String(fila.id) })),
        };
      }),

    /** All of them at once, or none: how many there were. */
    ponerAlDia: (empresa: EmpresaId, hecho: Hecho): Promise<number> =>
      enCatalogo(db, empresa, async ({ trx, client }) => {
        const hoy = fechaNegocio(hecho.ahora);
        const antes = await conTarifaMuerta(trx, empresa, hoy)
          .select(['id', 'producto', 'precio_venta', 'porcentaje_iva'])
          .orderBy('id')
          .forUpdate()
          .execute();
        if (antes.length === 0) return 0;
        const porcentaje_iva = await tarifaDeEmpresa(trx, empresa, hoy);
        await trx
          .updateTable('pedidos.productos')
          .set({ porcentaje_iva })
          .where('empresa_id', '=', empresa)
          .where(sql<boolean>`id = any (${antes.map(({ id }) => id)}::bigint[])`)
          .execute();
        const cambios = antes.map(({ id, ...precio }) => ({
          producto_id: id,
          antes: precio,
          despues: { ...precio, porcentaje_iva },
        }));
        await anotarPrecios(client, empresa, cambios, hecho);
        await auditar(client, 'pedidos', empresa, {
          ...hecho,
          accion: 'tarifas puestas al dia',
          entidad: empresa,
          antes: antes.map(({ id, producto, porcentaje_iva: suya }) => ({
            id,
            producto,
            porcentaje_iva: suya,
          })),
          despues: { porcentaje_iva, productos: antes.length },
        });
        return antes.length;
      }),
  };
}
