import type { Db } from './db';

/** How many tries each may fail in fifteen minutes before it has to wait. */
const LIMITE = {
  /** An account from one address: who mistypes, or guesses. */
  par: 5,
  /** An account from a browser that was let into it before. */
  dispositivo: 5,
  /** An account from everywhere: many addresses guess at once. */
  cuenta: 25,
  /** An address, whoever it tries: a restaurant has one for all. */
  direccion: 60,
  /** Codes of a second factor, once the password was right. */
  codigo: 5,
  /** Codes from one address, whatever the password. */
  codigoPar: 5,
  /** PINs on a till that somebody opened with a password. */
  pin: 5,
  /** PINs in all tills of a company. */
  pinEmpresa: 30,
  /** Archives a team's key brings to the gate, let out or not: each keeps it busy for a second. */
  publicacion: 40,
  /** The tries from one address, with all keys together. */
  publicacionDireccion: 120,
  /** Keys that do not hold, from one address. */
  llaveMala: 60,
} as const;
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
      then now() + least(15 * 60, 60 * power(2, least(i.fallos + 1 - $2, 10))) * interval '1 second'
    end
  where i.bloqueado_hasta is null or i.bloqueado_hasta <= now()
  returning clave`;

const ESPERA = `select ceil(extract(epoch from bloqueado_hasta - now()))::int as segundos
  from plataforma.intentos_login where clave = $1`;

const OLVIDAR = `delete from plataforma.intentos_login where clave = $1 or desde < now() - interval '1 day'`;

const DEVOLVER = `
  update plataforma.intentos_login
     set fallos = greatest(fallos - 1, 0), bloqueado_hasta = case when fallos <= $2 then null else bloqueado_hasta end
   where clave = $1`;

const llaveDe = ({ clase, valor }: Clave) => `${clase}:${valor}`;

/** Tries of passwords, codes, PINs and team keys, kept in the database so that a restart or a second copy of the service forgets none. */
export function intentosRepository(db: Pick<Db, 'pool'>) {
  return {
    /**
     * Counts a try before it is made, so tries at once count too; answers the seconds to wait, 0 when it may be made.
     * The wait is a minute after the last free try and doubles with each failure, to fifteen.
     */
    async contar(clave: Clave): Promise<number> {
      const llave = llaveDe(clave);
      const { rowCount } = await db.pool.query(CONTAR, [llave, LIMITE[clave.clase]]);
      if (rowCount === 1) return 0;
      const { rows } = await db.pool.query<{ segundos: number }>(ESPERA, [llave]);
      return Math.max(1, rows[0]?.segundos ?? 1);
    },

    /** It was right: what failed before is forgotten. */
    async olvidar(clave: Clave): Promise<void> {
      await db.pool.query(OLVIDAR, [llaveDe(clave)]);
    },

    /** It was right: this try is given back; what others failed stays. */
    async devolver(clave: Clave): Promise<void> {
      await db.pool.query(DEVOLVER, [llaveDe(clave), LIMITE[clave.clase]]);
    },
  };
}
