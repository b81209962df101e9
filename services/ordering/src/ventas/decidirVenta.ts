import { enCampo } from '@comanda/kit/http/enCampo';
import type { Persona } from '@comanda/kit/acceso/tenant';
import { AJUSTES_CAJA } from '@comanda/shared/contracts/caja/cajas';
import type { LeyDeEmpresa } from '@comanda/shared/contracts/admin/ley';
import type { Cliente } from '@comanda/shared/contracts/ventas/clientes';
import type { ComprobanteVenta } from '@comanda/shared/contracts/facturacion/comprobante';
import { fraseDeLetra } from '@comanda/shared/contracts/imprimible';
import { aDolares, type Centavos } from '@comanda/shared/domain/dinero/dinero';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import {
  documentoDeVenta,
  faltaDocumento,
  type DocumentoDeVenta,
  type FaltaDeDocumento,
} from '@comanda/shared/domain/ley/documentoDeVenta';
import { emiteNotas } from '@comanda/shared/domain/ley/notasDeVenta';
import { formaPagoMayor } from '@comanda/shared/domain/dinero/pagos';
import { AppError } from '@comanda/shared/errors/AppError';
import type { ErrorCode } from '@comanda/shared/errors/catalogo';

import type { VentaSinLineaDecidida } from '../sinLinea/decidirVentaSinLinea';
import { autorizarCredito } from './autorizarCredito';
import { autorizarDescuento } from './autorizarDescuento';
import { compradorDeVenta } from './comprador';
import { comprobanteDeVenta } from './comprobanteDeVenta';
import { exigirTamano } from './exigirTamano';
import type { EmisorDeVenta } from './filasDeVenta';
import type { Solicitud } from './revisarLinea';
import { revisarVenta, type VentaRevisada } from './revisarVenta';
import type { NuevaVenta, NumeroDeVenta } from './nuevaVenta';
import type { ContextoDeVenta } from './ventasRepository';

/** What a catalogue holds from before its letters were looked at is refused before it is sold, and named. */
export function exigirImprimible(venta: ComprobanteVenta): ComprobanteVenta {
  const { comprador, lineas } = venta;
  for (const { descripcion } of lineas) exigir(descripcion, 'tienda', 'Corrija el producto');
  exigir(comprador.razon_social, 'cedula', 'Corrija el cliente');
  exigir(comprador.direccion, 'cedula', 'Corrija la dirección del cliente');
  return venta;
}

function exigir(texto: string, campo: string, remedio: string): void {
  const frase = fraseDeLetra(`'${texto}'`, texto);
  if (frase === null) return;
  throw enCampo('LETRA_NO_IMPRIMIBLE', campo, { msg: `${frase}. ${remedio} y cobre de nuevo` });
}

export type OrdenPagada = {
  solicitud: Solicitud;
  caller: Persona;
  idempotencia: string;
  huella: string;
  id: string;
  /** When it is sold. */
  ahora: Date;
  /** What was decided of a sale of a till without a line. */
  sinLinea?: VentaSinLineaDecidida | null;
};

export type VentaDecidida = { venta: NuevaVenta; numero: NumeroDeVenta };

/** What will be written for this request, or why not. Who sold it is the caller, whatever the request says. */
export function decidirVenta(orden: OrdenPagada, contexto: ContextoDeVenta): VentaDecidida {
  const { solicitud, caller, ahora, id, idempotencia, huella, sinLinea = null } = orden;
  const { emisor, cliente, permiso, ley } = contexto;
  if (!emisor) throw new AppError('NO_ENCONTRADO', { empresa: solicitud.empresa });
  const fecha = fechaNegocio(sinLinea?.emitida ?? ahora); // of the invoice: the legal one
  const vendido = { ...contexto, comoSeVendio: sinLinea?.catalogos };
  const revisada = revisarVenta(solicitud, vendido, emisor.factura ? fecha : null);
  const aprobacion = autorizarDescuento(revisada, { caller, ...permiso });
  const comprador = compradorDeVenta(solicitud.cedula, cliente);
  const { totales, total, descuento, motivo_descuento, propina, servicio } = revisada;
  const { pagos, credito } = autorizarCredito(revisada, {
    perfil: caller.perfil,
    cedula: comprador.cedula,
    credito: contexto.credito,
    sinLinea: sinLinea !== null,
    dia: fecha,
  });

  const venta: NuevaVenta = {
    id,
    idempotencia,
    huella,
    forma_pago: formaPagoMayor(pagos) ?? solicitud.forma_pago,
    clave_acceso: solicitud.clave_acceso,
    usuario_id: caller.id,
    usuario: caller.nombreCompleto,
    cedula: comprador.cedula,
    nombre: comprador.nombre,
    email: comprador.email,
    subtotal: texto(totales.subtotal),
    iva: texto(totales.iva),
    total: texto(total),
    descuento: texto(descuento),
    propina: texto(propina),
    servicio: texto(servicio),
    motivo_descuento,
    aprobacion,
    pagos,
    orden: revisada.orden,
    canal: contexto.canal,
    estado: 'ACTIVO',
    fecha_negocio: fechaNegocio(ahora, emisor.hora_corte ?? AJUSTES_CAJA.hora_corte),
    fecha_creacion: ahora,
    lineas: lineasDe(revisada),
    credito,
    sinLinea: sinLinea?.anotacion ?? null,
  };
  return {
    venta,
    numero: numeroDe(solicitud, emisor, {
      ...revisada,
      pagos,
      comprador,
      fecha,
      ley,
      sinLinea,
    }),
  };
}

type Facturable = VentaRevisada & {
  comprador: Cliente;
  fecha: string;
  ley: LeyDeEmpresa;
  sinLinea: VentaSinLineaDecidida | null;
};

const SIN_DOCUMENTO = {
  MEZCLA: 'VENTA_DE_DOS_DOCUMENTOS',
  SIN_FACTURA: 'VENTA_SIN_DOCUMENTO',
} as const satisfies Record<FaltaDeDocumento, ErrorCode>;

/** One sale is one document. */
export function exigirDocumento(...de: Parameters<typeof documentoDeVenta>): DocumentoDeVenta {
  const documento = documentoDeVenta(...de);
  if (faltaDocumento(documento)) throw new AppError(SIN_DOCUMENTO[documento]);
  return documento;
}

/** What is invoiced is sold with a reserved key, or one that its till holds; all else without. */
function numeroDe(
  { clave_acceso }: Solicitud,
  emisor: EmisorDeVenta,
  venta: Facturable,
): NumeroDeVenta {
  const { ley, fecha: dia, lineas } = venta;
  const documento = exigirDocumento({ dia, ley, factura: emisor.factura }, lineas);
  if ((documento === 'FACTURA') !== (clave_acceso !== null)) {
    const deDos = emisor.factura && emiteNotas(ley, dia);
    const code = deDos ? 'VENTA_DE_OTRO_DOCUMENTO' : 'EMPRESA_SIN_FACTURACION';
    throw new AppError(code, { factura: emisor.factura, documento, clave_acceso });
  }
  if (clave_acceso !== null) {
    const comprobante = exigirImprimible(exigirTamano(comprobanteDeVenta(venta)));
    return { clave_acceso, comprobante, dispositivo: venta.sinLinea?.titular ?? null };
  }
  const { establecimiento, punto_emision } = emisor;
  return { clave_acceso, establecimiento, punto_emision, nota: documento === 'NOTA' };
}

function lineasDe({ lineas, totales }: VentaRevisada): NuevaVenta['lineas'] {
  return lineas.map((linea, i) => {
    const desglose = totales.lineas[i];
    if (!desglose) throw new Error(`decidirVenta: line ${i} has no totals`);
    return { ...linea, neto: texto(desglose.bruto), iva: texto(desglose.iva) };
  });
}

/** Cents as numeric(14,2) reads them. */
const texto = (monto: Centavos) => aDolares(monto).toFixed(2);
