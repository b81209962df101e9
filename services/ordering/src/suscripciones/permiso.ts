import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { PoolClient } from 'pg';

/** What a letter needs to know of who wants it and of whose figures they are. */
export type PermisoDeSuscripcion = {
  /** The address of who wants it. */
  email: string;
  administra: boolean;
  empresa: string;
  correo: string | null;
  activa: boolean;
  con_area: boolean;
};

const PERMISO = `
  select u.email, e.empresa, e.correo, e.estado = 'A' as activa,
         u.estado = 'A' and u.perfil = 'Administrador' and u.es_de_ella as administra,
         exists (select from plataforma.areas_de($1) a where a.area = 'reportes') as con_area
    from identidad.personas_de($1, array[$2::uuid]) u cross join identidad.empresa_de($1) e`;

/** Null where there is no such person. */
export async function permisoDeSuscripcion(
  client: PoolClient,
  empresa: EmpresaId,
  usuario: string,
): Promise<PermisoDeSuscripcion | null> {
  const { rows } = await client.query<PermisoDeSuscripcion>(PERMISO, [empresa, usuario]);
  return rows[0] ?? null;
}

/** Why nothing of a company is sent to who wanted it; null: it is. */
export function impedimentoDe(permiso: PermisoDeSuscripcion | null): string | null {
  if (!permiso?.administra)
    return 'No se envió: quien lo pidió ya no es Administrador activo de la empresa';
  if (!permiso.activa) return 'No se envió: la empresa no está activa';
  if (!permiso.con_area) return 'No se envió: la empresa no tiene los reportes habilitados';
  return null;
}
