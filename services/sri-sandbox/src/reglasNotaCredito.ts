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
  quiza('tarifa', tarifa),
  uno('baseImponible', monto),
  uno('valor', monto),
];

const totalImpuesto = [
  codigo,
  codigoPorcentaje,
  uno('baseImponible', monto),
  uno('valor', monto),
  quiza('valorDevolucionIva', monto),
];

const infoNotaCredito = [
  uno('fechaEmision', fecha),
  quiza('dirEstablecimiento', texto(300)),
  tipoIdentificacionComprador,
  uno('razonSocialComprador', texto(300)),
  uno('identificacionComprador', texto(20)),
  contribuyenteEspecial,
  obligadoContabilidad,
  quiza('rise', texto(40)),
  uno('codDocModificado', { patron: /^\d{2}$/ }),
  uno('numDocModificado', numeroDocumento),
  uno('fechaEmisionDocSustento', fecha),
  uno('totalSinImpuestos', monto),
  uno('valorModificacion', monto),
  quiza('moneda', texto(15)),
  uno('totalConImpuestos', { hijos: [varios('totalImpuesto', totalImpuesto)] }),
  uno('motivo', texto(300)),
];

const detalle = [
  quiza('codigoInterno', texto(25)),
  quiza('codigoAdicional', texto(25)),
  uno('descripcion', texto(300)),
  uno('cantidad', cantidad),
  uno('precioUnitario', cantidad),
  quiza('descuento', monto),
  uno('precioTotalSinImpuesto', monto),
  detallesAdicionales,
  uno('impuestos', { hijos: [varios('impuesto', impuesto)] }),
];

/**
 * notaCredito 1.1.0 as its schema orders it, written from the published table. Compensations and fiscal machines, which
 * a restaurant does not have, are left out: a document with them is refused here.
 */
export const NOTA_CREDITO = documento('notaCredito', '04', [
  uno('infoNotaCredito', { hijos: infoNotaCredito }),
  uno('detalles', { hijos: [varios('detalle', detalle)] }),
]);
