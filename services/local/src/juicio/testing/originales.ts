import { makeVenta } from '@comanda/billing/testing/ventas';

import { cambiar, claveEn, factura, firmar, HOY, nota } from './documentos';

type Cambio = readonly [string, string];

/** With what a document may have beside what ours do. */
const completa = (xml: string, ...cambios: readonly Cambio[]) =>
  firmar(
    cambiar(
      xml,
      [
        '</dirMatriz>',
        '</dirMatriz><agenteRetencion>1</agenteRetencion><contribuyenteRimpe>CONTRIBUYENTE RÉGIMEN RIMPE</contribuyenteRimpe>',
      ],
      [
        '<obligadoContabilidad>',
        '<contribuyenteEspecial>5368</contribuyenteEspecial><obligadoContabilidad>',
      ],
      [
        '</precioTotalSinImpuesto>',
        '</precioTotalSinImpuesto><detallesAdicionales><detAdicional nombre="a" valor="b"></detAdicional></detallesAdicionales>',
      ],
      ...cambios,
    ),
  );

const CON_FUNDAS = {
  ...makeVenta([{ cantidad: 3, precio_venta: 15, tarifa: 15, ice: 10 }], { fecha_emision: HOY }),
  propina: 0,
};
const FACTURAS = [
  firmar(factura()),
  firmar(factura(CON_FUNDAS)),
  completa(
    factura(),
    [
      '<razonSocialComprador>',
      '<guiaRemision>001-001-000000001</guiaRemision><razonSocialComprador>',
    ],
    ['</codigoPrincipal>', '</codigoPrincipal><codigoAuxiliar>A</codigoAuxiliar>'],
    ['</descripcion>', '</descripcion><unidadMedida>kg</unidadMedida>'],
    ['</total></pago>', '</total><plazo>30</plazo><unidadTiempo>dias</unidadTiempo></pago>'],
  ),
];
const NOTAS = [
  firmar(nota(claveEn(factura()))),
  firmar(nota(claveEn(factura()), CON_FUNDAS)),
  completa(
    nota(claveEn(factura())),
    ['<codDocModificado>', '<rise>Rise</rise><codDocModificado>'],
    ['</codigoInterno>', '</codigoInterno><codigoAdicional>A</codigoAdicional>'],
  ),
];
/** Of each schema, documents that it takes: as we write them, and with what else they may have. */
export const ORIGINALES: readonly { raiz: string; version: string; originales: string[] }[] = [
  { raiz: 'factura', version: '1.1.0', originales: FACTURAS },
  {
    raiz: 'factura',
    version: '2.1.0',
    originales: FACTURAS.map((xml) => xml.replace('version="1.1.0"', 'version="2.1.0"')),
  },
  { raiz: 'notaCredito', version: '1.1.0', originales: NOTAS },
];
