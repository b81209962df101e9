import { sql, type Kysely } from 'kysely';

import { enEmpresa, preguntar, type Db, type Transaccion } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import { ajustesDe } from '../ajustes/ajustesRepository';
import { leyDe } from '../ley/leyRepository';
import { modificadoresDe } from '../modificadores/modificadoresRepository';

import { tarifasDe } from '../tarifas/tarifariosRepository';

import type { Database } from '../db/schema';

import { productosActivos } from './catalogoSelect';

export type ProductosRepository = ReturnType<typeof productosRepository>;

/** A search shows a screenful; the whole catalogue is listar's. */
const MAXIMO_DE_BUSQUEDA = 100;

export function productosRepository(db: Db<Database>) {
  return {
    listar: (empresa: EmpresaId) =>
      enEmpresa(db, empresa, async ({ trx, client }) => {
        const version = await versionDe(client, empresa); // before the rows: they are of this one, or of a later
        return {
          version,
          filas: await porNombre(trx, empresa).execute(),
          modificadores: await modificadoresDe(trx, empresa),
          ajustes: await ajustesDe(trx, empresa),
          tarifas: await tarifasDe(client, empresa),
        };
      }),

    /** What says whether a catalogue that was read is the company's: its version, and the law, which has none. */
    alDia: (empresa: EmpresaId) =>
      enEmpresa(db, empresa, async ({ client }) => {
        const [version, ley] = await Promise.all([
          versionDe(client, empresa),
          leyDe(client, empresa),
        ]);
        return { version, ley };
      }),

    async version(empresa: EmpresaId): Promise<number> {
      const [fila] = await preguntar<{ version: number }>(db, empresa, {
        name: 'versionCatalogo',
        text: VERSION,
        values: [empresa],
      });
      return fila?.version ?? 0;
    },

    /** What ran out. */
    agotados: (empresa: EmpresaId) =>
      enEmpresa(db, empresa, ({ trx }) =>
        porNombre(trx, empresa).where('p.agotado', '=', true).limit(MAXIMO_DE_BUSQUEDA).execute(),
      ),

    /** Products whose name contains the text, whatever its case and accents. */
    buscar: (empresa: EmpresaId, busqueda: string) =>
      enEmpresa(db, empresa, ({ trx }) =>
        porNombre(trx, empresa)
          .where(sql<boolean>`position(pedidos.normalizar(${busqueda.trim()}) in p.busqueda) > 0`)
          .limit(MAXIMO_DE_BUSQUEDA)
          .execute(),
      ),
  };
}

/** The number of the company's catalogue (funciones/catalogo_cambio.sql), and that of what the law is asked with. */
const VERSION = `
  select coalesce((select version from pedidos.versiones_catalogo where empresa_id = $1), 0) + l.version as version
    from identidad.ley_de($1) l`;

async function versionDe(
  client: Transaccion<Database>['client'],
  empresa: EmpresaId,
): Promise<number> {
  const { rows } = await client.query<{ version: number }>(VERSION, [empresa]);
  return rows[0]?.version ?? 0;
}

const porNombre = (trx: Kysely<Database>, empresa: EmpresaId) =>
  productosActivos(trx, empresa).orderBy('p.producto').orderBy('p.id');
