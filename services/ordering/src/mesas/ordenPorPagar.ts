import type { Canal } from '@comanda/shared/contracts/ventas/canales';
import { aCentavos, centavos } from '@comanda/shared/domain/dinero/dinero';
import { tarifaDe } from '@comanda/shared/domain/dinero/iva';

import type { ModificadorVigente, ProductoVigente } from '../ventas/revisarLinea';

import type { LineaRow, OrdenRow } from './ordenRow';

/** What a line of an order is sold at: as it was when it was ordered, whatever the catalogue says by now. */
export type LineaPorPagar = {
  id: string;
  /** Units that are not paid. */
  saldo: number;
  /** Without what was chosen. */
  producto: ProductoVigente;
  modificadores: ModificadorVigente[];
};

export type OrdenPorPagar = {
  id: string;
  estado: OrdenRow['estado'];
  /** Of a table, and not to be taken away. */
  enMesa: boolean;
  /** How it reaches who buys it; null where nobody said. */
  canal: Canal | null;
  /** Number of the sale that paid the last of it. */
  secuencia: string | null;
  lineas: ReadonlyMap<string, LineaPorPagar>;
};

export const toOrdenPorPagar = (
  { id, estado, mesa_id, secuencia, canal }: OrdenRow,
  lineas: readonly LineaRow[],
): OrdenPorPagar => ({
  id,
  estado,
  enMesa: mesa_id !== null,
  canal,
  secuencia,
  lineas: new Map(lineas.map((linea) => [linea.id, toLineaPorPagar(linea)])),
});

function toLineaPorPagar(fila: LineaRow): LineaPorPagar {
  const { id, producto_id, id_categoria, codigo, producto, por_peso, fuera_regimen, funda } = fila;
  const tarifa = tarifaDe(`${fila.porcentaje_iva}%`);
  if (tarifa === null) throw new Error(`mesas: line ${id} has rate ${fila.porcentaje_iva}`);
  const modificadores = (fila.modificadores ?? []).map((elegido) => ({
    id: Number(elegido.id),
    nombre: elegido.nombre,
    precio: aCentavos(elegido.precio),
    producto_id,
    id_categoria: null,
  }));
  const extras = modificadores.reduce((suma, { precio }) => suma + precio, 0);
  const precio = centavos(aCentavos(Number(fila.precio_venta)) - extras);
  return {
    id,
    saldo: Number(fila.saldo),
    modificadores,
    producto: {
      id: producto_id,
      id_categoria,
      codigo,
      producto,
      tarifa,
      precio,
      por_peso,
      fuera_regimen,
      funda,
      agotado: false,
    },
  };
}
