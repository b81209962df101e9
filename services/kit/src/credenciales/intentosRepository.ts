import type { PoolClient } from 'pg';

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
  /** PINs of one person, typed by one. */
  pin: 5,
  /** PINs of whomever, typed by one. */
  pinTecleado: 15,
  /** PINs of one person, typed by whomever. */
  pinPersona: 30,
  /** PINs in all tills of a company. */
  pinEmpresa: 200,
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

const CONTAR = 'select identidad.contar_intento($1, $2) as segundos';
const OLVIDAR = 'select identidad.olvidar_intentos($1)';
const DEVOLVER = 'select identidad.devolver_intento($1, $2)';

const llaveDe = ({ clase, valor }: Clave) => `${clase}:${valor}`;

/** Tries of passwords, codes, PINs and team keys, kept in the database so that a restart or a second copy of the service
 * forgets none. Of a transaction where that is what it is given. */
export function intentosRepository(db: { pool: Pick<PoolClient, 'query'> }) {
  return {
    /**
     * Counts a try before it is made, so tries at once count too; answers the seconds to wait, 0 when it may be made.
     * The wait is a minute after the last free try and doubles with each failure, to fifteen.
     */
    async contar(clave: Clave): Promise<number> {
      const { rows } = await db.pool.query<{ segundos: number }>(CONTAR, [
        llaveDe(clave),
        LIMITE[clave.clase],
      ]);
      return rows[0]?.segundos ?? 1;
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
