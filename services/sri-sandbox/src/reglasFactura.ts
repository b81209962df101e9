import { quiza, uno, varios } from './estructura';
import {
  cantidad,
  codigo,
  codigoPorcentaje,
  contribuyenteEspecial,
  detallesAdicionales,
  documento,
  fecha,
  monto,
  numeroDocumento,
  obligadoContabilidad,
  tarifa,
  texto,
  tipoIdentificacionComprador,
} from './reglasComunes';

const impuesto = [
  codigo,
  codigoPorcentaje,
  uno('tarifa', tarifa),
  uno('baseImponible', monto),
  uno('valor', monto),
];

const totalImpuesto = [
  codigo,
  codigoPorcentaje,
  quiza('descuentoAdicional', monto),
  uno('baseImponible', monto),
  quiza('tarifa', tarifa),
  uno('valor', monto),
  quiza('valorDevolucionIva', monto),
];

const pago = [
  uno('formaPago', { patron: /^(0[1-9]|1\d|2[01])$/ }),
  uno('total', monto),
  quiza('plazo', monto),
  quiza('unidadTiempo', texto(10)),
];

const infoFactura = [
  uno('fechaEmision', fecha),
  quiza('dirEstablecimiento', texto(300)),
  contribuyenteEspecial,
  obligadoContabilidad,
  tipoIdentificacionComprador,
  quiza('guiaRemision', numeroDocumento),
  uno('razonSocialComprador', texto(300)),
  uno('identificacionComprador', texto(20)),
  quiza('direccionComprador', texto(300)),
  uno('totalSinImpuestos', monto),
  quiza('totalSubsidio', monto),
  uno('totalDescuento', monto),
  uno('totalConImpuestos', { hijos: [varios('totalImpuesto', totalImpuesto)] }),
  quiza('propina', monto),
  uno('importeTotal', monto),
  quiza('moneda', texto(15)),
  quiza('placa', texto(20)),
  quiza('pagos', { hijos: [varios('pago', pago)] }),
  quiza('valorRetIva', monto),
  quiza('valorRetRenta', monto),
];

const detalle = [
  quiza('codigoPrincipal', texto(25)),
  quiza('codigoAuxiliar', texto(25)),
  uno('descripcion', texto(300)),
  quiza('unidadMedida', texto(50)),
  uno('cantidad', cantidad),
  uno('precioUnitario', cantidad),
  quiza('precioSinSubsidio', cantidad),
  uno('descuento', monto),
  uno('precioTotalSinImpuesto', monto),
  detallesAdicionales,
  uno('impuestos', { hijos: [varios('impuesto', impuesto)] }),
];

/**
 * factura 1.1.0 and 2.1.0 as their schemas order them, written from the published table. Exports, reimbursements,
 * withholdings and what stands for a waybill, which a restaurant does not issue, are left out: a document with them is
 * refused here.
 */
export const FACTURA = documento('factura', '01', [
  uno('infoFactura', { hijos: infoFactura }),
  uno('detalles', { hijos: [varios('detalle', detalle)] }),
]);
