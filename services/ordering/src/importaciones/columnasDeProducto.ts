import type { Selectable } from 'kysely';

import type { Funda } from '@comanda/shared/contracts/inventario/fundas';
import {
  COLUMNAS_PRODUCTO,
  type ColumnaProducto,
} from '@comanda/shared/contracts/inventario/importaciones';
import type { CeldaLeida } from '@comanda/kit/listas/lista';

import type { Database } from '../db/schema';

import * as leer from './leerCeldas';

type Tabla = Selectable<Database['pedidos.productos']>;

type Declaracion = {
  campo: keyof Tabla | 'categoria';
  /** As the table has it; a figure is a cell that counts, and `numeric` is money. */
  tipo: 'text' | 'numeric' | 'int' | 'boolean';
  leer: (
    texto: string,
    dicho: leer.DichoDelArchivo,
  ) => CeldaLeida<string | number | boolean | undefined>;
  /** What a new product has where a file says nothing; without it a file has to say it. */
  sinDecir?: string | boolean | null;
  /** Characters, in a workbook. */
  ancho?: number;
  /** What else people call it. */
  sinonimos?: readonly string[];
};

/** All that an import and an export know of each column of a file. */
export const COLUMNAS = {
  Codigo: {
    campo: 'codigo',
    tipo: 'text',
    leer: leer.leerCodigo,
    sinDecir: null,
    sinonimos: ['cod', 'codigoprincipal', 'codigointerno', 'codigoproducto', 'sku', 'referencia'],
  },
  'Codigo de barras': {
    campo: 'codigo_barras',
    tipo: 'text',
    leer: leer.leerBarras,
    sinDecir: null,
    ancho: 18,
    sinonimos: ['barras', 'codigobarras', 'codigodebarra', 'codbarras', 'ean', 'upc', 'gtin'],
  },
  Producto: {
    campo: 'producto',
    tipo: 'text',
    leer: leer.leerProducto,
    ancho: 40,
    sinonimos: [
      'nombre',
      'nombredelproducto',
      'articulo',
      'plato',
      'descripcion',
      'detalle',
      'item',
    ],
  },
  Categoria: {
    campo: 'categoria',
    tipo: 'text',
    leer: leer.leerCategoria,
    ancho: 24,
    sinonimos: ['grupo', 'familia', 'rubro', 'linea', 'seccion', 'departamento'],
  },
  Precio: {
    campo: 'precio_venta',
    tipo: 'numeric',
    leer: leer.leerPrecio,
    sinonimos: [
      'pvp',
      'precioventa',
      'preciodeventa',
      'precioconiva',
      'preciounitario',
      'preciopublico',
      'precioalpublico',
      'valor',
    ],
  },
  IVA: {
    campo: 'porcentaje_iva',
    tipo: 'int',
    leer: leer.leerIva,
    sinonimos: ['porcentajeiva', 'porcentajedeiva', 'tarifa', 'tarifaiva', 'impuesto'],
  },
  Favorito: { campo: 'favorito', tipo: 'boolean', leer: leer.leerSiNo, sinDecir: false },
  Agotado: { campo: 'agotado', tipo: 'boolean', leer: leer.leerSiNo, sinDecir: false },
} as const satisfies Record<ColumnaProducto, Declaracion>;

type Declaradas = (typeof COLUMNAS)[ColumnaProducto];
type Campo = Declaradas['campo'];
type CampoOpcional = Extract<Declaradas, { sinDecir: unknown }>['campo'];
type CampoDeTabla = Exclude<Campo, 'categoria'>;

/** What a row of a file can say of a product, as the table has it. */
export type DatosDeFila = Pick<Tabla, CampoDeTabla> & { categoria: string };
/** `funda`: what no file says, and what its price has to hold. */
export type ProductoActual = DatosDeFila & { id: number; funda: Funda | null };

/** What a row says of a product; of what is undefined it says nothing. */
export type FilaDeLista = Omit<DatosDeFila, CampoOpcional> & {
  [C in CampoOpcional]?: NonNullable<DatosDeFila[C]> | undefined;
} & {
  /** As the spreadsheet numbers it. */
  fila: number;
};

export const declaracionDe = (columna: ColumnaProducto): Declaracion => COLUMNAS[columna];

const DECLARADAS: readonly Declaradas[] = COLUMNAS_PRODUCTO.map((columna) => COLUMNAS[columna]);

/** What has to be the same for two to be the same. */
export const CAMPOS: readonly Campo[] = DECLARADAS.map(({ campo }) => campo);

/** Those that are columns of the products' own table, with their types. */
export const DE_TABLA = DECLARADAS.filter(esDeTabla);

const OPCIONALES_DECLARADAS = DECLARADAS.filter((una) => 'sinDecir' in una);
/** What no row has to say. */
export const OPCIONALES: readonly CampoOpcional[] = OPCIONALES_DECLARADAS.map(({ campo }) => campo);

/** What a new product has of it. */
export const SIN_DECIR = Object.fromEntries(
  OPCIONALES_DECLARADAS.map(({ campo, sinDecir }) => [campo, sinDecir]),
) as Pick<DatosDeFila, CampoOpcional>; // one entry of each

function esDeTabla(una: Declaradas): una is Extract<Declaradas, { campo: CampoDeTabla }> {
  return una.campo !== 'categoria';
}
