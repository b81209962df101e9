import { digitoModulo11 } from '@comanda/billing/domain/claveAcceso';
import { formatFecha } from '@comanda/shared/domain/texto/fecha';

import { cambiar, claveEn, factura, firmar, HOY, nota, otroNumero } from './documentos';

import type { Roto } from './roto';

type Cambio = readonly [string, string];

const con = (...cambios: readonly Cambio[]) => firmar(cambiar(factura(), ...cambios));
const enNota = (...cambios: readonly Cambio[]) =>
  firmar(cambiar(nota(claveEn(factura())), ...cambios));

/** With another key, in the document and in nothing else. */
function conClave(de: (clave: string) => string): string {
  const xml = factura();
  const clave = claveEn(xml);
  return firmar(cambiar(xml, [clave, de(clave)]));
}
const sellada = (base: string) => base + String(digitoModulo11(base));

const PAGOS =
  '<pagos><pago><formaPago>16</formaPago><total>10.00</total></pago>' +
  '<pago><formaPago>01</formaPago><total>20.95</total></pago></pagos>';
const PROVEEDOR = '<campoAdicional nombre="RUC Proveedor">1799999990001</campoAdicional>';
const diaA = (dias: number) =>
  formatFecha(new Date(Date.parse(HOY) + dias * 86_400_000).toISOString().slice(0, 10));
const emitida = (dia: string) => con([`<fechaEmision>${formatFecha(HOY)}`, `<fechaEmision>${dia}`]);

const conEntidad = (doctype: string) => {
  const xml = factura();
  const fin = xml.indexOf('?>') + 2;
  return firmar(xml.slice(0, fin) + doctype + xml.slice(fin));
};

const repetida = firmar(factura());
const numero = otroNumero();
const ocupante = firmar(factura({}, { numero, codigoNumerico: '11111111' }));

export const ROTOS_DE_RECEPCION: readonly Roto[] = [
  ['tamano', 'a description of 330 KB', con(['Producto 1', 'x'.repeat(330 * 1024)])],
  ['tamano', '200,000 euros of three bytes', con(['Producto 1', '€'.repeat(110_000)])],
  ['estructura', 'text that is no XML', 'hola'],
  [
    'estructura',
    'elements in another order',
    con(['<estab>001</estab><ptoEmi>001</ptoEmi>', '<ptoEmi>001</ptoEmi><estab>001</estab>']),
  ],
  [
    'estructura',
    'an empty optional element',
    con([
      '<tipoIdentificacionComprador>',
      '<guiaRemision></guiaRemision><tipoIdentificacionComprador>',
    ]),
  ],
  ['estructura', 'a name of 301 letters', con(['María Fernanda Salazar', 'x'.repeat(301)])],
  ['estructura', 'a line break in a text', con(['Producto 1', 'Producto\n1'])],
  ['estructura', 'three decimals', con(['<propina>1.50', '<propina>1.500'])],
  ['estructura', 'a negative amount', con(['<propina>1.50', '<propina>-1.50'])],
  ['estructura', 'no total', con(['<importeTotal>30.95</importeTotal>', ''])],
  ['estructura', 'an unknown element', con(['<moneda>', '<monedas>'], ['</moneda>', '</monedas>'])],
  [
    'estructura',
    'a RUC without establishment 001',
    con(['<ruc>0992345678001', '<ruc>0992345678002']),
  ],
  [
    'estructura',
    'sixteen additional fields',
    con([PROVEEDOR, '<campoAdicional nombre="x">y</campoAdicional>'.repeat(13) + PROVEEDOR]),
  ],
  ['estructura', 'a credit note of type 01', enNota(['<codDoc>04', '<codDoc>01'])],
  ['estructura', 'an unknown attribute', con(['<detalle>', '<detalle orden="1">'])],
  ['estructura', 'an attribute of another namespace', con(['<moneda>', '<moneda xml:lang="es">'])],
  ['estructura', 'another id', con(['id="comprobante"', 'id="otro"'])],
  ['estructura', 'no id', con(['id="comprobante" ', ''])],
  ['estructura', 'a blank description', con(['Producto 1', '   '])],
  [
    'estructura',
    '301 letters in a name of its own',
    con(['"RUC Proveedor"', `"${'x'.repeat(301)}"`]),
  ],
  ['estructura', '301 letters in its value', con(['>1799999990001<', `>${'9'.repeat(301)}<`])],
  ['estructura', 'a value that is blank', con(['>1799999990001<', '> <'])],
  ['estructura', 'a rate of five figures', con(['<tarifa>15.00', '<tarifa>915.05'])],
  ['estructura', 'text between elements', con(['<detalle>', 'hola<detalle>'])],
  ['estructura', 'CDATA between elements', con(['<detalle>', '<![CDATA[ ]]><detalle>'])],
  ['estructura', 'an element of another namespace', con(['<moneda>', '<moneda xmlns="urn:otra">'])],
  [
    'estructura',
    'what stands behind a processing instruction',
    con(['<pagos>', '<?algo?><otro></otro><pagos>']),
  ],
  ['doctype', 'an entity of its own', conEntidad('<!DOCTYPE factura [<!ENTITY a "Producto">]>')],
  ['doctype', 'one that names a file', conEntidad('<!DOCTYPE factura SYSTEM "factura.dtd">')],
  ['codificacion', 'another that it declares', con(['"UTF-8"', '"ISO-8859-1"'])],
  ['codificacion', 'XML 1.1', con(['version="1.0"', 'version="1.1"'])],
  ['serieCero', 'point of issue 000', firmar(factura({}, { puntoEmision: '000' }))],
  ['serieCero', 'number 0', firmar(factura({}, { numero: 0 }))],
  ['versionVieja', '1.0.0', con(['version="1.1.0"', 'version="1.0.0"'])],
  ['versionDesconocida', '9.9.9', con(['version="1.1.0"', 'version="9.9.9"'])],
  ['versionDesconocida', 'a credit note 2.1.0', enNota(['version="1.1.0"', 'version="2.1.0"'])],
  [
    'digitoClave',
    'a digit more',
    conClave((clave) => clave.slice(0, 48) + String((Number(clave[48]) + 1) % 10)),
  ],
  [
    'digitoClave',
    'a digit less',
    conClave((clave) => clave.slice(0, 48) + String((Number(clave[48]) + 9) % 10)),
  ],
  ['tipoEmision', 'contingency, in the document', con(['<tipoEmision>1', '<tipoEmision>2'])],
  [
    'tipoEmision',
    'contingency, in the key',
    conClave((clave) => sellada(`${clave.slice(0, 47)}2`)),
  ],
  ['moneda', 'none', con(['<moneda>DOLAR</moneda>', ''])],
  ['moneda', 'euros', con(['<moneda>DOLAR', '<moneda>EURO'])],
  ['moneda', 'dollars of another name, in a credit note', enNota(['<moneda>DOLAR', '<moneda>USD'])],
  [
    'sinPropina',
    'none',
    con(
      ['<propina>1.50</propina>', ''],
      ['<importeTotal>30.95', '<importeTotal>29.45'],
      ['<total>20.95', '<total>19.45'],
    ),
  ],
  ['sinPagos', 'none', con([PAGOS, ''])],
  ['sinCodigoPrincipal', 'of the first line', con(['<codigoPrincipal>1</codigoPrincipal>', ''])],
  [
    'sinCodigoPrincipal',
    'of the last line of a credit note',
    enNota(['<codigoInterno>3</codigoInterno>', '']),
  ],
  ['sinObligado', 'none', con(['<obligadoContabilidad>SI</obligadoContabilidad>', ''])],
  [
    'sinObligado',
    'none, in a credit note',
    enNota(['<obligadoContabilidad>SI</obligadoContabilidad>', '']),
  ],
  ['rucProveedor', 'none', con([PROVEEDOR, ''])],
  ['rucProveedor', 'of another name', con(['"RUC Proveedor"', '"Proveedor"'])],
  ['rucProveedor', 'twelve digits', con(['>1799999990001<', '>179999999001<'])],
  ['rucProveedor', 'the final consumer', con(['>1799999990001<', '>9999999999999<'])],
  [
    'rucProveedor',
    'a person whose cedula is false, in a credit note',
    enNota(['>1799999990001<', '>1710034066001<']),
  ],
  ...['02', '03', '05', '14'].map((forma): Roto => [
    'formaPago',
    forma,
    con(['<formaPago>01', `<formaPago>${forma}`]),
  ]),
  ['fechaInvalida', '30 February', emitida('30/02/2026')],
  ['fechaInvalida', '31 November', emitida('31/11/2026')],
  ['fechaFutura', 'tomorrow', emitida(diaA(1))],
  ['fechaFutura', 'in a year', emitida(diaA(365))],
  ['fechaVieja', '91 days ago', emitida(diaA(-91))],
  ['fechaVieja', 'a year ago', emitida(diaA(-365))],
  ['claveRegistrada', 'the same document twice', repetida, [repetida]],
  [
    'secuencialRegistrado',
    'the number of another',
    firmar(factura({}, { numero, codigoNumerico: '22222222' })),
    [ocupante],
  ],
];
