import type { PoolClient } from 'pg';

import type { EmpresaId } from '../acceso/tenant';

import type { MapaRecordado } from './lista';

/** The last that a company used; what is older is asked again. */
const RECORDADOS = 50;

/** How a company reads the files of a list. */
export const mapasDeLista = <C extends string>(
  esquema: 'pedidos' | 'facturacion',
  lista: string,
) => ({
  leer: async (client: PoolClient, empresa: EmpresaId): Promise<MapaRecordado<C>[]> => {
    const { rows } = await client.query<MapaRecordado<C>>(
      `select titulos, mapa from ${esquema}.mapas_de_lista
        where empresa_id = $1 and lista = $2 order by usado desc limit ${RECORDADOS}`,
      [empresa, lista],
    );
    return rows;
  },

  /** In the transaction that writes what was read by it. */
  recordar: async (
    client: PoolClient,
    empresa: EmpresaId,
    { titulos, mapa }: MapaRecordado<C>,
    ahora: Date,
  ): Promise<void> => {
    await client.query(
      `insert into ${esquema}.mapas_de_lista (empresa_id, lista, titulos, mapa, usado)
       values ($1, $2, $3, $4, $5)
       on conflict (empresa_id, lista, titulos) do update set mapa = excluded.mapa, usado = excluded.usado`,
      [empresa, lista, titulos, mapa, ahora],
    );
  },
});
