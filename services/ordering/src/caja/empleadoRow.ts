import type { Empleado } from '@comanda/shared/contracts/caja/anticipos';
import { PERFILES_SIN_EMPRESA } from '@comanda/shared/contracts/auth/perfiles';
import { aCentavos, aDolares } from '@comanda/shared/domain/dinero/dinero';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import { disponibleDe } from './disponible';

import type { PoolClient } from 'pg';

export type EmpleadoRow = {
  id: string;
  nombre: string;
  perfil: string;
  sueldo: string;
  anticipado: string;
};

/** The salary as rules take it. */
export const sueldoDe = ({ sueldo, anticipado }: EmpleadoRow, maximo: number | null) => ({
  sueldo: aCentavos(Number(sueldo)),
  anticipado: aCentavos(Number(anticipado)),
  maximo,
});

export const toEmpleado =
  (maximo: number | null) =>
  (fila: EmpleadoRow): Empleado => {
    const disponible = disponibleDe(sueldoDe(fila, maximo));
    return {
      id_usuario: fila.id,
      nombreCompleto: fila.nombre,
      perfil: fila.perfil,
      sueldo: Number(fila.sueldo),
      anticipado: Number(fila.anticipado),
      disponible: disponible === null ? null : aDolares(disponible),
    };
  };

/** Who works for the company, by name, with what they were advanced in the month of that day. `id`: only that one. */
export async function leerEmpleados(
  client: Pick<PoolClient, 'query'>,
  empresa: EmpresaId,
  { dia, id = null }: { dia: string; id?: string | null },
): Promise<EmpleadoRow[]> {
  return (await client.query<EmpleadoRow>(EMPLEADOS, [empresa, dia, id, PERFILES_SIN_EMPRESA]))
    .rows;
}

/** $1 empresa, $2 day, $3 who, $4 profiles of the operator. Nobody of the operator is of a company. */
const EMPLEADOS = `
  select u.id, u.nombre, u.perfil, u.sueldo, coalesce(a.monto, 0) as anticipado
    from identidad.gente_de($1) u
    left join (
      select m.empleado_id, sum(m.monto) as monto from pedidos.movimientos m
       where m.empresa_id = $1 and m.tipo = 'ANTICIPO' and m.estado = 'A' and ($3::uuid is null or m.empleado_id = $3)
         and m.fecha_negocio >= date_trunc('month', $2::timestamp)::date
         and m.fecha_negocio < (date_trunc('month', $2::timestamp) + interval '1 month')::date
       group by m.empleado_id) a on a.empleado_id = u.id
   where u.estado = 'A' and u.perfil <> all ($4::text[])
     and ($3::uuid is null or u.id = $3)
   order by u.nombre`;
