import type { PoolClient } from 'pg';

import type { Hecho } from '@comanda/kit/auditoria/auditoria';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import { normalizar } from '@comanda/shared/domain/texto/texto';

import { enFilas, filasPorVez } from '@comanda/kit/base/enFilas';
import { anotarPrecios } from '../productos/preciosRepository';

import type { CategoriaActual } from './catalogo';
import { DE_TABLA, type DatosDeFila, type ProductoActual } from './columnasDeProducto';
import type { Plan } from './planear';

type Escritura = {
  client: PoolClient;
  empresa: EmpresaId;
  hecho: Hecho;
  /** Told how many products are written. */
  alEscribir: (escritas: number) => Promise<void>;
};

/** The plan, inside the transaction of whoever asks: some hundred rows a statement. */
export async function escribirPlan(
  { crear, cambiar, categorias }: Plan,
  actuales: readonly CategoriaActual[],
  escritura: Escritura,
): Promise<void> {
  const { alEscribir } = escritura;
  const nuevas = await crearCategorias(categorias, escritura);
  const ids = new Map([...actuales, ...nuevas].map((una) => [normalizar(una.categoria), una.id]));
  const categoriaDe = ({ categoria }: DatosDeFila) => ids.get(normalizar(categoria)) ?? 0;
  await soltarCodigos(cambiar, escritura);
  let escritas = 0;
  for (const unos of filasPorVez(cambiar)) {
    await cambiarProductos(unos, categoriaDe, escritura);
    await alEscribir((escritas += unos.length));
  }
  for (const unos of filasPorVez(crear)) {
    await crearProductos(
      unos.map(({ datos }) => datos),
      categoriaDe,
      escritura,
    );
    await alEscribir((escritas += unos.length));
  }
}

async function crearCategorias(nombres: readonly string[], { client, empresa }: Escritura) {
  if (nombres.length === 0) return [];
  const { lugares, valores } = enFilas(nombres.map((nombre) => [empresa, nombre]));
  const { rows } = await client.query<CategoriaActual>(
    `insert into pedidos.categorias (empresa_id, categoria) values ${lugares} returning id, categoria`,
    valores,
  );
  return rows;
}

/** Two that change codes with each other would each find the other's still there. */
async function soltarCodigos(cambiar: Plan['cambiar'], { client, empresa }: Escritura) {
  const ids = cambiar
    .filter(
      ({ antes, despues }) =>
        antes.codigo !== despues.codigo || antes.codigo_barras !== despues.codigo_barras,
    )
    .map(({ antes }) => antes.id);
  if (ids.length === 0) return;
  await client.query(
    `update pedidos.productos set codigo = null, codigo_barras = null
      where empresa_id = $1 and id = any ($2::bigint[])`,
    [empresa, ids],
  );
}

type CategoriaDe = (datos: DatosDeFila) => number;

/** A column of values for each column of the table, as `unnest` takes them. */
const enColumnas = (unos: readonly DatosDeFila[], categoriaDe: CategoriaDe): unknown[][] => [
  ...DE_TABLA.map(({ campo }) => unos.map((datos) => datos[campo])),
  unos.map(categoriaDe),
];
const CAMPOS_DE_TABLA = [...DE_TABLA.map(({ campo }) => campo), 'id_categoria'];
const COLUMNAS = CAMPOS_DE_TABLA.join(', ');
const TIPOS = [...DE_TABLA.map(({ tipo }) => tipo), 'bigint', 'bigint'];
/** From $2 on. */
const DE_COLUMNAS = TIPOS.map((tipo, i) => `$${i + 2}::${tipo}[]`).join(', ');

async function crearProductos(
  unos: readonly DatosDeFila[],
  categoriaDe: CategoriaDe,
  { client, empresa, hecho }: Escritura,
): Promise<void> {
  type Creada = { id: number; precio_venta: string; porcentaje_iva: number };
  const { lugares, valores } = enFilas(
    unos.map((datos) => [
      empresa,
      ...DE_TABLA.map(({ campo }) => datos[campo]),
      categoriaDe(datos),
    ]),
  );
  const { rows } = await client.query<Creada>(
    `insert into pedidos.productos (empresa_id, ${COLUMNAS}) values ${lugares}
     returning id, precio_venta, porcentaje_iva`,
    valores,
  );
  const cambios = rows.map(({ id, ...despues }) => ({ producto_id: id, antes: null, despues }));
  await anotarPrecios(client, empresa, cambios, hecho);
}

async function cambiarProductos(
  unos: readonly { antes: ProductoActual; despues: ProductoActual }[],
  categoriaDe: CategoriaDe,
  { client, empresa, hecho }: Escritura,
): Promise<void> {
  await client.query(
    `update pedidos.productos p
        set (${COLUMNAS}) = row (${CAMPOS_DE_TABLA.map((campo) => `n.${campo}`).join(', ')})
       from unnest(${DE_COLUMNAS}) as n (${COLUMNAS}, id)
      where p.empresa_id = $1 and p.id = n.id`,
    [
      empresa,
      ...enColumnas(
        unos.map(({ despues }) => despues),
        categoriaDe,
      ),
      unos.map(({ antes }) => antes.id),
    ],
  );
  const cambios = unos.map(({ antes, despues }) => ({ producto_id: antes.id, antes, despues }));
  await anotarPrecios(client, empresa, cambios, hecho);
}
