import {
  COMPRADORES_A_LA_VEZ,
  type Comprador,
  type UltimaOrden,
} from '@comanda/shared/contracts/ventas/compradores';
import { preguntar, type Db } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

/** "Lately": what is read is the same with a thousand sales and with a million. */
const VENTAS_RECIENTES = 2_000;

const FRECUENTES = `
  with recientes as materialized (
    select cedula, nombre, fecha_creacion from pedidos.ventas
     where empresa_id = $1 and cedula <> '9999999999999' and estado = 'ACTIVO'
     order by fecha_creacion desc limit ${VENTAS_RECIENTES}),
  compradores as (
    select cedula, count(*)::int as veces, max(fecha_creacion) as ultima from recientes
     where $2 = '' or position(pedidos.normalizar($2) in pedidos.normalizar(nombre || ' ' || cedula)) > 0
     group by cedula order by veces desc, ultima desc limit ${COMPRADORES_A_LA_VEZ})
  select c.*, b.veces from compradores b cross join lateral facturacion.cliente_de($1, b.cedula) c
   order by b.veces desc, b.ultima desc`;

const ULTIMA = `
  select v.fecha_negocio::text as fecha, l.producto_id::text, l.producto, l.cantidad, l.opciones, l.modificadores
    from (select id, fecha_negocio from pedidos.ventas
           where empresa_id = $1 and cedula = $2 and cedula <> '9999999999999' and estado = 'ACTIVO'
           order by fecha_creacion desc limit 1) v
    join pedidos.venta_lineas l on l.empresa_id = $1 and l.venta_id = v.id
   order by l.linea`;

type FilaDeUltima = {
  fecha: string;
  producto_id: string;
  producto: string;
  cantidad: string;
  opciones: string;
  modificadores: readonly { id: string }[] | null;
};

export function compradoresRepository(db: Pick<Db, 'pool' | 'prepared'>) {
  return {
    frecuentes: (empresa: EmpresaId, busqueda: string): Promise<Comprador[]> =>
      preguntar<Comprador>(db, empresa, {
        name: 'compradoresFrecuentes',
        text: FRECUENTES,
        values: [empresa, busqueda.trim()],
      }),

    async ultimaOrden(empresa: EmpresaId, cedula: string): Promise<UltimaOrden | null> {
      const filas = await preguntar<FilaDeUltima>(db, empresa, {
        name: 'ultimaOrden',
        text: ULTIMA,
        values: [empresa, cedula],
      });
      const [primera] = filas;
      if (!primera) return null;
      const lineas = filas.map(({ producto_id, producto, cantidad, opciones, modificadores }) => ({
        id: producto_id,
        producto,
        cantidad: Number(cantidad),
        opciones,
        modificadores: (modificadores ?? []).map(({ id }) => id),
      }));
      return { cedula, fecha: primera.fecha, lineas };
    },
  };
}
