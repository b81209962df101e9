import type { Caja } from '@comanda/shared/contracts/caja/caja';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { PoolClient } from 'pg';

type CajaRow = Omit<Caja, 'cuadre_total' | 'abierto' | 'cuadrado'> & {
  apertura: string;
  abierto: Date;
  cuadrado: Date | null;
};

/** The drawer of a company where nothing was ever sold or moved. */
const PRIMERA: Caja = {
  id: 1,
  nombre: 'Caja',
  periodo: 1,
  cuadre_total: 0,
  suya: true,
  abierto: null,
  cuadrado: null,
  cuadrado_por: null,
};

/** The drawers of the company, the user's first. */
export async function leerCajas(
  client: Pick<PoolClient, 'query'>,
  empresa: EmpresaId,
  usuario: string,
): Promise<Caja[]> {
  const { rows } = await client.query<CajaRow>(CAJAS, [empresa, usuario]);
  return rows.length === 0 ? [PRIMERA] : rows.map(toCaja);
}

/** Reads one drawer, after it was changed. */
export async function leerCaja(
  client: Pick<PoolClient, 'query'>,
  empresa: EmpresaId,
  { caja, usuario }: { caja: number; usuario: string },
): Promise<Caja> {
  const leida = (await leerCajas(client, empresa, usuario)).find(({ id }) => id === caja);
  if (!leida) throw new Error(`leerCaja: company ${empresa} has no drawer ${caja}`);
  return leida;
}

const toCaja = ({ apertura, abierto, cuadrado, ...fila }: CajaRow): Caja => ({
  ...fila,
  cuadre_total: Number(apertura),
  abierto: abierto.toISOString(),
  cuadrado: cuadrado && cuadrado.toISOString(),
});

/** $1 empresa, $2 usuario */
const CAJAS = `
  select c.id, c.nombre, c.periodo, p.apertura, p.abierto, u.creado as cuadrado, u.usuario as cuadrado_por,
         c.id = pedidos.caja_de($1, $2) as suya
    from pedidos.cajas c
    join pedidos.periodos p on p.empresa_id = c.empresa_id and p.caja_id = c.id and p.numero = c.periodo
    left join pedidos.cuadres u on u.empresa_id = c.empresa_id and u.caja_id = c.id and u.periodo = c.periodo - 1
   where c.empresa_id = $1 and c.estado = 'A'
   order by suya desc, c.id`;
