import type { Perfil } from '@comanda/shared/contracts/auth/perfiles';
import type { Db } from '../base/db';

export type Cuenta = { id: string; clave_hash: string; perfil: Perfil };

export type UsuariosRepository = ReturnType<typeof usuariosRepository>;

export function usuariosRepository({ pool }: Pick<Db, 'pool'>) {
  return {
    async porEmail(email: string): Promise<Cuenta | undefined> {
      const { rows } = await pool.query<Cuenta>('select * from identidad.cuenta_de($1)', [email]);
      return rows[0];
    },
  };
}
