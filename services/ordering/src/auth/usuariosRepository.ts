import type { Db } from '@comanda/kit/db';

import type { Database } from '../db/schema';

export type UsuariosRepository = ReturnType<typeof usuariosRepository>;

export function usuariosRepository({ kysely }: Pick<Db<Database>, 'kysely'>) {
  return {
    porEmail: (email: string) =>
      kysely
        .selectFrom('plataforma.usuarios')
        .select(['id', 'clave_hash', 'perfil'])
        .where('email', '=', email)
        .where('estado', '=', 'A')
        .executeTakeFirst(),
  };
}
