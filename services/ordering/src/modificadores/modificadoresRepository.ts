import type { Kysely, Selectable } from 'kysely';

import { auditar, type Hecho } from '@comanda/kit/auditoria/auditoria';
import { enEmpresa, type Db, type Transaccion } from '@comanda/kit/base/db';
import { enCampo } from '@comanda/kit/http/enCampo';
import { llaveDeFila } from '@comanda/kit/acceso/llave';
import { esRepetido } from '@comanda/kit/base/repetido';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';
import { enCatalogo } from '../productos/enCatalogo';

type Tabla = Selectable<Database['pedidos.modificadores']>;
export type ModificadorRow = Pick<
  Tabla,
  'id' | 'nombre' | 'precio' | 'producto_id' | 'id_categoria' | 'grupo' | 'agotado'
>;

/** It goes with one product, or with any of a category. */
export type DatosDeModificador = Omit<ModificadorRow, 'id' | 'grupo' | 'agotado'>;

export const COLUMNAS_DE_MODIFICADOR = [
  'id',
  'nombre',
  'precio',
  'producto_id',
  'id_categoria',
  'grupo',
  'agotado',
] as const;

const activos = (trx: Kysely<Database>, empresa: EmpresaId) =>
  trx
    .selectFrom('pedidos.modificadores')
    .select(COLUMNAS_DE_MODIFICADOR)
    .where('empresa_id', '=', empresa)
    .where('estado', '=', 'A');

/** All that a company offers with what it sells: options as their group has them, what is in none without a price first, as they are tapped. */
export const modificadoresDe = (trx: Kysely<Database>, empresa: EmpresaId) =>
  activos(trx, empresa)
    .orderBy('orden')
    .orderBy('precio')
    .orderBy('nombre')
    .orderBy('id')
    .execute();

export function modificadoresRepository(db: Db<Database>) {
  return {
    listar: (empresa: EmpresaId): Promise<ModificadorRow[]> =>
      enEmpresa(db, empresa, ({ trx }) => modificadoresDe(trx, empresa)),

    crear: (empresa: EmpresaId, datos: DatosDeModificador, hecho: Hecho): Promise<ModificadorRow> =>
      sinRepetir(() =>
        enCatalogo(db, empresa, async ({ trx, client }) => {
          await exigirDueno(trx, empresa, datos);
          const fila = await trx
            .insertInto('pedidos.modificadores')
            .values({ empresa_id: empresa, ...datos })
            .returning(COLUMNAS_DE_MODIFICADOR)
            .executeTakeFirstOrThrow();
          const traza = { accion: 'modificador creado', entidad: fila.id, despues: fila };
          await auditar(client, 'pedidos', empresa, { ...hecho, ...traza });
          return fila;
        }),
      ),

    /** Undefined when there is none in this company. */
    editar: (empresa: EmpresaId, id: string, datos: DatosDeModificador, hecho: Hecho) =>
      sinRepetir(() =>
        enCatalogo(db, empresa, (transaccion) =>
          cambiar(transaccion, empresa, id, { datos, accion: 'modificador editado', hecho }),
        ),
      ),

    /** False when there is none in this company. What was sold with it keeps its name and price. */
    eliminar: (empresa: EmpresaId, id: string, hecho: Hecho): Promise<boolean> =>
      enCatalogo(db, empresa, async (transaccion) => {
        const datos = { estado: 'N' } as const;
        const cambio = { datos, accion: 'modificador eliminado', hecho };
        return (await cambiar(transaccion, empresa, id, cambio)) !== undefined;
      }),
  };
}

type Cambio = { datos: DatosDeModificador | { estado: 'N' }; accion: string; hecho: Hecho };

async function cambiar(
  { trx, client }: Transaccion<Database>,
  empresa: EmpresaId,
  id: string,
  { datos, accion, hecho }: Cambio,
): Promise<ModificadorRow | undefined> {
  const antes = await activos(trx, empresa)
    .where('id', '=', llaveDeFila(id))
    .forUpdate()
    .executeTakeFirst();
  if (!antes) return undefined;
  if (antes.grupo !== null) throw enCampo('DATOS_INVALIDOS', 'id', { msg: DE_UN_GRUPO });
  if (!('estado' in datos)) await exigirDueno(trx, empresa, datos);
  const despues = await trx
    .updateTable('pedidos.modificadores')
    .set(datos)
    .where('empresa_id', '=', empresa)
    .where('id', '=', antes.id)
    .returning(COLUMNAS_DE_MODIFICADOR)
    .executeTakeFirstOrThrow();
  const traza = { accion, entidad: antes.id, antes, despues: { ...despues, ...datos } };
  await auditar(client, 'pedidos', empresa, { ...hecho, ...traza });
  return despues;
}

/** What it is offered with is there, and of this company. */
async function exigirDueno(
  trx: Kysely<Database>,
  empresa: EmpresaId,
  { producto_id, id_categoria }: DatosDeModificador,
): Promise<void> {
  const [tabla, id, campo] =
    producto_id === null
      ? (['pedidos.categorias', id_categoria ?? 0, 'id_categoria'] as const)
      : (['pedidos.productos', producto_id, 'id_producto'] as const);
  const hay = await trx
    .selectFrom(tabla)
    .select('id')
    .where('empresa_id', '=', empresa)
    .where('id', '=', id)
    .where('estado', '=', 'A')
    .forShare()
    .executeTakeFirst();
  if (hay) return;
  const que = producto_id === null ? 'La categoría' : 'El producto';
  throw enCampo('DATOS_INVALIDOS', campo, { msg: `${que} ya no existe. Elija otra vez` });
}

async function sinRepetir<Hecha>(escribir: () => Promise<Hecha>): Promise<Hecha> {
  try {
    return await escribir();
  } catch (error) {
    if (!INDICES.some((indice) => esRepetido(error, indice))) throw error;
    throw enCampo('MODIFICADOR_REPETIDO', 'nombre');
  }
}

const INDICES = ['modificadores_sueltos', 'modificadores_de_categoria'];
const DE_UN_GRUPO = 'Es la opción de un grupo. Cámbiela en las opciones del producto';
