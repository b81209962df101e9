import type { EmpresaFacturacion } from '@comanda/shared/contracts/facturacion/facturacion';
import type { Canal } from '@comanda/shared/contracts/ventas/canales';
import type { Curso, LineaOrden } from '@comanda/shared/contracts/ventas/ordenes';
import type { LineaSinVenta } from '@comanda/shared/domain/producto/cambiosDePrecio';
import type { Linea } from '@comanda/shared/domain/orden/carrito';

import type { VentaAbierta } from '../../carrito/ventaAbierta';
import type { Documentos } from '../catalogo/useDocumentos';
import type { Deshacible } from '../orden/useDeshacer';
import type { OrdenDeMesa } from './useOrdenDeMesa';

export type OrdenMesaProps = {
  leida: OrdenDeMesa;
  /** Its name, and what its invoices say. */
  empresaActiva: string;
  empresa: EmpresaFacturacion | undefined;
  documentos: Documentos;
  /** What is not sent, and its key; the order's bill, and its. */
  clave: string;
  nuevo: VentaAbierta;
  claveCuenta: string;
  cuenta: VentaAbierta;
  deshacible: Deshacible;
  enviando: boolean;
  esperando: boolean;
  /** How the last charge stands. */
  aviso: string | null;
  sinVenta: readonly LineaSinVenta[];
  /** Null of a table, of what went out once, and where no tarifa is of a channel. */
  onCanal: ((canal: Canal) => void) | null;
  onFijar: (linea: Linea) => void;
  onAnotar: (linea: Linea) => void;
  /** Adds again what was sent last; null where nothing was. */
  onRonda: (() => void) | null;
  /** Prints the bill before it is paid; null where there is none yet. */
  onCuenta: (() => void) | null;
  /** Its head and its 'Enviar' stand over and under both panes of a phone. */
  enDosPaneles: boolean;
  onAnular: (linea: LineaOrden) => void;
  onDisparar: (curso: Curso) => void;
  onRegistrar: () => void;
  onDividir: () => void;
  onEnviar: () => void;
  onPagar: () => void;
};
