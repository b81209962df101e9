import type { Mesa, OrdenSinMesa } from '@comanda/shared/contracts/ventas/mesas';
import { AppError } from '@comanda/shared/errors/AppError';
import { auditar, type Hecho } from '@comanda/kit/auditoria/auditoria';
import { enEmpresa, type Db } from '@comanda/kit/base/db';
import { fundir } from '@comanda/kit/base/fundir';
import { llaveDeFila } from '@comanda/kit/acceso/llave';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

import { enPiso } from './piso';
import { RESUMENES_DE_ORDENES, toMesa, toOrdenSinMesa, type ResumenRow } from './resumenes';

const NUMERO_MAXIMO = 999;

export type LugarDeMesa = { id: string; x: number; y: number };
export type DatosDeMesa = { nombre: string; zona: string; puestos?: number | null | undefined };

/** The tables of a company; what is open at them is read with them. */
export function mesasRepository(db: Db<Database>) {
  const leer = (empresa: EmpresaId): Promise<ResumenRow[]> =>
    enEmpresa(db, empresa, async ({ client }) => {
      const { rows } = await client.query<ResumenRow>(RESUMENES_DE_ORDENES, [empresa]);
      return rows;
    });

  return {
    listar: async (
      empresa: EmpresaId,
      nombre: string,
    ): Promise<{ mesas: Mesa[]; ordenes: OrdenSinMesa[] }> => {
      const filas = await leer(empresa);
      return {
        mesas: filas.flatMap((fila) => (fila.mesa_id === null ? [] : [toMesa(fila, nombre)])),
        ordenes: filas.flatMap((fila) => (fila.mesa_id === null ? [toOrdenSinMesa(fila)] : [])),
      };
    },

    /** Makes so many tables with the lowest numbers that are free; the id of the first. */
    crear: (empresa: EmpresaId, datos: DatosDeMesa, hecho: Hecho, cuantas = 1): Promise<string> =>
      enPiso(db, empresa, async ({ trx, client }) => {
        const { rows: libres } = await client.query<{ numero: number }>(
          `select n as numero from generate_series(1, $2::int) n
            where not exists (select from pedidos.mesas m
                               where m.empresa_id = $1 and m.numero_mesa = n and m.estado = 'A')
            order by n limit $3`,
          [empresa, NUMERO_MAXIMO, cuantas],
        );
        if (libres.length < cuantas) throw new AppError('MESAS_MAXIMO', { empresa, cuantas });
        const filas = libres.map(({ numero }) => ({
          empresa_id: empresa,
          numero_mesa: numero,
          ...datos,
          fecha_registros: hecho.ahora,
        }));
        const creadas = await trx
          .insertInto('pedidos.mesas')
          .values(filas)
          .returning(['id', 'numero_mesa'])
          .execute();
        for (const { id, numero_mesa } of creadas) {
          await auditar(client, 'pedidos', empresa, {
            ...hecho,
            accion: 'mesa creada',
            entidad: id,
            despues: { numero_mesa, ...datos },
          });
        }
        return String(creadas[0]?.id);
      }),

    /** False when there is none in this company. */
    editar: (
      empresa: EmpresaId,
      id: string,
      edicion: { leido: Partial<DatosDeMesa> | undefined; escrito: DatosDeMesa },
      hecho: Hecho,
    ): Promise<boolean> =>
      enPiso(db, empresa, async ({ trx, client }) => {
        const antes = await trx
          .selectFrom('pedidos.mesas')
          .select(['nombre', 'zona', 'puestos'])
          .where('empresa_id', '=', empresa)
          .where('id', '=', llaveDeFila(id))
          .where('estado', '=', 'A')
          .forUpdate()
          .executeTakeFirst();
        if (!antes) return false;
        const datos = fundir(antes, edicion);
        await trx
          .updateTable('pedidos.mesas')
          .set(datos)
          .where('empresa_id', '=', empresa)
          .where('id', '=', llaveDeFila(id))
          .execute();
        const traza = { accion: 'mesa editada', entidad: id, antes, despues: datos };
        await auditar(client, 'pedidos', empresa, { ...hecho, ...traza });
        return true;
      }),

    /** Refused while somebody sits there. False when there is none in this company. */
    eliminar: (empresa: EmpresaId, id: string, hecho: Hecho): Promise<boolean> =>
      enPiso(db, empresa, async ({ trx, client }) => {
        const ocupada = await trx
          .selectFrom('pedidos.ordenes')
          .select('orden')
          .where('empresa_id', '=', empresa)
          .where('mesa_id', '=', llaveDeFila(id))
          .where('estado', '=', 'ABIERTA')
          .executeTakeFirst();
        if (ocupada) throw new AppError('MESA_OCUPADA', { id, orden: ocupada.orden });
        const eliminada = await trx
          .updateTable('pedidos.mesas')
          .set({ estado: 'N' })
          .where('empresa_id', '=', empresa)
          .where('id', '=', llaveDeFila(id))
          .where('estado', '=', 'A')
          .returning('numero_mesa')
          .executeTakeFirst();
        if (!eliminada) return false;
        const traza = { accion: 'mesa eliminada', entidad: id, antes: eliminada };
        await auditar(client, 'pedidos', empresa, { ...hecho, ...traza });
        return true;
      }),

    /** A table of another company stays where it is. Refused where two would stand on one cell. */
    guardarPlano: (
      empresa: EmpresaId,
      lugares: readonly LugarDeMesa[],
      hecho: Hecho,
    ): Promise<void> =>
      enPiso(db, empresa, async ({ client }) => {
        await client.query(
          `update pedidos.mesas m set x = l.x, y = l.y
             from unnest($2::bigint[], $3::int[], $4::int[]) as l (id, x, y)
            where m.empresa_id = $1 and m.id = l.id and m.estado = 'A'`,
          [
            empresa,
            lugares.map(({ id }) => llaveDeFila(id)),
            lugares.map(({ x }) => x),
            lugares.map(({ y }) => y),
          ],
        );
        const { rows: encimadas } = await client.query(
          `select x, y from pedidos.mesas where empresa_id = $1 and estado = 'A' and x is not null
            group by x, y having count(*) > 1`,
          [empresa],
        );
        if (encimadas.length > 0) throw new AppError('MESAS_ENCIMADAS', { encimadas });
        const traza = { accion: 'plano de mesas', entidad: empresa, despues: { lugares } };
        await auditar(client, 'pedidos', empresa, { ...hecho, ...traza });
      }),
  };
}
