import type { ComprobanteVenta } from '@comanda/shared/contracts/facturacion/comprobante';
import { formatFecha } from '@comanda/shared/domain/texto/fecha';

import { cambiar, claveEn, factura, firmar, HOY, makeVentaDeHoy, nota } from './documentos';

import type { Roto } from './roto';

type Cambio = readonly [string, string];
const con = (...cambios: readonly Cambio[]) => firmar(cambiar(factura(), ...cambios));

const comprador = makeVentaDeHoy().comprador;
const comoEs = `<tipoIdentificacionComprador>05</tipoIdentificacionComprador><razonSocialComprador>${comprador.razon_social}</razonSocialComprador><identificacionComprador>${comprador.identificacion}`;
const deComprador = (tipo: string, identificacion: string, nombre = comprador.razon_social) =>
  con([
    comoEs,
    `<tipoIdentificacionComprador>${tipo}</tipoIdentificacionComprador><razonSocialComprador>${nombre}</razonSocialComprador><identificacionComprador>${identificacion}`,
  ]);
const FINAL = '9999999999999';

const original = firmar(factura());
const vendida = firmar(factura());
const aNadie = firmar(
  factura({
    comprador: { ...comprador, identificacion: FINAL },
  } satisfies Partial<ComprobanteVenta>),
);
const primera = firmar(nota(claveEn(original)));
const noAutorizada = firmar(cambiar(factura(), ['<totalDescuento>2.00', '<totalDescuento>9.00']));

export const ROTOS_DE_OTROS: readonly Roto[] = [
  ['claveAjena', 'of another number', con(['<secuencial>0000', '<secuencial>0001'])],
  ['claveAjena', 'of another point of sale', con(['<ptoEmi>001', '<ptoEmi>002'])],
  ['claveAjena', 'of production', con(['<ambiente>1', '<ambiente>2'])],
  ['compradorRuc', 'twelve digits', deComprador('04', '179001234500')],
  ['compradorRuc', 'a cédula', deComprador('04', '1710034065')],
  ['compradorRuc', 'establishment 000', deComprador('04', '1790012345000')],
  ['compradorRuc', 'a person whose cedula is false', deComprador('04', '1710034066001')],
  ['compradorRuc', 'province 25', deComprador('04', '2590012345001')],
  ['compradorRuc', 'the final consumer', deComprador('04', FINAL)],
  ['compradorCedula', 'a false digit', deComprador('05', '1710034066')],
  ['compradorCedula', 'nine digits', deComprador('05', '171003406')],
  ['compradorCedula', 'a RUC', deComprador('05', '1710034065001')],
  ['compradorCedula', 'province 31', deComprador('05', '3110034065')],
  ['compradorCedula', 'the final consumer', deComprador('05', FINAL)],
  ['compradorExterior', 'a passport of thirteen nines', deComprador('06', FINAL)],
  ['compradorExterior', 'a foreigner of ten nines', deComprador('08', '9999999999')],
  ['compradorExterior', 'a passport with spaces', deComprador('06', 'A 1 B')],
  ['compradorFinal', 'a cédula', deComprador('07', '1710034065', 'CONSUMIDOR FINAL')],
  ['compradorFinal', 'ten nines', deComprador('07', '9999999999', 'CONSUMIDOR FINAL')],
  ['compradorFinalNombre', 'a person', deComprador('07', FINAL)],
  ['compradorFinalNombre', 'in small letters', deComprador('07', FINAL, 'Consumidor final')],
  ['sustento', 'an invoice that never was', firmar(nota(claveEn(factura())))],
  [
    'sustento',
    'an invoice that was not authorised',
    firmar(nota(claveEn(noAutorizada))),
    [noAutorizada],
  ],
  [
    'sustento',
    'a document of another type',
    firmar(cambiar(nota(claveEn(vendida)), ['<codDocModificado>01', '<codDocModificado>05'])),
    [vendida],
  ],
  [
    'sustento',
    'an invoice of another day',
    firmar(
      cambiar(nota(claveEn(vendida)), [
        `<fechaEmisionDocSustento>${formatFecha(HOY)}`,
        '<fechaEmisionDocSustento>02/01/2025',
      ]),
    ),
    [vendida],
  ],
  ['sustentoFinal', 'a credit note to somebody else', firmar(nota(claveEn(aNadie))), [aNadie]],
  [
    'sustentoAjeno',
    'a credit note to somebody else',
    firmar(nota(claveEn(vendida), { comprador: { ...comprador, identificacion: '0926687856' } })),
    [vendida],
  ],
  ['sustentoValor', 'twice the whole', firmar(nota(claveEn(original))), [original, primera]],
  [
    'sustentoValor',
    'more than was sold',
    firmar(nota(claveEn(vendida), { lineas: deMas() })),
    [vendida],
  ],
];

/** The same sale with one unit more of what has no tax. */
function deMas(): ComprobanteVenta['lineas'] {
  return makeVentaDeHoy().lineas.map((linea, i) =>
    i === 2 ? { ...linea, cantidad: linea.cantidad + 1 } : linea,
  );
}
