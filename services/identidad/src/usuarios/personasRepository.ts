import type { Usuario } from '@comanda/shared/contracts/admin/usuarios';
import type { Db } from '@comanda/kit/base/db';

import type { Alcance } from './alcance';
import { LISTAR, toUsuario, UNA, type FilaPersona } from './personasSql';

/** People as whoever asks may know them; plataforma's tables have no row-level security: each statement names the companies. */
export function personasRepository({ pool }: Pick<Db, 'pool'>) {
  const leer = async (
    texto: string,
    { todas, empresas }: Alcance,
    de: string | readonly number[],
  ): Promise<Usuario[]> => {
    const { rows } = await pool.query<FilaPersona>(texto, [todas, empresas, de]);
    return rows.map(toUsuario);
  };
  return {
    /** Of these companies, by name. */
    listar: (alcance: Alcance, empresas: readonly number[]) => leer(LISTAR, alcance, empresas),

    /** Undefined where they are nobody's of whoever asks. */
    async una(alcance: Alcance, id: string): Promise<Usuario | undefined> {
      return (await leer(UNA, alcance, id))[0];
    },
  };
}
