import type { Kysely } from 'kysely';

import { AJUSTES_COCINA, type AjustesCocina } from '@comanda/shared/contracts/ventas/vizor';
import { auditar, type Hecho } from '@comanda/kit/auditoria/auditoria';
import { enEmpresa, type Db } from '@comanda/kit/base/db';
import { fundir } from '@comanda/kit/base/fundir';
import { enCampo } from '@comanda/kit/http/enCampo';
import { llaveDeFila } from '@comanda/kit/acceso/llave';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import { categoriasEnOrden } from '../categorias/categoriasEnOrden';
import type { Database } from '../db/schema';
import { enPiso } from '../mesas/piso';

import { estacionDe, type DeCategoria } from './estacionDe';

type CategoriaRow = DeCategoria & { id: number; categoria: string };
export type DeEstacion = { id_categoria: string; estacion: string | null };
type AjustesEnteros = AjustesCocina & { categorias: DeEstacion[] };
type Edicion = { leido: AjustesEnteros | undefined; escrito: AjustesEnteros };

/** How a company's kitchen works, as it said or as everybody begins. */
export async function ajustesDeCocina(
  trx: Kysely<Database>,
  empresa: EmpresaId,
): Promise<AjustesCocina> {
  const fila = await trx
    .selectFrom('pedidos.ajustes_cocina')
    .select(['estaciones', 'aviso_min', 'alerta_min'])
    .where('empresa_id', '=', empresa)
    .executeTakeFirst();
  return fila ?? AJUSTES_COCINA;
}

export function ajustesCocinaRepository(db: Db<Database>) {
  return {
    /** The settings, with the station of each category in the company's order. */
    leer: (empresa: EmpresaId) => enEmpresa(db, empresa, ({ trx }) => enteros(trx, empresa)),

    /** A change of the floor: every vizor shows it at its next question. */
    guardar: (empresa: EmpresaId, edicion: Edicion, hecho: Hecho): Promise<AjustesCocina> =>
      enPiso(db, empresa, async ({ trx, client }) => {
        await exigirQueExistan(trx, empresa, edicion.escrito.categorias);
        const antes = await enteros(trx, empresa);
        const { categorias, ...ajustes } = fundirAjustes(antes, edicion);
        await trx
          .insertInto('pedidos.ajustes_cocina')
          .values({ empresa_id: empresa, ...ajustes })
          .onConflict((fila) => fila.column('empresa_id').doUpdateSet(ajustes))
          .execute();
        await repartir(trx, empresa, categorias);
        await auditar(client, 'pedidos', empresa, {
          ...hecho,
          accion: 'ajustes de cocina',
          entidad: empresa,
          antes,
          despues: { ...ajustes, categorias },
        });
        return ajustes;
      }),
  };
}

async function enteros(trx: Kysely<Database>, empresa: EmpresaId) {
  const ajustes = await ajustesDeCocina(trx, empresa);
  const categorias = (await conEstacion(trx, empresa)).map((fila) => ({
    id_categoria: String(fila.id),
    categoria: fila.categoria,
    estacion: estacionDe(ajustes, fila),
  }));
  return { ...ajustes, categorias };
}

/** A category that came since, or that stands elsewhere in the list, is no change of another's. */
function fundirAjustes(ahora: AjustesEnteros, { leido, escrito }: Edicion): AjustesEnteros {
  const suyas = new Set(escrito.categorias.map(({ id_categoria }) => id_categoria));
  const comparable = (ajustes: AjustesEnteros): AjustesEnteros => ({
    ...ajustes,
    categorias: ajustes.categorias
      .filter(({ id_categoria }) => suyas.has(id_categoria))
      .map(({ id_categoria, estacion }) => ({ id_categoria, estacion }))
      .sort((a, b) => Number(a.id_categoria) - Number(b.id_categoria)),
  });
  const deAhora = comparable(ahora);
  const edicion = { leido: leido && comparable(leido), escrito: comparable(escrito) };
  const juntos = [
    ['estaciones', 'categorias'],
    ['aviso_min', 'alerta_min'],
  ];
  return fundir(deAhora, edicion, { juntos });
}

const conEstacion = (trx: Kysely<Database>, empresa: EmpresaId): Promise<CategoriaRow[]> =>
  trx
    .selectFrom(() => categoriasEnOrden(trx, empresa).as('c'))
    .leftJoin('pedidos.categoria_estaciones as e', (join) =>
      join.on('e.empresa_id', '=', empresa).onRef('e.id_categoria', '=', 'c.id'),
    )
    .select(['c.id', 'c.categoria', 'e.estacion'])
    .select(({ eb }) => eb('e.id_categoria', 'is not', null).as('repartida'))
    .orderBy('c.orden')
    .$castTo<CategoriaRow>() // a comparison is a boolean, which kysely calls SqlBool
    .execute();

async function exigirQueExistan(
  trx: Kysely<Database>,
  empresa: EmpresaId,
  categorias: readonly DeEstacion[],
): Promise<void> {
  const suyas = await trx
    .selectFrom('pedidos.categorias')
    .select('id')
    .where('empresa_id', '=', empresa)
    .execute();
  const llaves = new Set(suyas.map(({ id }) => id));
  categorias.forEach(({ id_categoria }, i) => {
    if (llaves.has(llaveDeFila(id_categoria))) return;
    const msg = 'La categoría ya no existe. Revise las estaciones';
    throw enCampo('DATOS_INVALIDOS', `categorias.${i}.id_categoria`, { msg });
  });
}

/** A category that is not named stays where it is. */
async function repartir(
  trx: Kysely<Database>,
  empresa: EmpresaId,
  categorias: readonly DeEstacion[],
): Promise<void> {
  // the last word on a category that is named twice
  const estaciones = new Map(
    categorias.map((una) => [llaveDeFila(una.id_categoria), una.estacion]),
  );
  if (estaciones.size === 0) return;
  await trx
    .insertInto('pedidos.categoria_estaciones')
    .values(
      [...estaciones].map(([id_categoria, estacion]) => ({
        empresa_id: empresa,
        id_categoria,
        estacion,
      })),
    )
    .onConflict((fila) =>
      fila
        .columns(['empresa_id', 'id_categoria'])
        .doUpdateSet((eb) => ({ estacion: eb.ref('excluded.estacion') })),
    )
    .execute();
}
