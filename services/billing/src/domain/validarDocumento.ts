import type { LeyDeEmpresa } from '@comanda/shared/contracts/admin/ley';
import type { ComprobanteVenta } from '@comanda/shared/contracts/facturacion/comprobante';
import { brutoDeLinea } from '@comanda/shared/domain/dinero/devolucion';
import { aDolares, centavos, formatCentavos } from '@comanda/shared/domain/dinero/dinero';
import {
  excedeLimiteConsumidorFinal,
  esConsumidorFinal,
  faltaDeRuc,
  LIMITE_CONSUMIDOR_FINAL,
  TIPO_IDENTIFICACION,
  validarIdentificacion,
} from '@comanda/shared/domain/fiscal/identificacion';
import {
  calcularTotales,
  codigoIvaSri,
  faltaDeTarifa,
  tarifaDe,
  type LineaGravada,
  type Tarifa,
} from '@comanda/shared/domain/dinero/iva';

import { rigeIce } from '@comanda/shared/domain/ley/ice';
import { esLeyendaDeRimpe } from '@comanda/shared/domain/ley/limites';
import { formatFecha } from '@comanda/shared/domain/texto/fecha';

import { leerClaveAcceso } from './claveAcceso';
import { limpiarTexto } from '@comanda/kit/documento/xml';

import type { Documento } from './partes';

export type DatosDocumento = Pick<Documento, 'claveAcceso' | 'emisor' | 'venta' | 'rucProveedor'>;
export type Defecto = { campo: string; msg: string };
export type RevisionDeDocumento<Doc> =
  | { ok: true; documento: Doc }
  | { ok: false; defecto: Defecto };

/**
 * What any document must fulfil before it is signed; the first fault names its field. `codDoc`: what its key says; `en`: whose
 * law its taxes are asked.
 */
export function validarDocumento(
  datos: DatosDocumento,
  codDoc: string,
  en: EnElDia | null,
): RevisionDeDocumento<Documento> {
  const { lineas } = datos.venta;
  const defecto =
    defectoDeLineas(lineas, en) ??
    defectoDeEmisor(datos) ??
    defectoDeClave(datos, codDoc) ??
    defectoDeComprador(datos.venta);
  if (defecto) return { ok: false, defecto };

  const tarifas = lineas.map(tarifaDeLinea) as Tarifa[]; // no null, by defectoDeLineas
  const totales = calcularTotales(lineasGravadas(datos.venta, tarifas));
  return { ok: true, documento: { ...datos, tarifas, totales } };
}

type Linea = ComprobanteVenta['lineas'][number];

/** The lines of a document as its totals are made of them; `tarifas` is as long as they are. */
export const lineasGravadas = (
  { lineas }: ComprobanteVenta,
  tarifas: readonly Tarifa[],
): LineaGravada[] =>
  lineas.map((linea, i) => ({
    precio: brutoDeLinea(linea),
    cantidad: 1,
    tarifa: tarifas[i] as Tarifa,
  }));

/** Whose taxes lines have, and of which day. */
export type EnElDia = { dia: string; ley: LeyDeEmpresa };

/**
 * The first fault of what is sold; null: a document whose taxes are of that day can carry it. `en` null: the authority has
 * authorised these taxes before, and no law is asked of them again.
 */
export function defectoDeLineas(lineas: readonly Linea[], en: EnElDia | null): Defecto | null {
  if (lineas.length === 0) return { campo: 'detalles', msg: 'No hay productos en la factura' };
  for (const [i, linea] of lineas.entries()) {
    const defecto = defectoDeLinea(linea, en);
    if (defecto) return { ...defecto, campo: `detalles[${i}].${defecto.campo}` };
  }
  return null;
}

const tarifaDeLinea = ({ tarifa }: Linea) => tarifaDe(`${tarifa}%`);

function defectoDeLinea(linea: Linea, en: EnElDia | null): Defecto | null {
  if (!limpiarTexto(linea.descripcion))
    return { campo: 'descripcion', msg: 'Un producto no tiene nombre' };
  const falta = faltaDeSuTarifa(linea, en);
  if (falta !== null) return { campo: 'tarifa', msg: falta };
  if (brutoDeLinea(linea) < 0)
    return { campo: 'descuento', msg: 'Un descuento es mayor que el valor del producto' };
  return defectoDeIce(linea, en);
}

function faltaDeSuTarifa(linea: Linea, en: EnElDia | null): string | null {
  const tarifa = tarifaDeLinea(linea);
  if (tarifa === null || codigoIvaSri(tarifa) === null)
    return `La tarifa ${linea.tarifa}% no se puede facturar electrónicamente`;
  return en && faltaDeTarifa(tarifa, en.dia, en.ley);
}

function defectoDeIce({ ice, cantidad }: Linea, en: EnElDia | null): Defecto | null {
  if (!ice) return null;
  if (!Number.isInteger(cantidad))
    return { campo: 'ice', msg: 'Lo que se vende al peso no lleva ICE de fundas' };
  if (en && !rigeIce(ice, en.dia))
    return {
      campo: 'ice',
      msg: `El ICE de una funda no era ${formatCentavos(centavos(ice))} el ${formatFecha(en.dia)}`,
    };
  return null;
}

function defectoDeEmisor({ emisor, rucProveedor, venta }: DatosDocumento): Defecto | null {
  if (!/^\d{10}001$/.test(emisor.ruc))
    return { campo: 'ruc', msg: 'El RUC de la empresa no es válido' };
  if (!limpiarTexto(emisor.razonSocial))
    return { campo: 'razonSocial', msg: 'La empresa no tiene razón social' };
  if (!limpiarTexto(emisor.dirMatriz))
    return { campo: 'dirMatriz', msg: 'La empresa no tiene dirección matriz' };
  if (
    emisor.contribuyenteEspecial !== null &&
    !/^[A-Za-z0-9]{3,13}$/.test(emisor.contribuyenteEspecial)
  ) {
    return {
      campo: 'contribuyenteEspecial',
      msg: 'El número de contribuyente especial no es válido',
    };
  }
  if (emisor.agenteRetencion !== null && !/^\d{1,8}$/.test(emisor.agenteRetencion)) {
    return { campo: 'agenteRetencion', msg: 'El número de agente de retención no es válido' };
  }
  if (emisor.leyendaRimpe !== null && !esLeyendaDeRimpe(emisor.leyendaRimpe, venta.fecha_emision)) {
    return { campo: 'contribuyenteRimpe', msg: 'La leyenda RIMPE no es válida' };
  }
  if (faltaDeRuc(rucProveedor) !== null)
    return { campo: 'RUC Proveedor', msg: 'Falta el RUC del proveedor del sistema' };
  return null;
}

function defectoDeClave(
  { claveAcceso, emisor, venta }: DatosDocumento,
  codDoc: string,
): Defecto | null {
  const clave = leerClaveAcceso(claveAcceso);
  if (clave?.codDoc !== codDoc)
    return { campo: 'claveAcceso', msg: 'La clave de acceso no es válida' };
  if (clave.ruc !== emisor.ruc)
    return { campo: 'claveAcceso', msg: 'La clave de acceso es de otro RUC' };
  if (clave.fecha !== venta.fecha_emision)
    return { campo: 'fechaEmision', msg: 'La clave de acceso es de otra fecha' };
  return null;
}

const IDENTIFICACION = 'identificacionComprador';

function defectoDeComprador({ comprador, total }: ComprobanteVenta): Defecto | null {
  const { tipo_identificacion: tipo, identificacion, razon_social } = comprador;
  if (excedeLimiteConsumidorFinal(identificacion, centavos(total)))
    return {
      campo: IDENTIFICACION,
      msg: `Consumidor final no puede pasar de ${aDolares(LIMITE_CONSUMIDOR_FINAL)} dólares`,
    };
  if (esConsumidorFinal(identificacion)) return null;
  if (!limpiarTexto(identificacion))
    return { campo: IDENTIFICACION, msg: 'El cliente no tiene identificación' };
  if (
    tipo === TIPO_IDENTIFICACION.CONSUMIDOR_FINAL ||
    validarIdentificacion(tipo, identificacion) === 'invalida'
  )
    return { campo: IDENTIFICACION, msg: 'La identificación del cliente no es válida' };
  if (!limpiarTexto(razon_social))
    return { campo: 'razonSocialComprador', msg: 'El cliente no tiene nombre' };
  return null;
}
