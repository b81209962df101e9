import { digitoCorrecto } from '../recepcion';

type Opciones = {
  fecha?: string;
  secuencial?: number;
  codigo?: string;
  digito?: string;
  codDoc?: string;
};

const RUC = '0992345678001';

/** The key of a document of the test company; `fecha` is YYYY-MM-DD. */
export function makeClave({
  fecha = hoy(),
  secuencial = 1,
  codigo = '12345678',
  digito,
  codDoc = '01',
}: Opciones = {}): string {
  const [anio, mes, dia] = fecha.split('-');
  const base = `${dia}${mes}${anio}${codDoc}${RUC}1001001${String(secuencial).padStart(9, '0')}${codigo}1`;
  const bueno = Array.from('0123456789').find((cifra) => digitoCorrecto(base + cifra)) ?? '';
  return base + (digito ?? bueno);
}

/** Today in Ecuador, which is UTC-5 all year. */
export function hoy(): string {
  return new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10);
}

/** An invoice of 7.50 without a signature: right in all that reception looks at. */
export function makeFactura(opciones: Opciones = {}): string {
  return documento('factura', [
    infoTributaria({ ...opciones, codDoc: '01' }),
    `<infoFactura><fechaEmision>${diaDe(opciones)}</fechaEmision>${OBLIGADO}${COMPRADOR}` +
      '<totalSinImpuestos>6.52</totalSinImpuestos><totalDescuento>0.00</totalDescuento>' +
      '<totalConImpuestos><totalImpuesto><codigo>2</codigo><codigoPorcentaje>4</codigoPorcentaje>' +
      '<baseImponible>6.52</baseImponible><tarifa>15.00</tarifa><valor>0.98</valor></totalImpuesto></totalConImpuestos>' +
      '<propina>0.00</propina><importeTotal>7.50</importeTotal><moneda>DOLAR</moneda>' +
      '<pagos><pago><formaPago>01</formaPago><total>7.50</total></pago></pagos></infoFactura>',
    detalles('codigoPrincipal'),
    PROVEEDOR,
  ]);
}

/** A credit note over the whole of the invoice number 1, likewise. */
export function makeNotaCredito(opciones: Opciones = {}): string {
  const de = { ...opciones, codDoc: '04' };
  return documento('notaCredito', [
    infoTributaria(de),
    `<infoNotaCredito><fechaEmision>${diaDe(opciones)}</fechaEmision>${COMPRADOR}${OBLIGADO}` +
      '<codDocModificado>01</codDocModificado><numDocModificado>001-001-000000001</numDocModificado>' +
      `<fechaEmisionDocSustento>${diaDe(opciones)}</fechaEmisionDocSustento>` +
      '<totalSinImpuestos>6.52</totalSinImpuestos><valorModificacion>7.50</valorModificacion><moneda>DOLAR</moneda>' +
      '<totalConImpuestos><totalImpuesto><codigo>2</codigo><codigoPorcentaje>4</codigoPorcentaje>' +
      '<baseImponible>6.52</baseImponible><valor>0.98</valor></totalImpuesto></totalConImpuestos>' +
      '<motivo>ANULACION</motivo></infoNotaCredito>',
    detalles('codigoInterno'),
    PROVEEDOR,
  ]);
}

const OBLIGADO = '<obligadoContabilidad>NO</obligadoContabilidad>';
const PROVEEDOR =
  '<infoAdicional><campoAdicional nombre="RUC Proveedor">0992345678001</campoAdicional></infoAdicional>';
const COMPRADOR =
  '<tipoIdentificacionComprador>05</tipoIdentificacionComprador><razonSocialComprador>ANA</razonSocialComprador>' +
  '<identificacionComprador>1710034065</identificacionComprador>';

const diaDe = ({ fecha = hoy() }: Opciones) => fecha.split('-').reverse().join('/');

const documento = (raiz: string, partes: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><${raiz} id="comprobante" version="1.1.0">${partes.join('')}</${raiz}>`;

function infoTributaria(opciones: Opciones): string {
  const { secuencial = 1, codDoc = '01' } = opciones;
  return (
    '<infoTributaria><ambiente>1</ambiente><tipoEmision>1</tipoEmision><razonSocial>PRUEBA</razonSocial>' +
    `<ruc>${RUC}</ruc><claveAcceso>${makeClave(opciones)}</claveAcceso><codDoc>${codDoc}</codDoc><estab>001</estab>` +
    `<ptoEmi>001</ptoEmi><secuencial>${String(secuencial).padStart(9, '0')}</secuencial><dirMatriz>QUITO</dirMatriz></infoTributaria>`
  );
}

const detalles = (codigo: string) =>
  `<detalles><detalle><${codigo}>1</${codigo}><descripcion>CEVICHE</descripcion>` +
  '<cantidad>2.000000</cantidad><precioUnitario>3.260870</precioUnitario><descuento>0.00</descuento>' +
  '<precioTotalSinImpuesto>6.52</precioTotalSinImpuesto><impuestos><impuesto><codigo>2</codigo>' +
  '<codigoPorcentaje>4</codigoPorcentaje><tarifa>15.00</tarifa><baseImponible>6.52</baseImponible>' +
  '<valor>0.98</valor></impuesto></impuestos></detalle></detalles>';
