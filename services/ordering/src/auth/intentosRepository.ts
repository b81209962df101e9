import type { Db } from '@comanda/kit/db';

/** How many tries each may fail in fifteen minutes before it has to wait. */
const LIMITE = { cuenta: 5, direccion: 30 } as const;
type Clase = keyof typeof LIMITE;
export type Clave = { clase: Clase; valor: string };

export type IntentosRepository = ReturnType<typeof intentosRepository>;

const CONTAR = `
  insert into plataforma.intentos_login as i (clave, fallos, desde) values ($1, 1, now())
  on conflict (clave) do update set
    fallos = case when i.desde < now() - interval '15 minutes' then 1 else i.fallos + 1 end,
    desde = case when i.desde < now() - interval '15 minutes' then now() else i.desde end,
    bloqueado_hasta = case
      when i.desde >= now() - interval '15 minutes' and i.fallos + 1 >= $2
      then now() + least(15 * 60, 60 * power(2, i.fallos + 1 - $2)) * interval '1 second'
    end
  where i.bloqueado_hasta is null or i.bloqueado_hasta <= now()
  returning clave`;

const ESPERA = `select ceil(extract(epoch from bloqueado_hasta - now()))::int as segundos
  from plataforma.intentos_login where clave = $1`;

/** Login tries, kept in the database so that a restart or a second copy of the service forgets none. */
export function intentosRepository(db: Pick<Db, 'pool'>) {
  return {
    /**
     * Counts a try before it is made, so tries at once count too; answers the seconds to wait, 0 when it may be made.
     * The wait is a minute after the last free try and doubles with each failure, to fifteen.
     */
    async contar({ clase, valor }: Clave): Promise<number> {
      const clave = `${clase}:${valor}`;
      const { rowCount } = await db.pool.query(CONTAR, [clave, LIMITE[clase]]);
      if (rowCount === 1) return 0;
      const { rows } = await db.pool.query<{ segundos: number }>(ESPERA, [clave]);
      return Math.max(1, rows[0]?.segundos ?? 1);
    },

    /** A right password: the account starts afresh, the address gets its try back. */
    async perdonar(cuenta: string, direccion: string): Promise<void> {
      await Promise.all([
        db.pool.query(
          `delete from plataforma.intentos_login where clave = $1 or desde < now() - interval '1 day'`,
          [`cuenta:${cuenta}`],
        ),
        db.pool.query(
          `update plataforma.intentos_login set fallos = greatest(fallos - 1, 0), bloqueado_hasta = null
            where clave = $1`,
          [`direccion:${direccion}`],
        ),
      ]);
    },
  };
}
