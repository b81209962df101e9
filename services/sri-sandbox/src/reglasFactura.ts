import type { Regla } from './estructura';

const uno = (nombre: string, resto: Partial<Regla> = {}): Regla => ({
  nombre,
  min: 1,
  max: 1,
  ...resto,
});
const quiza = (nombre: string, resto: Partial<Regla> = {}): Regla => ({
  nombre,
  min: 0,
  max: 1,
  ...resto,
});
const varios = (nombre: string, reglas: readonly Regla[]): Regla => ({
  nombre,
  min: 1,
  max: Infinity,
  hijos: reglas,
});

const texto = (maximo: number) => ({ patron: new RegExp(`^[^\\n]{1,${maximo}}$`, 'u') });
const cifras = (cuantas: number) => ({ patron: new RegExp(`^\\d{${cuantas}}$`) });
const monto = { patron: /^\d{1,12}(\.\d{1,2})?$/ };
const cantidad = { patron: /^\d{1,12}(\.\d{1,6})?$/ };

const impuesto = [
  uno('codigo', { patron: /^[235]$/ }),
  uno('codigoPorcentaje', { patron: /^\d{1,4}$/ }),
  uno('tarifa', monto),
  uno('baseImponible', monto),
  uno('valor', monto),
];

const infoTributaria = [
  uno('ambiente', { patron: /^[12]$/ }),
  uno('tipoEmision', { patron: /^[12]$/ }),
  uno('razonSocial', texto(300)),
  quiza('nombreComercial', texto(300)),
  uno('ruc', { patron: /^\d{10}001$/ }),
  uno('claveAcceso', cifras(49)),
  uno('codDoc', cifras(2)),
  uno('estab', cifras(3)),
  uno('ptoEmi', cifras(3)),
  uno('secuencial', cifras(9)),
  uno('dirMatriz', texto(300)),
  quiza('agenteRetencion', { patron: /^\d{1,8}$/ }),
  quiza('contribuyenteRimpe', { patron: /^CONTRIBUYENTE (NEGOCIO POPULAR - )?RÉGIMEN RIMPE$/ }),
];

const totalImpuesto = [
  uno('codigo', { patron: /^[235]$/ }),
  uno('codigoPorcentaje', { patron: /^\d{1,4}$/ }),
  quiza('descuentoAdicional', monto),
  uno('baseImponible', monto),
  quiza('tarifa', monto),
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
  uno('fechaEmision', { patron: /^(0[1-9]|[12]\d|3[01])\/(0[1-9]|1[012])\/20\d\d$/ }),
  quiza('dirEstablecimiento', texto(300)),
  quiza('contribuyenteEspecial', { patron: /^[A-Za-z0-9]{3,13}$/ }),
  quiza('obligadoContabilidad', { patron: /^(SI|NO)$/ }),
  uno('tipoIdentificacionComprador', { patron: /^0[4-8]$/ }),
  quiza('guiaRemision', { patron: /^\d{3}-\d{3}-\d{9}$/ }),
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
  quiza('detallesAdicionales', {
    hijos: [{ nombre: 'detAdicional', min: 1, max: 3, atributos: ['nombre', 'valor'] }],
  }),
  uno('impuestos', { hijos: [varios('impuesto', impuesto)] }),
];

/**
 * factura 1.1.0 as its schema orders it, written from the published table. Exports, reimbursements and withholdings,
 * which a restaurant does not issue, are left out: a document with them is refused here.
 */
export const FACTURA: Regla = uno('factura', {
  atributos: ['id', 'version'],
  hijos: [
    uno('infoTributaria', { hijos: infoTributaria }),
    uno('infoFactura', { hijos: infoFactura }),
    uno('detalles', { hijos: [varios('detalle', detalle)] }),
    quiza('infoAdicional', {
      hijos: [
        {
          nombre: 'campoAdicional',
          min: 1,
          max: 15,
          atributos: ['nombre'],
          patron: /^[\s\S]{1,300}$/u,
        },
      ],
    }),
    quiza('Signature', {
      hijos: ['SignedInfo', 'SignatureValue', 'KeyInfo', 'Object'].map(cualquiera),
    }),
  ],
});

/** The signature's inside is firma.ts's business: here only its four parts. */
function cualquiera(nombre: string): Regla {
  return { nombre, min: 1, max: 1, libre: true };
}
