import { auditar, type Hecho } from '@comanda/kit/auditoria/auditoria';
import { enEmpresa, preguntar, type Db, type Transaccion } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

import type { VentaMarcadaRow } from './ventaMarcadaRow';

/** More than anybody looks at. */
const MAXIMO = 200;

const NOMBRE = (quien: string) =>
  `(select u.nombre from identidad.personas_de($1, array[${quien}]) u)`;

const LISTAR = `
  select id, secuencia, total, coalesce(en_nombre_de, ${NOMBRE('enviada_por')}, dicho) as vendedor,
         coalesce(${NOMBRE('hecho_por_id')}, dicho) as hecho_por,
         coalesce(${NOMBRE('enviada_por')}, '') as enviado_por, dispositivo, vendida, recibida, marcas, detalle, aceptada_por,
         motivo, revisada_por
    from (
      select s.venta_id as id, v.secuencia, v.total, v.caja_usuario as en_nombre_de, v.caja_usuario as dicho,
             s.hecha_por as hecho_por_id, s.enviada_por, s.dispositivo, s.vendida, s.recibida, s.marcas, s.detalle, s.aceptada_por, s.motivo, s.revisada_por, s.revisada
        from pedidos.ventas_sin_linea s
        join pedidos.ventas v on v.empresa_id = s.empresa_id and v.id = s.venta_id
       where s.empresa_id = $1 and s.marcas <> '{}'
      union all
      select a.clave, a.dicho, coalesce(a.monto, 0), case when a.prueba = 'NINGUNA' then null else a.hecho_por end,
             a.hecho_por, a.hecho_por_id, a.enviada_por, a.dispositivo, a.hecho, a.recibida, a.marcas, a.detalle, null, '',
             a.revisada_por, a.revisada
        from pedidos.actos_sin_linea a
       where a.empresa_id = $1 and a.marcas <> '{}'
    ) marcadas
   order by (revisada is not null), recibida desc, id
   limit ${MAXIMO}`;

/** Sales and other acts that were made without a line and are not as they would have been with one. */
export function ventasMarcadasRepository(db: Db<Database>) {
  return {
    listar: (empresa: EmpresaId): Promise<VentaMarcadaRow[]> =>
      preguntar(db, empresa, { name: 'ventasMarcadas', text: LISTAR, values: [empresa] }),

    /** Somebody has looked at it, once; false where the company has nothing like it with a mark. */
    revisar: (empresa: EmpresaId, id: string, hecho: Hecho): Promise<boolean> =>
      enEmpresa(db, empresa, async (en) => {
        for (const cual of MARCADAS) {
          const hallada = await revisarEn(en, { empresa, id, hecho }, cual);
          if (hallada) return true;
        }
        return false;
      }),
  };
}

const MARCADAS = [
  {
    tabla: 'pedidos.ventas_sin_linea',
    llave: 'venta_id',
    accion: 'venta sin linea revisada',
  },
  { tabla: 'pedidos.actos_sin_linea', llave: 'clave', accion: 'acto sin linea revisado' },
] as const;

type Revision = { empresa: EmpresaId; id: string; hecho: Hecho };

async function revisarEn(
  { client }: Pick<Transaccion<Database>, 'client'>,
  { empresa, id, hecho }: Revision,
  { tabla, llave, accion }: (typeof MARCADAS)[number],
): Promise<boolean> {
  const { rows } = await client.query<{ revisada: Date | null }>(
    `select revisada from ${tabla}
      where empresa_id = $1 and ${llave} = $2 and cardinality(marcas) > 0 for no key update`,
    [empresa, id],
  );
  const [marcada] = rows;
  if (!marcada) return false;
  if (marcada.revisada !== null) return true;
  await client.query(
    `update ${tabla} set revisada = $3, revisada_por = $4 where empresa_id = $1 and ${llave} = $2`,
    [empresa, id, hecho.ahora, hecho.usuario.nombreCompleto],
  );
  await auditar(client, 'pedidos', empresa, { ...hecho, accion, entidad: id });
  return true;
}
