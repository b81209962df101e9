import {
  PENDIENTES_CON_NOMBRE,
  type PendientesDeCierre,
} from '@comanda/shared/contracts/caja/cuadres';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import { enEmpresa, type Db } from '@comanda/kit/base/db';

import type { Database } from '../../db/schema';
import { cajaDe, type QueCaja } from '../cajaDe';

import type { PoolClient } from 'pg';

type Abiertos = PendientesDeCierre['mesas'];

/** What is still open in a company, or waits of what a drawer sold. */
export function pendientesRepository(db: Db<Database>) {
  return {
    deCierre: (empresa: EmpresaId, cual: QueCaja): Promise<PendientesDeCierre> =>
      enEmpresa(db, empresa, async ({ client }) => {
        const caja = await cajaDe(client, empresa, cual);
        const facturas = await enEspera(client, empresa);
        const deEsta = (detenida: boolean) => {
          const claves = facturas.filter((una) => una.detenida === detenida);
          return leer(client, VENTAS, [empresa, caja, claves.map((una) => una.clave_acceso)]);
        };
        return {
          mesas: await leer(client, MESAS, [empresa]),
          cocina: await leer(client, COCINA, [empresa]),
          documentos: await deEsta(false),
          detenidos: await deEsta(true),
          equipos: await leer(client, EQUIPOS, [empresa]),
        };
      }),
  };
}

type EnEspera = { clave_acceso: string; detenida: boolean };

async function enEspera(client: PoolClient, empresa: EmpresaId): Promise<EnEspera[]> {
  const { rows } = await client.query<EnEspera>(
    'select clave_acceso, detenida from facturacion.facturas_en_espera($1)',
    [empresa],
  );
  return rows;
}

async function leer(
  client: PoolClient,
  consulta: string,
  valores: readonly unknown[],
): Promise<Abiertos> {
  const { rows } = await client.query<Abiertos>(consulta, [...valores]);
  return rows[0] ?? { cuantos: 0, nombres: [] };
}

/** How many rows (nombre, desde) there are, and the names of the oldest. */
const contados = (filas: string) => `
  select count(*)::int as cuantos,
         coalesce((array_agg(nombre order by desde, nombre))[1:${PENDIENTES_CON_NOMBRE}], '{}') as nombres
    from (${filas}) abiertos`;

const ABIERTAS = `
  select o.id, o.abierta as desde,
         coalesce('Mesa ' || m.numero_mesa || nullif(' ' || m.nombre, ' '), 'Mesa ' || m.numero_mesa, o.orden) as nombre
    from pedidos.ordenes o
    left join pedidos.mesas m on m.empresa_id = o.empresa_id and m.id = o.mesa_id
   where o.empresa_id = $1 and o.estado = 'ABIERTA'`;

/** $1 empresa. */
const MESAS = contados(ABIERTAS);

/** $1 empresa. Of a line that is held back nothing is in the kitchen. */
const COCINA = contados(`
  select a.nombre, a.desde from (${ABIERTAS}) a
   where exists (
     select from pedidos.orden_movimientos m
       join pedidos.orden_lineas l on l.empresa_id = $1 and l.id = m.linea_id
      where m.empresa_id = $1 and m.orden_id = a.id and l.disparada is null
      group by m.linea_id having sum(m.cantidad) > 0)`);

/** $1 empresa. */
const EQUIPOS = contados(`
  select e.nombre || ': ' || e.por_enviar as nombre, e.desde from facturacion.equipos_por_enviar($1) e`);

/** $1 empresa, $2 caja, $3 access keys. */
const VENTAS = contados(`
  select v.secuencia as nombre, v.fecha_creacion as desde
    from pedidos.ventas v
   where v.empresa_id = $1 and v.clave_acceso = any ($3::text[])
     and exists (select from pedidos.caja_movimientos m
                  where m.empresa_id = $1 and m.venta_id = v.id and m.caja_id = $2)`);
