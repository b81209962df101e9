import type { ComprobanteVenta } from '@comanda/shared/contracts/comprobante';
import { centavos } from '@comanda/shared/domain/dinero';
import {
  excedeLimiteConsumidorFinal,
  esConsumidorFinal,
} from '@comanda/shared/domain/identificacion';
import {
  calcularTotales,
  codigoIvaSri,
  tarifaDe,
  type Tarifa,
  type Totales,
} from '@comanda/shared/domain/iva';

import { leerClaveAcceso } from './claveAcceso';
import { LEYENDAS_RIMPE } from './emisor';
import { totalPagos, type Factura } from './factura';
import { limpiarTexto } from './xml';

export type DatosFactura = Pick<Factura, 'claveAcceso' | 'emisor' | 'venta' | 'rucProveedor'>;
export type Defecto = { campo: string; msg: string };
export type Revision = { ok: true; factura: Factura } | { ok: false; defecto: Defecto };

/** Refuses, before it is signed, a document that the authority would refuse; names the field. */
export function validarFactura(datos: DatosFactura): Revision {
  const tarifas = datos.venta.lineas.map(({ tarifa }) => tarifaDe(`${tarifa}%`));
  const defecto =
    defectoDeLineas(datos.venta, tarifas) ??
    defectoDeEmisor(datos) ??
    defectoDeClave(datos) ??
    defectoDeComprador(datos.venta);
  if (defecto) return { ok: false, defecto };

  const firmes = tarifas as Tarifa[]; // no null, by defectoDeLineas
  const totales = calcularTotales(
    datos.venta.lineas.map(({ precio_venta, cantidad }, i) => ({
      precio: centavos(precio_venta),
      cantidad,
      tarifa: firmes[i] as Tarifa,
    })),
  );
  const descuadre = defectoDeTotales(datos.venta, totales);
  if (descuadre) return { ok: false, defecto: descuadre };
  return { ok: true, factura: { ...datos, tarifas: firmes, totales } };
}

function defectoDeLineas(
  { lineas }: ComprobanteVenta,
  tarifas: readonly (Tarifa | null)[],
): Defecto | null {
  if (lineas.length === 0) return { campo: 'detalles', msg: 'No hay productos en la factura' };
  for (const [i, linea] of lineas.entries()) {
    if (!limpiarTexto(linea.descripcion)) {
      return { campo: `detalles[${i}].descripcion`, msg: 'Un producto no tiene nombre' };
    }
    const tarifa = tarifas[i] ?? null;
    if (tarifa === null || codigoIvaSri(tarifa) === null) {
      return {
        campo: `detalles[${i}].tarifa`,
        msg: `La tarifa ${linea.tarifa}% no se puede facturar electronicamente`,
      };
    }
  }
  return null;
}

function defectoDeEmisor({ emisor, rucProveedor }: DatosFactura): Defecto | null {
  if (!/^\d{10}001$/.test(emisor.ruc))
    return { campo: 'ruc', msg: 'El RUC de la empresa no es valido' };
  if (!limpiarTexto(emisor.razonSocial))
    return { campo: 'razonSocial', msg: 'La empresa no tiene razon social' };
  if (!limpiarTexto(emisor.dirMatriz))
    return { campo: 'dirMatriz', msg: 'La empresa no tiene direccion matriz' };
  if (
    emisor.contribuyenteEspecial !== null &&
    !/^[A-Za-z0-9]{3,13}$/.test(emisor.contribuyenteEspecial)
  ) {
    return {
      campo: 'contribuyenteEspecial',
      msg: 'El numero de contribuyente especial no es valido',
    };
  }
  if (emisor.agenteRetencion !== null && !/^\d{1,8}$/.test(emisor.agenteRetencion)) {
    return { campo: 'agenteRetencion', msg: 'El numero de agente de retencion no es valido' };
  }
  if (
    emisor.leyendaRimpe !== null &&
    !LEYENDAS_RIMPE.some((leyenda) => leyenda === emisor.leyendaRimpe)
  ) {
    return { campo: 'contribuyenteRimpe', msg: 'La leyenda RIMPE no es valida' };
  }
  if (!/^\d{13}$/.test(rucProveedor))
    return { campo: 'RUC Proveedor', msg: 'Falta el RUC del proveedor del sistema' };
  return null;
}

function defectoDeClave({ claveAcceso, emisor, venta }: DatosFactura): Defecto | null {
  const clave = leerClaveAcceso(claveAcceso);
  if (clave === null || clave.codDoc !== '01')
    return { campo: 'claveAcceso', msg: 'La clave de acceso no es valida' };
  if (clave.ruc !== emisor.ruc)
    return { campo: 'claveAcceso', msg: 'La clave de acceso es de otro RUC' };
  if (clave.fecha !== venta.fecha_emision)
    return { campo: 'fechaEmision', msg: 'La clave de acceso es de otra fecha' };
  return null;
}

function defectoDeComprador({ comprador, total }: ComprobanteVenta): Defecto | null {
  if (excedeLimiteConsumidorFinal(comprador.identificacion, centavos(total))) {
    return {
      campo: 'identificacionComprador',
      msg: 'Consumidor final no puede pasar de 50 dolares',
    };
  }
  if (esConsumidorFinal(comprador.identificacion)) return null;
  if (!limpiarTexto(comprador.identificacion)) {
    return { campo: 'identificacionComprador', msg: 'El cliente no tiene identificacion' };
  }
  if (!limpiarTexto(comprador.razon_social))
    return { campo: 'razonSocialComprador', msg: 'El cliente no tiene nombre' };
  return null;
}

function defectoDeTotales(venta: ComprobanteVenta, totales: Totales): Defecto | null {
  const iguales =
    totales.total === venta.total &&
    totales.subtotal === venta.subtotal &&
    totales.iva === venta.iva;
  if (!iguales) return { campo: 'importeTotal', msg: 'Los totales no coinciden con los precios' };
  if (totalPagos(venta) !== totales.total)
    return { campo: 'pagos', msg: 'Los pagos no suman el total' };
  return null;
}
