import type { Aprobacion } from '@comanda/shared/contracts/ventas/ajustes';
import type { Cliente } from '@comanda/shared/contracts/ventas/clientes';
import type { Canal } from '@comanda/shared/contracts/ventas/canales';
import type { EstadoComprobante } from '@comanda/shared/contracts/facturacion/documentos';
import type { Pago, Venta } from '@comanda/shared/contracts/ventas/ventas';
import type { CambioDePrecio } from '@comanda/shared/domain/producto/cambiosDePrecio';
import {
  servicioDeCuenta,
  totalDeCuenta,
  type Carrito,
  type CuentaDeCarrito,
  type Linea,
  type ServicioDeMesa,
} from '@comanda/shared/domain/orden/carrito';
import { rebajaEnLineas, reunirCuentas } from '@comanda/shared/domain/orden/cuentaDividida';
import type { Numerada } from '@comanda/shared/domain/orden/numeroDeVenta';
import { aCentavos, aDolares, sumar, type Centavos } from '@comanda/shared/domain/dinero/dinero';
import type { Rebaja } from '@comanda/shared/domain/dinero/rebaja';
import {
  CONSUMIDOR_FINAL,
  excedeLimiteConsumidorFinal,
} from '@comanda/shared/domain/fiscal/identificacion';

/** Which bill of a tab: its own, or one of those it was split into (spec section 3: 'cuenta_dividida'). */
export type CuentaId = string;
export const PRINCIPAL: CuentaId = 'principal';
/** The first part has the name that the one split bill had: what an older version stored is still it. */
const PRIMERA_PARTE: CuentaId = 'dividida';

/** A part of a split bill. */
type Parte = CuentaDeCarrito & { id: CuentaId };

/**
 * A payment that has begun. Its key is made once and kept until the sale is known to exist or not to exist, so that
 * whatever is retried, reloaded or opened twice sells once. `enviadaEn`: when the sale left and no answer has come
 * (milliseconds since 1970), else null. `cobro`: what it left with, for the card of a sale found again.
 */
export type IntentoDeVenta = {
  idempotencia: string;
  cuenta: CuentaId;
  enviadaEn: number | null;
  cobro?: Cobrado;
};

/** One payment, as it is sent; `recibido`: the cash that was handed over for it, in cents. */
export type Abono = Pago & { recibido?: Centavos };

/** How a bill was paid: its payments, and the tip in dollars. */
export type Cobrado = { pagos: readonly Abono[]; propina: number };

/**
 * What was agreed on for a bill that is being paid, and what was taken already: kept through a reload. A bill with payments
 * is not changed any more. `partes`: the guests share it equally.
 */
export type EnCobro = {
  cuenta: CuentaId;
  abonos: readonly Abono[];
  /** Dollars. */
  propina?: number;
  partes?: number;
};

export type EstadoImpresion = 'imprimiendo' | 'impreso' | 'fallo';

/** The last sale of a tab: its card stays open until the next product is added, and can be unfolded afterwards. */
export type VentaHecha = {
  venta: Venta;
  lineas: Carrito;
  /** What was taken off all of it, besides its lines. */
  rebaja?: Rebaja;
  cliente: Cliente | null;
  /** Missing in what an older version stored. */
  pagos?: readonly Abono[];
  /** Dollars; null unless cash was handed over. */
  recibido: number | null;
  cambio: number | null;
  impresion: EstadoImpresion;
  /** Why the ticket was not printed, in words. */
  motivo?: string;
  /** Null for a company that issues no electronic invoices. */
  comprobante: EstadoComprobante | null;
  /** The key of a sale of this till that the server does not have yet. */
  pendiente?: string;
  /** What is known of why it stands so, in words. */
  aviso?: string;
  /** The call that hurries the invoice has ended, well or not: from now on its state is asked for. */
  apurada: boolean;
};

/** A part that was paid: all that is left of it here. */
type Pagada = Numerada & { total: number };

/** `porRegistrar`: taken down without a line; the sale to them registers them. */
export type ClienteElegido = Cliente & { porRegistrar?: true };

/** The customer alone. */
export const datosDeCliente = ({ porRegistrar: _, ...cliente }: ClienteElegido): Cliente => cliente;

export type VentaAbierta = {
  carrito: Carrito;
  /** What is taken off the whole of `carrito`. */
  rebaja?: Rebaja;
  /** Each of its bills bears the servicio of the law: what the company says of such a sale. */
  conServicio?: boolean;
  partes: readonly Parte[];
  cliente: ClienteElegido | null;
  intento: IntentoDeVenta | null;
  enCobro?: EnCobro;
  /** The key by which it was sent to be scheduled, while nobody knows whether it is. */
  programando?: string | undefined;
  /** An Administrador's for the discounts of this tab. */
  aprobacion?: Aprobacion;
  /** Parts of this order that were paid. */
  pagadas?: readonly Pagada[];
  hecha: VentaHecha | null;
  /** The card of the last sale makes room for the next one. */
  plegada?: boolean;
  /** What the cashier calls this sale: 'Juan', 'Barra 2'. */
  nombre?: string;
  /** Prices the company changed while these lines were here, which nobody has seen yet. */
  cambios?: readonly CambioDePrecio[];
  /** How it reaches who buys it; unsaid where the company has no tarifas. */
  canal?: Canal;
  /** Names of the tarifas by which its lines have their prices. */
  tarifas?: readonly string[];
  /** What became of its total as one began or ended, which nobody has seen yet. */
  porTarifa?: CambioPorTarifa;
  /** Of a table: how what is added is served. */
  servicio?: ServicioDeMesa;
  /** Of a table: on the way to the kitchen, until it says that it has them. */
  porEnviar?: readonly LineaPorEnviar[];
  /** Where that goes, whoever sits there when it arrives. What was refused is for the same people still. */
  destino?: DestinoDeEnvio | undefined;
  /** The order whose bill this is. */
  orden?: string;
};

/** In cents; the names of the tarifas. */
export type CambioPorTarifa = {
  terminadas: readonly string[];
  empezadas: readonly string[];
  antes: Centavos;
  ahora: Centavos;
};

/**
 * `linea`: made here, once, so that the kitchen gets it once however often it is sent. `envio`: of all that was sent with it; unsaid in
 * what an older version stored.
 */
export type LineaPorEnviar = Linea & { linea: string; envio?: string; retenida?: boolean };

/** Where lines go: a table's number or '', and an order by its key, null for whichever is open there. */
export type DestinoDeEnvio = {
  mesa: string;
  random: string | null;
  /** The order's name, where it has one. */
  nombre: string;
  /** Refused where the order is not there any more. */
  soloAqui?: boolean;
};

export const ventaVacia: VentaAbierta = {
  carrito: [],
  partes: [],
  cliente: null,
  intento: null,
  hecha: null,
};

const SIN_LINEAS: CuentaDeCarrito = { carrito: ventaVacia.carrito };

/** A bill of a tab; an empty one where there is none of that name. */
export function cuentaDeVenta(
  { carrito, rebaja, partes, conServicio }: VentaAbierta,
  id: CuentaId,
): CuentaDeCarrito {
  const suya =
    id === PRINCIPAL
      ? { carrito, ...(rebaja && { rebaja }) }
      : (partes.find((parte) => parte.id === id) ?? SIN_LINEAS);
  return conServicio ? { ...suya, conServicio } : suya;
}

/** The tip that was agreed on for a bill, in cents; none where it bears servicio, which is all that an invoice takes. */
export const propinaDeCuenta = ({ enCobro, conServicio }: VentaAbierta, id: CuentaId): Centavos =>
  aCentavos(conServicio || enCobro?.cuenta !== id ? 0 : (enCobro.propina ?? 0));

/** What a bill is charged as, in cents: with its servicio, and with the tip that was agreed on. */
export const totalACobrar = (venta: VentaAbierta, id: CuentaId): Centavos =>
  sumar([totalDeCuenta(cuentaDeVenta(venta, id)), propinaDeCuenta(venta, id)]);

/** Whether the law asks who buys for so much, and nobody was said (spec section 5). */
export const faltaComprador = (cliente: Cliente | null, total: Centavos): boolean =>
  excedeLimiteConsumidorFinal(cliente?.cedula ?? CONSUMIDOR_FINAL, total);

/** A tab with one of its bills changed; a part without lines is none. */
export function conCuenta(
  venta: VentaAbierta,
  id: CuentaId,
  { carrito, rebaja }: CuentaDeCarrito,
): VentaAbierta {
  if (id === PRINCIPAL) {
    const { rebaja: _, ...resto } = venta;
    return { ...resto, carrito, ...(rebaja && carrito.length > 0 && { rebaja }) };
  }
  const otra: Parte = { id, carrito, ...(rebaja && { rebaja }) };
  const hay = venta.partes.some((parte) => parte.id === id);
  const partes = hay
    ? venta.partes.map((parte) => (parte.id === id ? otra : parte))
    : [...venta.partes, otra];
  return { ...venta, partes: partes.filter((parte) => parte.carrito.length > 0) };
}

/** The name of a part that is not there yet. */
export function parteNueva({ partes }: Pick<VentaAbierta, 'partes'>): CuentaId {
  const tomados = new Set(partes.map(({ id }) => id));
  for (let n = 1; ; n++) {
    const id = n === 1 ? PRIMERA_PARTE : `${PRIMERA_PARTE}-${n}`;
    if (!tomados.has(id)) return id;
  }
}

type DeVenta = {
  cliente: Cliente | null;
  cobro: Cobrado | undefined;
  pendiente?: string | null;
};

/** What a tab keeps of a sale that has just been made. */
export function ventaHechaDe(
  venta: Venta,
  { carrito, rebaja }: CuentaDeCarrito,
  { cliente, cobro, pendiente = null }: DeVenta,
): VentaHecha {
  const pagos = cobro?.pagos ?? [];
  const enEfectivo = pagos.filter(({ recibido }) => recibido !== undefined);
  const recibido = sumar(enEfectivo.flatMap((pago) => pago.recibido ?? []));
  const debido = sumar(enEfectivo.map(({ monto }) => aCentavos(monto)));
  const hubo = enEfectivo.length > 0;
  return {
    venta,
    lineas: carrito,
    ...(rebaja && { rebaja }),
    cliente,
    pagos,
    recibido: hubo ? aDolares(recibido) : null,
    cambio: hubo ? (recibido - debido) / 100 : null,
    impresion: 'imprimiendo',
    comprobante: venta.clave_acceso && pendiente === null ? 'POR_FIRMAR' : null,
    ...(pendiente !== null && { pendiente }),
    apurada: false,
  };
}

/** The bills of a tab: its own, and those it was split into. */
const cuentasDeVenta = (venta: VentaAbierta): CuentaDeCarrito[] =>
  [PRINCIPAL, ...venta.partes.map(({ id }) => id)].map((id) => cuentaDeVenta(venta, id));

/** What a tab still has to charge, its parts included. */
export const porCobrar = (venta: VentaAbierta): Centavos =>
  sumar(cuentasDeVenta(venta).map(totalDeCuenta));

/** What the parts of a split bill come to. */
export const porCobrarEnPartes = (venta: VentaAbierta): Centavos =>
  sumar(venta.partes.map(({ id }) => totalDeCuenta(cuentaDeVenta(venta, id))));

/** The servicio of an order: of a split one, what its bills bear, each of its own consumption. */
export const servicioDeOrden = (venta: VentaAbierta): Centavos =>
  sumar(cuentasDeVenta(venta).map(servicioDeCuenta));

/** All lines of a tab, whichever bill they are on. */
export const todasLasLineas = ({
  carrito,
  partes,
}: Pick<VentaAbierta, 'carrito' | 'partes'>): Carrito =>
  partes.reduce((juntas, parte) => reunirCuentas(juntas, parte.carrito), carrito);

/** All lines of a tab as they are paid, each with its share of what is taken off its bill. */
export const lineasRebajadas = (venta: VentaAbierta): Carrito =>
  cuentasDeVenta(venta)
    .map(rebajaEnLineas)
    .reduce((juntas, otra) => reunirCuentas(juntas, otra));

/** The bill of an order once what is new was sent: that goes on the one that was not split off (alDia). */
export const conNuevo = (
  cuenta: VentaAbierta,
  { carrito, porEnviar = [] }: Pick<VentaAbierta, 'carrito' | 'porEnviar'>,
): VentaAbierta => ({ ...cuenta, carrito: [...cuenta.carrito, ...porEnviar, ...carrito] });

export const estaVacia = ({ carrito, partes }: VentaAbierta): boolean =>
  carrito.length === 0 && partes.length === 0;

/** Whether something of a table is on its way to the kitchen. */
export const hayPorEnviar = ({ porEnviar = [] }: VentaAbierta): boolean => porEnviar.length > 0;

/** What was taken already of a bill that is not paid yet. */
export const abonosDe = ({ enCobro }: VentaAbierta): readonly Abono[] => enCobro?.abonos ?? [];

/** Tabs 1 to 7 (spec section 9). */
export const PESTANAS = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** The key of an open sale: a company and a tab, or 'tienda' and a table (spec section 3, Cart line). */
export const claveDeVenta = (empresa: string, pestana: string) => `${empresa}#${pestana}`;

/** The key of what a table, or an order without one, has not sent yet. */
export const claveDeTienda = (empresa: string, cual: string) =>
  claveDeVenta(empresa, `${DE_TIENDA}${cual}`);

const DE_TIENDA = 'tienda';
export const esDeTienda = (clave: string): boolean => clave.includes(`#${DE_TIENDA}`);

/** The key of an order's bill. */
export const claveDeCuenta = (empresa: string, random: string) =>
  claveDeVenta(empresa, `${DE_ORDEN}${random}`);

const DE_ORDEN = 'orden:';
export const esDeOrden = (clave: string): boolean => clave.includes(`#${DE_ORDEN}`);
