import type { Paso, PrimerDia } from '@comanda/shared/contracts/primerDia';
import { ambienteDe } from '@comanda/shared/domain/comprobante';
import { enEmpresa, type Db } from '@comanda/kit/db';
import type { Hecho } from '@comanda/kit/auditoria';
import type { EmpresaId } from '@comanda/kit/tenant';

import type { Database } from '../db/schema';

export function primerDiaRepository(db: Db<Database>) {
  return {
    leer: (empresa: EmpresaId) =>
      enEmpresa(db, empresa, async ({ trx, client }): Promise<PrimerDia> => {
        const { rows } = await client.query<Omit<PrimerDia, 'prueba'>>(DE_LA_EMPRESA, [empresa]);
        const prueba = await trx
          .selectFrom('pedidos.ventas')
          .select(['clave_acceso', 'secuencia', 'estado'])
          .where('empresa_id', '=', empresa)
          .where('clave_acceso', 'is not', null)
          .orderBy('fecha_creacion', 'desc')
          .limit(1)
          .executeTakeFirst();
        const { marcados = [], productos = 0, usuarios = 0 } = rows[0] ?? {};
        return { marcados, productos, usuarios, prueba: dePruebas(prueba) };
      }),

    /** Says of a step that it is done, or takes that back. */
    marcar: (empresa: EmpresaId, { paso, hecho }: { paso: Paso; hecho: boolean }, quien: Hecho) =>
      enEmpresa(db, empresa, async ({ client }): Promise<void> => {
        if (hecho)
          await client.query(
            `insert into plataforma.primer_dia (empresa_id, paso, usuario_id, cuando) values ($1, $2, $3, $4)
                 on conflict do nothing`,
            [empresa, paso, quien.usuario.id, quien.ahora],
          );
        else
          await client.query(
            'delete from plataforma.primer_dia where empresa_id = $1 and paso = $2',
            [empresa, paso],
          );
      }),
  };
}

const DE_LA_EMPRESA = `
  select array(select d.paso from plataforma.primer_dia d where d.empresa_id = $1 order by d.cuando, d.paso) as marcados,
         (select count(*)::int from pedidos.productos p where p.empresa_id = $1 and p.estado = 'A') as productos,
         (select count(*)::int from plataforma.usuario_empresas ue
            join plataforma.usuarios u on u.id = ue.usuario_id and u.estado = 'A'
           where ue.empresa_id = $1) as usuarios`;

type Vendida = { clave_acceso: string | null; secuencia: string; estado: string };

/** The sale of a try: one that was issued in tests. The last sale of a company in production is no try. */
function dePruebas(venta: Vendida | undefined): PrimerDia['prueba'] {
  if (!venta?.clave_acceso || ambienteDe(venta.clave_acceso) !== '1') return null;
  return { ...venta, clave_acceso: venta.clave_acceso };
}
