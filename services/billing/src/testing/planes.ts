import { enEmpresa, type Db } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

type Consulta = { text: string; values: unknown[] };

/** How the database goes about what `leer` reads of a company, as the services' role: row security and all. */
export async function planesDe(
  db: Db<Database>,
  empresa: EmpresaId,
  leer: (db: Db<Database>) => Promise<unknown>,
): Promise<string> {
  const consultas: Consulta[] = [];
  await leer(anotando(db, (consulta) => consultas.push(consulta)));
  return enEmpresa(db, empresa, async ({ client }) => {
    const planes: string[] = [];
    for (const { text, values } of consultas) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
      planes.push(...rows.map((fila) => fila['QUERY PLAN']));
    }
    return planes.join('\n');
  });
}

/** The same database; what is read of its tables is told. */
function anotando(db: Db<Database>, anotar: (consulta: Consulta) => void): Db<Database> {
  const pool = Object.create(db.pool) as Db['pool'];
  pool.connect = async () => {
    const client = await db.pool.connect();
    return new Proxy(client, {
      get(suyo, nombre) {
        const valor: unknown = Reflect.get(suyo, nombre);
        if (typeof valor !== 'function') return valor;
        return (...args: unknown[]) => {
          const [text, values] = args;
          if (nombre === 'query' && typeof text === 'string' && /^select .*from/is.test(text))
            anotar({ text, values: Array.isArray(values) ? values : [] });
          return Reflect.apply(valor, suyo, args) as unknown;
        };
      },
    });
  };
  return { ...db, pool };
}
