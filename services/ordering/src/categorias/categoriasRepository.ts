import { sql, type Kysely } from 'kysely';

import type { ColorCategoria } from '@comanda/shared/contracts/inventario/categorias';
import { AppError } from '@comanda/shared/errors/AppError';
import { auditar, type Hecho } from '@comanda/kit/auditoria/auditoria';
import { enEmpresa, type Db, type Transaccion } from '@comanda/kit/base/db';
import { fundir } from '@comanda/kit/base/fundir';
import { enCampo } from '@comanda/kit/http/enCampo';
import { llaveDeFila } from '@comanda/kit/acceso/llave';
import { esRepetido } from '@comanda/kit/base/repetido';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';
import { pasarModificadores, tomarModificadores } from '../modificadores/modificadoresSinCategoria';
import { enCatalogo } from '../productos/enCatalogo';
import { tomarTarifas } from '../tarifas/escribirTarifas';
import { pasarTarifas } from '../tarifas/tarifasSinCategoria';

import { categoriasEnOrden } from './categoriasEnOrden';

type Datos = { categoria: string; descripcion: string; color: ColorCategoria | null };
/** `leido`: what its editor began with; undefined where they do not say, and all of it is written. A colour that is not said stays. */
type Edicion = {
  leido: Partial<Datos> | undefined;
  escrito: Omit<Datos, 'color'> & Partial<Datos>;
};
type Trx = Kysely<Database>;
type Trabajo = Transaccion<Database>;

export type CategoriasRepository = ReturnType<typeof categoriasRepository>;

export function categoriasRepository(db: Db<Database>) {
  const sinRepetir = <Result>(empresa: EmpresaId, trabajo: (t: Trabajo) => Promise<Result>) =>
    enCatalogo(db, empresa, trabajo).catch((error: unknown) => {
      throw esRepetido(error, 'categorias_nombre')
        ? enCampo('CATEGORIA_REPETIDA', 'categoria')
        : error;
    });

  return {
    /** In their order, each with how many products it holds. */
    listar: (empresa: EmpresaId) => enEmpresa(db, empresa, ({ trx }) => listar(trx, empresa)),

    crear: (empresa: EmpresaId, datos: Datos, hecho: Hecho) =>
      sinRepetir(empresa, async ({ trx, client }) => {
        const { id } = await trx
          .insertInto('pedidos.categorias')
          .values({ empresa_id: empresa, ...datos })
          .returning('id')
          .executeTakeFirstOrThrow();
        await auditar(client, 'pedidos', empresa, {
          ...hecho,
          accion: 'categoria creada',
          entidad: id,
          despues: datos,
        });
        return una(trx, empresa, id);
      }),

    /** Undefined when the company has no such category. */
    editar: (empresa: EmpresaId, clave: string, edicion: Edicion, hecho: Hecho) =>
      sinRepetir(empresa, async ({ trx, client }) => {
        const antes = await tomar(trx, empresa, clave);
        if (!antes) return undefined;
        const datos = fundir(antes, edicion);
        await cambiar(trx, empresa, antes.id).set(datos).execute();
        await auditar(client, 'pedidos', empresa, {
          ...hecho,
          accion: 'categoria editada',
          entidad: antes.id,
          antes,
          despues: datos,
        });
        return una(trx, empresa, antes.id);
      }),

    /**
     * False when there is no such category. Its products go to `moverA`, and what is offered and priced with them; without one, a
     * category that holds any stays.
     */
    eliminar: (empresa: EmpresaId, clave: string, moverA: string | undefined, hecho: Hecho) =>
      enCatalogo(db, empresa, async (transaccion) => {
        const { trx, client } = transaccion;
        const tarifas = await tomarTarifas(client, empresa);
        await tomarModificadores(trx, empresa, { de: llaveDeFila(clave), a: undefined });
        // in the order of their ids, so that two who move to and fro do not wait for each other
        const [antes, destino] = await tomarDos(trx, empresa, clave, moverA);
        if (!antes) return false;
        if (moverA !== undefined && !destino) throw sinDestino(moverA);
        const movidos = destino && (await mover(trx, empresa, antes.id, destino.id));
        if (!destino) await exigirVacia(trx, empresa, antes.id);
        const paso = { de: antes.id, a: destino?.id, hecho };
        await pasarModificadores(transaccion, empresa, paso);
        await pasarTarifas(client, empresa, tarifas, paso);
        await cambiar(trx, empresa, antes.id).set({ estado: 'N' }).execute();
        await auditar(client, 'pedidos', empresa, {
          ...hecho,
          accion: 'categoria eliminada',
          entidad: antes.id,
          antes,
          ...(destino && { despues: { movidos, a: destino.id } }),
        });
        return true;
      }),

    /** All of the company's, first to last. */
    ordenar: (empresa: EmpresaId, ids: readonly string[], hecho: Hecho) =>
      enCatalogo(db, empresa, async ({ trx, client }) => {
        const antes = await activas(trx, empresa).orderBy('id').forUpdate().execute();
        const llaves = ids.map(llaveDeFila);
        const todas = new Set(llaves).size === llaves.length && llaves.length === antes.length;
        if (!todas || !antes.every(({ id }) => llaves.includes(id)))
          throw new AppError('CATEGORIAS_CAMBIADAS', { ids });
        await sql`update pedidos.categorias c set orden = n.orden
                    from unnest(${llaves}::bigint[]) with ordinality as n (id, orden)
                   where c.empresa_id = ${empresa} and c.id = n.id`.execute(trx);
        await auditar(client, 'pedidos', empresa, {
          ...hecho,
          accion: 'categorias ordenadas',
          entidad: empresa,
          despues: llaves,
        });
        return listar(trx, empresa);
      }),
  };
}

const listar = (trx: Trx, empresa: EmpresaId) =>
  trx
    .selectFrom(() => categoriasEnOrden(trx, empresa).as('c'))
    .leftJoin(() => porCategoria(trx, empresa).as('p'), 'p.id_categoria', 'c.id')
    .selectAll('c')
    .select(({ fn }) => fn.coalesce('p.productos', sql<number>`0`).as('productos'))
    .orderBy('c.orden')
    .execute();

const porCategoria = (trx: Trx, empresa: EmpresaId) =>
  trx
    .selectFrom('pedidos.productos')
    .select(['id_categoria', sql<number>`count(*)::int`.as('productos')])
    .where('empresa_id', '=', empresa)
    .where('estado', '=', 'A')
    .groupBy('id_categoria');

async function una(trx: Trx, empresa: EmpresaId, id: number) {
  const suya = (await listar(trx, empresa)).find((fila) => fila.id === id);
  if (!suya) throw new Error(`categorias: ${id} is not in the list it was just written to`);
  return suya;
}

const activas = (trx: Trx, empresa: EmpresaId) =>
  trx
    .selectFrom('pedidos.categorias')
    .select(['id', 'categoria', 'descripcion', 'color'])
    .where('empresa_id', '=', empresa)
    .where('estado', '=', 'A');

/** Locks a category to change it: until this transaction ends nobody else does, and nobody puts a product in it. */
const tomar = (trx: Trx, empresa: EmpresaId, clave: string) =>
  activas(trx, empresa).where('id', '=', llaveDeFila(clave)).forUpdate().executeTakeFirst();

async function tomarDos(trx: Trx, empresa: EmpresaId, una: string, otra: string | undefined) {
  const claves = [llaveDeFila(una), llaveDeFila(otra ?? '')];
  const filas = await activas(trx, empresa)
    .where('id', 'in', claves)
    .orderBy('id')
    .forUpdate()
    .execute();
  const [primera, segunda] = claves.map((clave) => filas.find(({ id }) => id === clave));
  return [primera, segunda === primera ? undefined : segunda] as const;
}

const cambiar = (trx: Trx, empresa: EmpresaId, id: number) =>
  trx.updateTable('pedidos.categorias').where('empresa_id', '=', empresa).where('id', '=', id);

const sinDestino = (mover_a: string) =>
  enCampo('DATOS_INVALIDOS', 'mover_a', {
    detalle: { mover_a },
    msg: 'La categoría que recibe los productos ya no existe',
  });

/** How many products went along. */
async function mover(trx: Trx, empresa: EmpresaId, de: number, a: number): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('pedidos.productos')
    .set({ id_categoria: a })
    .where('empresa_id', '=', empresa)
    .where('id_categoria', '=', de)
    .where('estado', '=', 'A')
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

async function exigirVacia(trx: Trx, empresa: EmpresaId, id: number): Promise<void> {
  const fila = await porCategoria(trx, empresa).where('id_categoria', '=', id).executeTakeFirst();
  const cuantos = fila?.productos ?? 0;
  if (cuantos === 0) return;
  const tiene = cuantos === 1 ? '1 producto. Muévalo' : `${cuantos} productos. Muévalos`;
  const msg = `La categoría tiene ${tiene} a otra para eliminarla`;
  throw enCampo('CATEGORIA_EN_USO', 'id', { detalle: { id, cuantos }, msg });
}
