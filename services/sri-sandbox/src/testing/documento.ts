import { digitoCorrecto } from '../reglas';

type Opciones = { fecha?: string; secuencial?: number; codigo?: string; digito?: string };

const RUC = '0992345678001';

/** The key of a document of the test company; `fecha` is YYYY-MM-DD. */
export function makeClave({
  fecha = hoy(),
  secuencial = 1,
  codigo = '12345678',
  digito,
}: Opciones = {}): string {
  const [anio, mes, dia] = fecha.split('-');
  const base = `${dia}${mes}${anio}01${RUC}1001001${String(secuencial).padStart(9, '0')}${codigo}1`;
  const bueno = Array.from('0123456789').find((cifra) => digitoCorrecto(base + cifra)) ?? '';
  return base + (digito ?? bueno);
}

/** Today in Ecuador, which is UTC-5 all year. */
export function hoy(): string {
  return new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10);
}

/** An invoice of 7.50 without a signature: right in all that reception looks at. */
export function makeFactura(opciones: Opciones = {}): string {
  const { fecha = hoy(), secuencial = 1 } = opciones;
  return (
    '<?xml version="1.0" encoding="UTF-8"?><factura id="comprobante" version="1.1.0">' +
    '<infoTributaria><ambiente>1</ambiente><tipoEmision>1</tipoEmision><razonSocial>PRUEBA</razonSocial>' +
    `<ruc>${RUC}</ruc><claveAcceso>${makeClave(opciones)}</claveAcceso><codDoc>01</codDoc><estab>001</estab>` +
    `<ptoEmi>001</ptoEmi><secuencial>${String(secuencial).padStart(9, '0')}</secuencial><dirMatriz>QUITO</dirMatriz></infoTributaria>` +
    `<infoFactura><fechaEmision>${fecha.split('-').reverse().join('/')}</fechaEmision>` +
    '<tipoIdentificacionComprador>05</tipoIdentificacionComprador><razonSocialComprador>ANA</razonSocialComprador>' +
    '<identificacionComprador>1710034065</identificacionComprador><totalSinImpuestos>6.52</totalSinImpuestos>' +
    '<totalDescuento>0.00</totalDescuento><totalConImpuestos><totalImpuesto><codigo>2</codigo>' +
    '<codigoPorcentaje>4</codigoPorcentaje><baseImponible>6.52</baseImponible><tarifa>15.00</tarifa>' +
    '<valor>0.98</valor></totalImpuesto></totalConImpuestos><propina>0.00</propina><importeTotal>7.50</importeTotal>' +
    '<moneda>DOLAR</moneda><pagos><pago><formaPago>01</formaPago><total>7.50</total></pago></pagos></infoFactura>' +
    '<detalles><detalle><codigoPrincipal>1</codigoPrincipal><descripcion>CEVICHE</descripcion>' +
    '<cantidad>2.000000</cantidad><precioUnitario>3.260870</precioUnitario><descuento>0.00</descuento>' +
    '<precioTotalSinImpuesto>6.52</precioTotalSinImpuesto><impuestos><impuesto><codigo>2</codigo>' +
    '<codigoPorcentaje>4</codigoPorcentaje><tarifa>15.00</tarifa><baseImponible>6.52</baseImponible>' +
    '<valor>0.98</valor></impuesto></impuestos></detalle></detalles></factura>'
  );
}
