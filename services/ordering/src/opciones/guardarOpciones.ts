import { sql } from 'kysely';

import { auditar, type Hecho } from '@comanda/kit/auditoria/auditoria';
import type { Db, Transaccion } from '@comanda/kit/base/db';
import { enCampo } from '@comanda/kit/http/enCampo';
import { llaveDeFila } from '@comanda/kit/acceso/llave';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import type {
  GrupoDeOpciones,
  GrupoLeido,
  GrupoPorGuardar,
} from '@comanda/shared/contracts/inventario/opciones';

import type { Database } from '../db/schema';
import {
  COLUMNAS_DE_MODIFICADOR,
  type ModificadorRow,
} from '../modificadores/modificadoresRepository';
import { enCatalogo } from '../productos/enCatalogo';

import { fundirGrupos } from './fundirGrupos';

/** `id`: the product's. `leido`: what its editor began with; undefined where they do not say, and all of it is written. */
type Pedido = {
  id: string;
  leido: readonly GrupoLeido[] | undefined;
  escrito: readonly GrupoPorGuardar[];
};

type OpcionRow = ModificadorRow & { orden: number; estado: 'A' | 'N' };
type Opcion = Pick<OpcionRow, 'nombre' | 'precio' | 'grupo' | 'orden' | 'agotado'>;

/**
 * All groups of a product in place of those it had. What keeps its id keeps its history of prices; what is not among them is
 * offered no more, and what was sold with it keeps its name and price. Undefined where the company has no such product.
 */
export const guardarOpciones = (
  db: Db<Database>,
  empresa: EmpresaId,
  { id, ...edicion }: Pedido,
  hecho: Hecho,
): Promise<{ id: string; grupos: GrupoDeOpciones[] } | undefined> =>
  enCatalogo(db, empresa, async (transaccion) => {
    const { trx, client } = transaccion;
    const producto = await trx
      .selectFrom('pedidos.productos')
      .select('id')
      .select(sql<GrupoDeOpciones[] | null>`grupos`.as('grupos'))
      .where('empresa_id', '=', empresa)
      .where('id', '=', llaveDeFila(id))
      .where('estado', '=', 'A')
      .forUpdate()
      .executeTakeFirst();
    if (!producto) return undefined;
    const habidas = await opcionesDe(transaccion, empresa, producto.id);
    const habidos = producto.grupos ?? [];
    const grupos = fundirGrupos(comoSeLeen(habidos, habidas), edicion);
    const numerados = numerar(grupos, habidos, habidas);
    const despues = numerados.map(({ id: grupo, nombre, minimo, maximo }) => ({
      id: grupo,
      nombre,
      minimo,
      maximo,
    }));
    await trx
      .updateTable('pedidos.productos')
      .set({ grupos: despues.length > 0 ? JSON.stringify(despues) : null })
      .where('empresa_id', '=', empresa)
      .where('id', '=', producto.id)
      .execute();
    await auditar(client, 'pedidos', empresa, {
      ...hecho,
      accion: 'producto editado',
      entidad: producto.id,
      antes: { grupos: producto.grupos },
      despues: { grupos: despues },
    });
    const de = { empresa, producto: producto.id, hecho };
    await escribirOpciones(transaccion, de, habidas, numerados);
    return { id: String(producto.id), grupos: despues };
  });

/** All that a product ever had in a group. */
const opcionesDe = (
  { trx }: Transaccion<Database>,
  empresa: EmpresaId,
  producto: number,
): Promise<OpcionRow[]> =>
  trx
    .selectFrom('pedidos.modificadores')
    .select([...COLUMNAS_DE_MODIFICADOR, 'orden', 'estado'])
    .where('empresa_id', '=', empresa)
    .where('producto_id', '=', producto)
    .where('grupo', 'is not', null)
    .orderBy('id')
    .execute();

/** As whoever edits them reads them. */
const comoSeLeen = (
  grupos: readonly GrupoDeOpciones[],
  habidas: readonly OpcionRow[],
): GrupoLeido[] =>
  grupos.map((grupo) => ({
    ...grupo,
    opciones: habidas
      .filter((fila) => fila.estado === 'A' && String(fila.grupo) === grupo.id)
      .toSorted((una, otra) => una.orden - otra.orden)
      .map(({ id, nombre, precio, agotado }) => ({
        id: String(id),
        nombre,
        precio: Number(precio),
        agotado,
      })),
  }));

type GrupoNumerado = GrupoPorGuardar & { id: string };

/** What is new gets a number that no group of the product ever had. */
function numerar(
  grupos: readonly GrupoPorGuardar[],
  antes: readonly GrupoDeOpciones[],
  habidas: readonly OpcionRow[],
): GrupoNumerado[] {
  const usados = [...antes.map(({ id }) => Number(id)), ...habidas.map(({ grupo }) => grupo ?? 0)];
  let ultimo = Math.max(0, ...usados);
  const vistos = new Set<string>();
  return grupos.map((grupo, i) => {
    const { id } = grupo;
    if (id === undefined) return { ...grupo, id: String((ultimo += 1)) };
    if (!antes.some((uno) => uno.id === id) || vistos.has(id)) throw yaNoEsta(`grupos.${i}.id`);
    vistos.add(id);
    return { ...grupo, id };
  });
}

type De = { empresa: EmpresaId; producto: number; hecho: Hecho };

async function escribirOpciones(
  transaccion: Transaccion<Database>,
  de: De,
  habidas: readonly OpcionRow[],
  grupos: readonly GrupoNumerado[],
): Promise<void> {
  const activas = new Map(
    habidas.flatMap((fila) => (fila.estado === 'A' ? [[String(fila.id), fila] as const] : [])),
  );
  for (const [i, grupo] of grupos.entries())
    for (const [j, { id, ...escrita }] of grupo.opciones.entries()) {
      const opcion = {
        nombre: escrita.nombre,
        precio: escrita.precio.toFixed(2),
        grupo: Number(grupo.id),
        orden: i * 100 + j + 1,
        agotado: escrita.agotado,
      };
      const antes = id === undefined ? null : activas.get(id);
      if (antes === undefined) throw yaNoEsta(`grupos.${i}.opciones.${j}.id`);
      if (antes === null) await crear(transaccion, de, opcion);
      else await cambiar(transaccion, de, antes, opcion);
      if (id !== undefined) activas.delete(id);
    }
  for (const fila of activas.values()) await retirar(transaccion, de, fila);
}

async function crear(
  { trx, client }: Transaccion<Database>,
  { empresa, producto, hecho }: De,
  opcion: Opcion,
): Promise<void> {
  const despues = await trx
    .insertInto('pedidos.modificadores')
    .values({ empresa_id: empresa, producto_id: producto, ...opcion })
    .returning(COLUMNAS_DE_MODIFICADOR)
    .executeTakeFirstOrThrow();
  const traza = { accion: 'modificador creado', entidad: despues.id, despues };
  await auditar(client, 'pedidos', empresa, { ...hecho, ...traza });
}

async function cambiar(
  { trx, client }: Transaccion<Database>,
  { empresa, hecho }: De,
  antes: OpcionRow,
  opcion: Opcion,
): Promise<void> {
  if (Object.entries(opcion).every(([campo, valor]) => antes[campo as keyof Opcion] === valor))
    return;
  const despues = await trx
    .updateTable('pedidos.modificadores')
    .set(opcion)
    .where('empresa_id', '=', empresa)
    .where('id', '=', antes.id)
    .returning(COLUMNAS_DE_MODIFICADOR)
    .executeTakeFirstOrThrow();
  const traza = { accion: 'modificador editado', entidad: antes.id, antes, despues };
  await auditar(client, 'pedidos', empresa, { ...hecho, ...traza });
}

async function retirar(
  { trx, client }: Transaccion<Database>,
  { empresa, hecho }: De,
  antes: OpcionRow,
): Promise<void> {
  await trx
    .updateTable('pedidos.modificadores')
    .set({ estado: 'N' })
    .where('empresa_id', '=', empresa)
    .where('id', '=', antes.id)
    .execute();
  const traza = { accion: 'modificador eliminado', entidad: antes.id, antes };
  await auditar(client, 'pedidos', empresa, { ...hecho, ...traza });
}

const yaNoEsta = (campo: string) =>
  enCampo('DATOS_INVALIDOS', campo, {
    msg: 'Otra persona cambió estas opciones. Ciérrelas y vuelva a abrirlas',
  });
