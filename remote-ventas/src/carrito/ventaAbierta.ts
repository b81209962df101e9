import type { Cliente } from '@comanda/shared/contracts/clientes';
import type { EstadoComprobante } from '@comanda/shared/contracts/documentos';
import type { Venta } from '@comanda/shared/contracts/ventas';
import type { CambioDePrecio } from '@comanda/shared/domain/cambiosDePrecio';
import { totalesDe, type Carrito } from '@comanda/shared/domain/carrito';
import { aCentavos, aDolares, centavos, type Centavos } from '@comanda/shared/domain/dinero';

/** Which of the two bills of a tab is being paid (spec section 3: 'cuenta_dividida'). */
export type Cuenta = 'principal' | 'dividida';

/**
 * A payment that has begun. Its key is made once and kept until the sale is known to exist or not to exist, so that
 * whatever is retried, reloaded or opened twice sells once. `enviadaEn`: when the sale left and no answer has come
 * (milliseconds since 1970), else null. `recibido`: the cash it left with, for the change of a sale found again.
 */
export type Intento = {
  idempotencia: string;
  cuenta: Cuenta;
  enviadaEn: number | null;
  recibido?: Centavos | null;
};

export type EstadoImpresion = 'imprimiendo' | 'impreso' | 'fallo';

/** The last sale of a tab: its card stays open until the next product is added, and can be unfolded afterwards. */
export type VentaHecha = {
  venta: Venta;
  lineas: Carrito;
  cliente: Cliente | null;
  /** Dollars; null unless paid in cash. */
  recibido: number | null;
  cambio: number | null;
  impresion: EstadoImpresion;
  /** Why the ticket was not printed, in words. */
  motivo?: string;
  /** Null for a company that issues no electronic invoices. */
  comprobante: EstadoComprobante | null;
  /** The call that hurries the invoice has ended, well or not: from now on its state is asked for. */
  apurada: boolean;
};

export type VentaAbierta = {
  carrito: Carrito;
  dividida: Carrito;
  cliente: Cliente | null;
  intento: Intento | null;
  hecha: VentaHecha | null;
  /** The card of the last sale makes room for the next one. */
  plegada?: boolean;
  /** What the cashier calls this sale: 'Juan', 'Barra 2'. */
  nombre?: string;
  /** Prices the company changed while these lines were here, which nobody has seen yet. */
  cambios?: readonly CambioDePrecio[];
};

export const ventaVacia: VentaAbierta = {
  carrito: [],
  dividida: [],
  cliente: null,
  intento: null,
  hecha: null,
};

type Pagada = { lineas: Carrito; cliente: Cliente | null; recibido: Centavos | null };

/** What a tab keeps of a sale the server has just confirmed. */
export function ventaHechaDe(venta: Venta, { lineas, cliente, recibido }: Pagada): VentaHecha {
  const cambio = recibido === null ? null : centavos(recibido - aCentavos(venta.total));
  return {
    venta,
    lineas,
    cliente,
    recibido: recibido === null ? null : aDolares(recibido),
    cambio: cambio === null ? null : aDolares(cambio),
    impresion: 'imprimiendo',
    comprobante: venta.clave_acceso ? 'POR_FIRMAR' : null,
    apurada: false,
  };
}

/** What a tab still has to charge, the split bill included (spec section 3: 'cuenta_dividida'). */
export const porCobrar = ({ carrito, dividida }: VentaAbierta): Centavos =>
  centavos(totalesDe(carrito).total + totalesDe(dividida).total);

export const estaVacia = ({ carrito, dividida }: VentaAbierta): boolean =>
  carrito.length === 0 && dividida.length === 0;

/** Tabs 1 to 7 (spec section 9). */
export const PESTANAS = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** The key of an open sale: a company and a tab, or 'tienda' and a table (spec section 3, Cart line). */
export const claveDe = (empresa: string, pestana: string) => `${empresa}#${pestana}`;
