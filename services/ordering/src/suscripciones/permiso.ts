import type { EmpresaId } from '@comanda/kit/tenant';

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
         u.estado = 'A' and u.perfil = 'Administrador' and exists (
           select from plataforma.usuario_empresas ue where ue.usuario_id = u.id and ue.empresa_id = e.id) as administra,
         exists (select from plataforma.areas_empresa a
                  where a.empresa_id = e.id and a.area = 'reportes' and a.activa) as con_area
    from plataforma.usuarios u cross join plataforma.empresas e
   where u.id = $2 and e.id = $1`;

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
    return 'No se envio: quien lo pidio ya no es Administrador activo de la empresa';
  if (!permiso.activa) return 'No se envio: la empresa no esta activa';
  if (!permiso.con_area) return 'No se envio: la empresa no tiene los reportes habilitados';
  return null;
}
