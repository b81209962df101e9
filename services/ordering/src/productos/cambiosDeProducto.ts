import type { Kysely } from 'kysely';

import { auditar, type Hecho } from '@comanda/kit/auditoria/auditoria';
import type { Db, Transaccion } from '@comanda/kit/base/db';
import { fundir } from '@comanda/kit/base/fundir';
import { enCampo } from '@comanda/kit/http/enCampo';
import { llaveDeFila } from '@comanda/kit/acceso/llave';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

import { productosActivos } from './catalogoSelect';
import { sinRepetirCodigo } from './codigoRepetido';
import { COLUMNAS, type DatosDeProducto } from './columnas';
import { enCatalogo } from './enCatalogo';
import { anotarPrecios } from './preciosRepository';
import { exigirIce } from './productoDatos';

type Cambio = Partial<DatosDeProducto & { agotado: boolean }>;

/** `leido`: what its editor began with; undefined where they do not say, and all of it is written. */
type Edicion = { leido?: Readonly<Record<string, unknown>> | undefined; escrito: Cambio };

/** What changes a company's products: each change is audited, and each price or rate is written down beside it. */
export function cambiosDeProducto(db: Db<Database>) {
  return {
    crear: (empresa: EmpresaId, datos: DatosDeProducto, hecho: Hecho) =>
      sinRepetirCodigo(db, empresa, datos, () =>
        enCatalogo(db, empresa, async ({ trx, client }) => {
          if (!(await tomarCategoria(trx, empresa, datos.id_categoria))) throw sinCategoria();
          const fila = await trx
            .insertInto('pedidos.productos')
            .values({ empresa_id: empresa, ...datos })
            .returning(COLUMNAS)
            .executeTakeFirstOrThrow();
          const traza = { ...hecho, accion: 'producto creado', entidad: fila.id, despues: fila };
          await auditar(client, 'pedidos', empresa, traza);
          const cambio = { producto_id: fila.id, antes: null, despues: fila };
          await anotarPrecios(client, empresa, [cambio], hecho);
          return leer(trx, empresa, fila.id);
        }),
      ),

    /** Undefined when there is none in this company; the caller never learns which of the two it was. */
    editar: (empresa: EmpresaId, id: string, edicion: Edicion, hecho: Hecho) =>
      sinRepetirCodigo(db, empresa, edicion.escrito, () =>
        enCatalogo(db, empresa, async (transaccion) => {
          const llave = await cambiar(transaccion, empresa, { id, ...edicion, hecho });
          return llave === undefined ? undefined : leer(transaccion.trx, empresa, llave);
        }),
      ),

    /** False when there is none in this company. What was sold of it keeps its name and price. */
    eliminar: (empresa: EmpresaId, id: string, hecho: Hecho) =>
      enCatalogo(db, empresa, async (transaccion) => {
        const escrito = { estado: 'N' } as const;
        const llave = await cambiar(transaccion, empresa, { id, escrito, hecho });
        return llave !== undefined;
      }),
  };
}

type Pedido = Edicion & { id: string; escrito: Cambio & { estado?: 'N' }; hecho: Hecho };

/** The product's key, or undefined where there is none. Told what it is already, it stays, and nothing is written. */
async function cambiar(
  { trx, client }: Transaccion<Database>,
  empresa: EmpresaId,
  { id, leido, escrito, hecho }: Pedido,
): Promise<number | undefined> {
  // before the product, as whoever deletes a category does: two that wait for each other would never end
  const categoria =
    escrito.id_categoria && (await tomarCategoria(trx, empresa, escrito.id_categoria));
  const antes = await trx
    .selectFrom('pedidos.productos')
    .select(COLUMNAS)
    .where('empresa_id', '=', empresa)
    .where('id', '=', llaveDeFila(id))
    .where('estado', '=', 'A')
    .forUpdate()
    .executeTakeFirst();
  if (!antes) return undefined;
  const datos = fundir(antes, { leido, escrito }, { juntos: [['precio_venta', 'por_peso']] });
  if (esLoMismo(antes, datos)) return antes.id;
  exigirIce(datos, hecho.ahora); // of two that were right by themselves
  const { id_categoria } = datos;
  if (id_categoria !== undefined && id_categoria !== antes.id_categoria && !categoria)
    throw sinCategoria();
  const despues = await trx
    .updateTable('pedidos.productos')
    .set(datos)
    .where('empresa_id', '=', empresa)
    .where('id', '=', antes.id)
    .returning(COLUMNAS)
    .executeTakeFirstOrThrow();
  const accion = despues.estado === 'N' ? 'producto eliminado' : 'producto editado';
  const traza = { ...hecho, accion, entidad: antes.id, antes, despues };
  await auditar(client, 'pedidos', empresa, traza);
  await anotarPrecios(client, empresa, [{ producto_id: antes.id, antes, despues }], hecho);
  return antes.id;
}

const leer = (trx: Kysely<Database>, empresa: EmpresaId, id: number) =>
  productosActivos(trx, empresa).where('p.id', '=', id).executeTakeFirstOrThrow();

const esLoMismo = (antes: Readonly<Record<string, unknown>>, datos: object) =>
  Object.entries(datos).every(([campo, valor]) => valor === undefined || antes[campo] === valor);

/** Nobody deletes it until this transaction ends. Undefined where the company has no such category. */
const tomarCategoria = (trx: Kysely<Database>, empresa: EmpresaId, id: number) =>
  trx
    .selectFrom('pedidos.categorias')
    .select('id')
    .where('empresa_id', '=', empresa)
    .where('id', '=', id)
    .where('estado', '=', 'A')
    .forShare()
    .executeTakeFirst();

const sinCategoria = () =>
  enCampo('DATOS_INVALIDOS', 'id_categoria', { msg: 'La categoría ya no existe. Elija otra' });
