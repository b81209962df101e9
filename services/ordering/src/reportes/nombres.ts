import { deUnaVez } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { PoolClient } from 'pg';

type Llave = { grupo: string; clave: string };
type DeClave = { clave: string; nombre: string };

/** What things are called now, by group and key. */
export type Nombres = ReadonlyMap<string, string>;

export const llaveDeNombre = ({ grupo, clave }: Llave) => `${grupo} ${clave}`;

/** A name is of what is sold today: a product that was renamed has its sales in one row, one that was taken off keeps it. */
const CONSULTAS: Readonly<Record<string, string>> = {
  PRODUCTO: `select id::text as clave, producto as nombre from pedidos.productos
              where empresa_id = $1 and id = any ($2::bigint[])`,
  CATEGORIA: `select id::text as clave, categoria as nombre from pedidos.categorias
               where empresa_id = $1 and id = any ($2::bigint[])`,
  MESA: `select id::text as clave, coalesce(nullif(nombre, ''), 'Mesa ' || numero_mesa) as nombre from pedidos.mesas
          where empresa_id = $1 and id = any ($2::bigint[])`,
  // whoever sold for the company, also who is no longer of it
  USUARIO: `select u.id::text as clave, u.nombre from identidad.personas_de($1, $2::uuid[]) u`,
};

export async function nombresDeFilas(
  client: PoolClient,
  empresa: EmpresaId,
  filas: readonly Llave[],
): Promise<Nombres> {
  const pedidos = Object.entries(CONSULTAS)
    .map(([grupo, texto]) => {
      const suyas = filas.filter((fila) => fila.grupo === grupo).map(({ clave }) => clave);
      return { grupo, texto, claves: [...new Set(suyas)] };
    })
    .filter(({ claves }) => claves.length > 0);
  const hallados = await deUnaVez(client, () =>
    Promise.all(
      pedidos.map(({ texto, claves }) => client.query<DeClave>(texto, [empresa, claves])),
    ),
  );
  return new Map(
    pedidos.flatMap(({ grupo }, i) =>
      (hallados[i]?.rows ?? []).map(({ clave, nombre }): [string, string] => [
        llaveDeNombre({ grupo, clave }),
        nombre,
      ]),
    ),
  );
}
