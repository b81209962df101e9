import type { Funda } from '@comanda/shared/contracts/inventario/fundas';
import type { GrupoDeOpciones } from '@comanda/shared/contracts/inventario/opciones';
import { aCentavos } from '@comanda/shared/domain/dinero/dinero';
import { tarifaDe } from '@comanda/shared/domain/dinero/iva';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type {
  CatalogoVigente,
  ModificadorVigente,
  ProductoPedido,
  ProductoVigente,
} from './revisarLinea';
import { CATALOGO, MODIFICADORES } from './ventaSql';

import type { PoolClient } from 'pg';

export type FilaProducto = {
  id: number;
  id_categoria: number;
  producto: string;
  precio_venta: string;
  porcentaje_iva: number;
  agotado: boolean;
  codigo: string | null;
  por_peso: boolean;
  fuera_regimen: boolean;
  funda: Funda | null;
  grupos: readonly GrupoDeOpciones[] | null;
};

export type FilaModificador = Omit<ModificadorVigente, 'precio' | 'grupo' | 'agotado'> & {
  precio: string;
  grupo: number | null;
  agotado: boolean;
};

/** What of a company's catalogue was asked for, as it is now. */
export const toCatalogo = (
  productos: readonly FilaProducto[],
  modificadores: readonly FilaModificador[],
): CatalogoVigente => ({
  productos: new Map(productos.map((producto) => [String(producto.id), toVigente(producto)])),
  modificadores: new Map(
    modificadores.map((elegible) => [String(elegible.id), toModificador(elegible)]),
  ),
});

/** What these lines name. */
export async function leerCatalogoVigente(
  client: Pick<PoolClient, 'query'>,
  empresa: EmpresaId,
  lineas: readonly Pick<ProductoPedido, 'id' | 'modificadores'>[],
): Promise<CatalogoVigente> {
  const productos = await client.query<FilaProducto>(CATALOGO, [empresa, idsDe(lineas)]);
  const elegidos = idsDe(lineas.flatMap(({ modificadores = [] }) => modificadores));
  const modificadores =
    elegidos.length === 0
      ? []
      : (await client.query<FilaModificador>(MODIFICADORES, [empresa, elegidos])).rows;
  return toCatalogo(productos.rows, modificadores);
}

/** The ids that may be one of ours, each once. */
export const idsDe = (cosas: readonly { id: string }[]): string[] => [
  ...new Set(cosas.map(({ id }) => id).filter((id) => /^[1-9]\d{0,14}$/.test(id))),
];

function toVigente({
  precio_venta,
  porcentaje_iva,
  codigo,
  ...fila
}: FilaProducto): ProductoVigente {
  const tarifa = tarifaDe(`${porcentaje_iva}%`);
  if (tarifa === null) throw new Error(`ventas: product ${fila.id} has rate ${porcentaje_iva}`);
  const precio = aCentavos(Number(precio_venta));
  return { ...fila, precio, tarifa, codigo: codigo ?? String(fila.id) };
}

const toModificador = ({ precio, grupo, ...fila }: FilaModificador): ModificadorVigente => ({
  ...fila,
  grupo: grupo === null ? null : String(grupo),
  precio: aCentavos(Number(precio)),
});
