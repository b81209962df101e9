import type { Perfil } from '@comanda/shared/contracts/auth/perfiles';
import { usaPin } from '@comanda/shared/domain/empresa/perfiles';

import type { Alcance } from './alcance';

import type { PoolClient } from 'pg';

const QUITAR = `
  delete from identidad.usuario_empresas
   where usuario_id = $3 and ($1 or empresa_id = any ($2::int[])) and empresa_id <> all ($4::int[])`;
const PONER = `
  insert into identidad.usuario_empresas as ue (usuario_id, empresa_id, orden)
  select $1, e.id, e.orden from unnest($2::int[]) with ordinality as e (id, orden)
  on conflict (usuario_id, empresa_id) do update set orden = excluded.orden where ue.orden <> excluded.orden`;
/** Behind those they have: who sees a part of the list does not say what comes first of all of it. */
const AGREGAR = `
  insert into identidad.usuario_empresas (usuario_id, empresa_id, orden)
  select $1, e.id, e.orden + (select coalesce(max(ue.orden), 0) from identidad.usuario_empresas ue where ue.usuario_id = $1)
    from unnest($2::int[]) with ordinality as e (id, orden)
  on conflict (usuario_id, empresa_id) do nothing`;
const QUITAR_PINES = `
  delete from identidad.pines p where p.usuario_id = $1
   and (not $2 or not exists (select from identidad.usuario_empresas ue
                               where ue.usuario_id = p.usuario_id and ue.empresa_id = p.empresa_id))`;

/** `deTodas`: they are all that the person is of, in the order that is theirs from now on. */
type Suyas = { id: string; empresas: readonly number[]; deTodas: boolean };

/** The companies of theirs somebody works for from now on; what others have of that person stays. */
export async function guardarEmpresas(
  client: PoolClient,
  { todas, empresas: suyas }: Alcance,
  { id, empresas, deTodas }: Suyas,
): Promise<void> {
  await client.query(QUITAR, [todas, suyas, id, empresas]);
  await client.query(deTodas ? PONER : AGREGAR, [id, empresas]);
}

/** A PIN goes with the company it is for, and with the profile. */
export async function recortarPines(
  client: PoolClient,
  { id, perfil, estado }: { id: string; perfil: Perfil; estado: string },
): Promise<void> {
  await client.query(QUITAR_PINES, [id, usaPin(perfil) && estado !== 'E']);
}
