import { randomUUID } from 'node:crypto';

import type { Canal } from '@comanda/shared/contracts/ventas/canales';
import type { Venta } from '@comanda/shared/contracts/ventas/ventas';
import { esACredito } from '@comanda/shared/domain/dinero/credito';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { AppError } from '@comanda/shared/errors/AppError';
import { esRepetido } from '@comanda/kit/base/repetido';
import { restriccionDe } from '@comanda/kit/base/restriccion';
import type { EmpresaId, Persona } from '@comanda/kit/acceso/tenant';

import { decidirVentaSinLinea, momentosDe, type Aceptada } from '../sinLinea/decidirVentaSinLinea';

import { idsDe } from './catalogoVigente';
import { decidirVenta, type VentaDecidida } from './decidirVenta';
import { huellaDeVenta } from './huella';
import { toVenta, type VentaRow } from './ventaRow';

import type { Solicitud } from './revisarLinea';
import type { ConsultaDeVenta } from './consultaDeVenta';
import type { ContextoDeVenta, VentasRepository } from './ventasRepository';

export type PedidoDeVenta = {
  caller: Persona;
  empresa: EmpresaId;
  idempotencia: string;
  ahora: Date;
  solicitud: Solicitud;
  /** What the Administrador says who takes a refused sale of a till without a line. */
  aceptada?: Aceptada;
};

/** Sells once per key, whatever is sent again and whenever. */
export async function crearVenta(ventas: VentasRepository, pedido: PedidoDeVenta): Promise<Venta> {
  // as it came, so that whether it is accepted or sent once more it is one sale
  const huella = huellaDeVenta(pedido.aceptada?.comoVino ?? pedido.solicitud);
  const venta = await vender(ventas, pedido, huella).catch(nullSiYaSeVendio);
  return venta ?? releer(ventas, pedido, huella);
}

/** Null when there was no number to sell with, or the approval was used meanwhile. */
function vender(
  ventas: VentasRepository,
  pedido: PedidoDeVenta,
  huella: string,
): Promise<Venta | null> {
  return ventas.enTransaccion(pedido.empresa, async (transaccion) => {
    const contexto = await transaccion.leer(consultaDe(pedido));
    if (contexto.repetida) return repetir(contexto.repetida, pedido, huella);
    const { venta, numero } = decidir(pedido, huella, contexto);
    const vendida = await transaccion.vender(venta, numero);
    return vendida && toVenta({ ...venta, ...vendida }, pedido.solicitud.empresa, false);
  });
}

function decidir(pedido: PedidoDeVenta, huella: string, contexto: ContextoDeVenta): VentaDecidida {
  const { solicitud, caller, idempotencia, ahora } = pedido;
  const sinLinea = sinLineaDe(pedido, contexto);
  return decidirVenta(
    {
      solicitud,
      idempotencia,
      huella,
      sinLinea,
      id: randomUUID(),
      caller: sinLinea?.vendedor ?? caller,
      ahora: sinLinea?.vendida ?? ahora,
    },
    { ...contexto, cliente: contexto.cliente ?? sinLinea?.anotacion.compradorNuevo ?? null },
  );
}

function sinLineaDe(
  pedido: PedidoDeVenta,
  { emisor, catalogo, canal, cliente, sinLinea }: ContextoDeVenta,
) {
  const { solicitud, idempotencia, caller, ahora, aceptada = null } = pedido;
  if (!solicitud.sin_linea || !sinLinea) return null;
  return decidirVentaSinLinea(
    { solicitud, idempotencia, caller, aceptada, ahora, sinLinea: solicitud.sin_linea },
    { emisor, catalogo, canal: solicitud.canal === undefined ? null : canal, cliente, sinLinea },
  );
}

/** The number or the approval is gone: to the same sale, sent twice at once, or to another. What is stored says which. */
function releer(ventas: VentasRepository, pedido: PedidoDeVenta, huella: string): Promise<Venta> {
  return ventas.enTransaccion(pedido.empresa, async (transaccion) => {
    const contexto = await transaccion.leer(consultaDe(pedido));
    if (contexto.repetida) return repetir(contexto.repetida, pedido, huella);
    const { numero } = decidir(pedido, huella, contexto); // says why, of a number that was a till's and of an approval
    if (numero.clave_acceso === null && numero.nota) throw new AppError('SIN_TALONARIO');
    throw new AppError('RESERVA_VENCIDA', { clave_acceso: pedido.solicitud.clave_acceso });
  });
}

function repetir(fila: VentaRow, { solicitud }: PedidoDeVenta, huella: string): Venta {
  if (fila.huella !== huella) throw new AppError('IDEMPOTENCIA_EN_CONFLICTO', { venta: fila.id });
  return toVenta(fila, solicitud.empresa, true);
}

/** What of the database a sale is decided on. */
export function consultaDe({
  caller,
  idempotencia,
  solicitud,
  aceptada,
  ahora: recibida,
}: Omit<PedidoDeVenta, 'empresa'>): ConsultaDeVenta {
  const { tienda, cedula, aprobacion = null, orden = null } = solicitud;
  const { clave_acceso, sin_linea: sinLinea } = solicitud;
  const momentos = sinLinea && momentosDe(sinLinea, aceptada ?? null, recibida);
  const { vendida: ahora, emitida } = momentos ?? { vendida: recibida, emitida: recibida };
  const usuario = sinLinea?.vendedor ?? caller.id;
  const elegidos = tienda.flatMap(({ modificadores = [] }) => modificadores);
  return {
    idempotencia,
    dia: fechaNegocio(ahora),
    canal: canalDicho(solicitud),
    momento: ahora,
    cedula,
    orden,
    ids: idsDe(tienda),
    modificadores: idsDe(elegidos),
    descuento: tieneDescuento(solicitud) ? { aprobacion, usuario, ahora } : null,
    credito: !sinLinea && esACredito(solicitud.pagos ?? [solicitud]),
    sinLinea: sinLinea
      ? { sinLinea, clave_acceso, vendida: ahora, fecha: fechaNegocio(emitida) }
      : null,
  };
}

const canalDicho = ({ canal }: Solicitud): Canal | null => canal ?? null;

const tieneDescuento = ({ descuento = 0, tienda }: Solicitud): boolean =>
  descuento > 0 || tienda.some((linea) => (linea.descuento ?? 0) > 0);

/**
 * The idempotency key is there already: the same request, sent twice at once, came first. Or it came between two readings of
 * this one, which then knows of a till's number that it is used and not by what.
 */
function nullSiYaSeVendio(error: unknown): null {
  if (esRepetido(error, 'ventas_empresa_id_idempotencia_key') || pagaDeMas(error)) return null;
  if (error instanceof AppError && error.code === 'NUMERO_YA_USADO') return null;
  throw error;
}

/** pedidos.pagar_orden found less of the order than the sale was decided on: what is stored says why. */
const pagaDeMas = (error: unknown): boolean => restriccionDe(error) === 'orden_movimientos_saldo';
