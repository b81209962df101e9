import type { Ajustes } from '@comanda/shared/contracts/ventas/ajustes';
import type { Producto } from '@comanda/shared/contracts/inventario/productos';
import type { EmpresaFacturacion } from '@comanda/shared/contracts/facturacion/facturacion';
import type { LineaSinVenta } from '@comanda/shared/domain/producto/cambiosDePrecio';
import type { Catalogo } from '@comanda/shared/domain/orden/carrito';

import type { Elegidos } from '../carrito/cambiosDeVenta';
import type { CuentaId, VentaAbierta } from '../carrito/ventaAbierta';
import type { Documentos } from './catalogo/useDocumentos';
import type { Cobro } from './pago/cobro';
import type { PagoDeCuenta } from './pago/usePago';

/** What stands over the till: one dialog at a time. `pagar`: the bill to charge once the customer is known; `id`: a line's. */
export type DialogoDeVenta =
  | { tipo: 'cliente'; pagar: CuentaId | null }
  | { tipo: 'dividir' }
  | { tipo: 'nombre' | 'ajustes' }
  | { tipo: 'atajos' }
  | { tipo: 'pago'; cuenta: CuentaId }
  | { tipo: 'cantidad' | 'nota' | 'descuento' | 'opciones'; id: string }
  | PorElegir;

/** What is added once its options are chosen; `vuelta` tells one from the next. */
export type PorElegir = {
  tipo: 'elegir';
  producto: Producto;
  /** As the label of a scale says; undefined: one, or what it is going to weigh. */
  cantidad: number | undefined;
  vuelta: number;
};

/** Which dialog it is, for whoever waits for the next. */
export const momentoDeDialogo = (dialogo: DialogoDeVenta | null): string =>
  dialogo?.tipo === 'elegir' ? `elegir ${dialogo.vuelta}` : (dialogo?.tipo ?? '');

export type DialogoVentaProps = {
  clave: string;
  empresa: string;
  datosEmpresa: EmpresaFacturacion | undefined;
  documentos: Documentos;
  abierta: VentaAbierta;
  dialogo: DialogoDeVenta;
  cobro: Cobro;
  sinVenta: readonly LineaSinVenta[];
  catalogo: Catalogo;
  ajustes: Ajustes;
  onQuitar: (id: string) => void;
  onDescuento: ((id: string) => void) | null;
  /** Other options for a line, by its key. */
  onOpciones: (id: string) => void;
  onElegida: (pedida: PorElegir, elegidos: Elegidos) => void;
  onCobrar: (pago: PagoDeCuenta) => Promise<void>;
  onPagar: (cuenta: CuentaId) => void;
  /** The order is kept for its time, and is not a sale yet. */
  onProgramada: () => void;
  onIniciarPago: (cuenta: CuentaId) => void;
  onCerrar: () => void;
};
