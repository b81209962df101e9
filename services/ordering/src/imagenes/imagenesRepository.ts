import { auditar, type Hecho } from '@comanda/kit/auditoria/auditoria';
import { enEmpresa, type Db } from '@comanda/kit/base/db';
import { llaveDeFila } from '@comanda/kit/acceso/llave';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';
import { enCatalogo } from '../productos/enCatalogo';

/** Under which `verImagen` answers it. */
export const direccionDeImagen = (empresa: number, huella: string) =>
  `/v1/imagenes/${empresa}/${huella}`;

export type Imagen = { huella: string; contenido: Buffer };

export function imagenesRepository(db: Db<Database>) {
  return {
    leer: (empresa: EmpresaId, huella: string) =>
      enEmpresa(db, empresa, async ({ trx }) => {
        const fila = await trx
          .selectFrom('pedidos.imagenes')
          .select('contenido')
          .where('empresa_id', '=', empresa)
          .where('huella', '=', huella)
          .executeTakeFirst();
        return fila?.contenido;
      }),

    /** False when there is no such product in this company. */
    poner: (empresa: EmpresaId, id: string, imagen: Imagen | null, hecho: Hecho) =>
      enCatalogo(db, empresa, async ({ trx, client }) => {
        const antes = await trx
          .selectFrom('pedidos.productos')
          .select(['id', 'imagen'])
          .where('empresa_id', '=', empresa)
          .where('id', '=', llaveDeFila(id))
          .where('estado', '=', 'A')
          .forUpdate()
          .executeTakeFirst();
        if (!antes) return false;
        const huella = imagen?.huella ?? null;
        if (antes.imagen === huella) return true;
        if (imagen)
          await trx
            .insertInto('pedidos.imagenes')
            .values({ empresa_id: empresa, ...imagen, creado: hecho.ahora })
            .onConflict((otra) => otra.doNothing())
            .execute();
        await trx
          .updateTable('pedidos.productos')
          .set({ imagen: huella })
          .where('empresa_id', '=', empresa)
          .where('id', '=', antes.id)
          .execute();
        await auditar(client, 'pedidos', empresa, {
          ...hecho,
          accion: 'imagen de producto',
          entidad: antes.id,
          antes: { imagen: antes.imagen },
          despues: { imagen: huella },
        });
        return true;
      }),
  };
}
