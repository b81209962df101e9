import { AppError } from '@comanda/shared/errors/AppError';

import type { Persona } from './persona';

import type { PoolClient } from 'pg';

export type Puesto = Pick<Persona, 'perfil' | 'estado' | 'empresas'>;

const SIN_ADMINISTRADOR = `
  select e.id from unnest($1::int[]) as e (id)
   where not exists (
     select from identidad.usuario_empresas ue join identidad.usuarios u on u.id = ue.usuario_id
      where ue.empresa_id = e.id and u.id <> $2 and u.perfil = 'Administrador' and u.estado = 'A')`;

const OTRO_OPERADOR = `select from identidad.usuarios where perfil = 'Dashboard' and estado = 'A' and id <> $1 limit 1`;

const administradas = ({ perfil, estado, empresas }: Puesto): readonly number[] =>
  perfil === 'Administrador' && estado === 'A' ? empresas : [];
const opera = ({ perfil, estado }: Puesto) => perfil === 'Dashboard' && estado === 'A';

/** Refuses what would leave a company without an active Administrador, or the product without an operator. Under the lock of `bloquearPersona`. */
export async function exigirQueQuedeAlguien(
  client: PoolClient,
  antes: Persona,
  despues: Puesto,
): Promise<void> {
  const sigue = administradas(despues);
  const dejadas = administradas(antes).filter((id) => !sigue.includes(id));
  if (dejadas.length > 0) {
    const { rowCount } = await client.query(SIN_ADMINISTRADOR, [dejadas, antes.id]);
    if (rowCount !== 0) throw new AppError('ULTIMO_ADMINISTRADOR', { id: antes.id });
  }
  if (opera(antes) && !opera(despues)) {
    const { rowCount } = await client.query(OTRO_OPERADOR, [antes.id]);
    if (rowCount === 0) throw new AppError('ULTIMO_OPERADOR', { id: antes.id });
  }
}
