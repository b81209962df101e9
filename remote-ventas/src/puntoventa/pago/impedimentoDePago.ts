import type { EmpresaFacturacion } from '@comanda/shared/contracts/facturacion/facturacion';
import { faltaDocumento, type FaltaDeDocumento } from '@comanda/shared/domain/ley/documentoDeVenta';
import { ERRORES } from '@comanda/shared/errors/catalogo';

import type { Documentos } from '../catalogo/useDocumentos';
import { puntoventaMensajes as mensajes } from '../puntoventaMensajes';
import type { Cobro } from './cobro';
import type { PagoForm } from './usePagoForm';

type Estado = {
  pago: PagoForm;
  empresa: EmpresaFacturacion | undefined;
  documento: ReturnType<Documentos['de']>;
  /** The law asks who buys, and nobody was said. */
  sinComprador: boolean;
  cobro: Cobro;
  /** Why nothing is sold without a line; null where there is one, or where this till sells all the same. */
  sinLinea: string | null;
  /** Why it is not sold on account, where that is chosen. */
  credito: string | null;
};

const FALTA: Readonly<Record<FaltaDeDocumento, string>> = {
  MEZCLA: mensajes.cuentaMezclada,
  SIN_FACTURA: ERRORES.VENTA_SIN_DOCUMENTO.msg,
};

/** Why a bill cannot be charged yet, in words, or null. */
export function impedimentoDePago(estado: Estado): string | null {
  const { pago, empresa, documento, sinComprador, cobro, sinLinea, credito } = estado;
  if (cobro.cobrando) return null;
  if (cobro.esperando) return mensajes.comprobando;
  if (sinLinea) return sinLinea;
  if (!empresa) return mensajes.cargandoEmpresa;
  if (faltaDocumento(documento)) return FALTA[documento];
  if (sinComprador) return mensajes.identificarCliente;
  return deLoEscrito(pago) ?? credito;
}

/** What is wrong with the payment that is typed. */
function deLoEscrito({ escrito, falta, debido, dado }: PagoForm): string | null {
  if (!escrito.formaPago) return mensajes.formaPago;
  if (falta < 0) return mensajes.cobradoDeMas;
  if (dado === null) return mensajes.montoInvalido;
  if (dado < debido) return mensajes.pagoCorto;
  if (escrito.formaPago !== 'EFECTIVO' && dado > debido) return mensajes.pagoDeMas;
  return null;
}

/** Whether what is typed may be taken now, and the rest in another way. */
export function admiteAbono({ pago, cobro }: Pick<Estado, 'pago' | 'cobro'>): boolean {
  const { abono, monto, debido } = pago;
  if (abono?.forma_pago === 'CREDITO') return false;
  return abono !== null && monto !== null && monto > 0 && monto < debido && !cobro.esperando;
}
