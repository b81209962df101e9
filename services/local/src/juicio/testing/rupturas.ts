import { digitoModulo11 } from '@comanda/billing/domain/claveAcceso';
import { formatFecha } from '@comanda/shared/domain/texto/fecha';

import { claveEn, firmar, HOY } from './documentos';
import { campo, linea, masCentavos, sinCampo, total, totalesDe } from './campos';

import type { ReglaId } from '@comanda/sri-sandbox/tabla';
import type { Azar } from '../../demo/azar';

/** A document of the real builder, without signature, of any sale. */
export type Valido = { xml: string };
/** The document with one rule broken, and signed. */
export type Ruptura = (valido: Valido, azar: Azar) => string;

/** As a rupture, of the text alone: it is signed as it comes out. */
const escrita =
  (romper: (xml: string, azar: Azar) => string): Ruptura =>
  ({ xml }, azar) =>
    firmar(romper(xml, azar));

const UN_DIA = 86_400_000;
const diaA = (dias: number) =>
  formatFecha(new Date(Date.parse(HOY) + dias * UN_DIA).toISOString().slice(0, 10));
const sellada = (base: string) => base + String(digitoModulo11(base));
const conClave = (xml: string, de: (clave: string) => string) =>
  xml.replace(claveEn(xml), de(claveEn(xml)));
const centavosDe = (azar: Azar) => azar.entero(1, 500);

const comprador = (xml: string, tipo: string, identificacion: string, nombre = 'ANA') =>
  campo(
    campo(campo(xml, 'tipoIdentificacionComprador', tipo), 'razonSocialComprador', nombre),
    'identificacionComprador',
    identificacion,
  );
const cifras = (azar: Azar, cuantas: number) =>
  Array.from({ length: cuantas }, () => azar.entero(0, 9)).join('');
const NUEVES = '9999999999999';

const DE_FORMA: Partial<Record<ReglaId, Ruptura>> = {
  tamano: escrita((xml, azar) =>
    xml.replace('<descripcion>', `<descripcion>${'x'.repeat(azar.entero(330, 340) * 1024)}`),
  ),
  doctype: escrita((xml, azar) =>
    xml.replace(
      '?>',
      `?>${azar.uno([
        '<!DOCTYPE factura>',
        '<!DOCTYPE factura SYSTEM "factura.dtd">',
        `<!DOCTYPE factura [<!ENTITY a${azar.entero(1, 99)} "b">]>`,
      ])}`,
    ),
  ),
  codificacion: escrita((xml, azar) =>
    xml.replace('UTF-8', azar.uno(['ISO-8859-1', 'windows-1252', 'UTF-16', 'US-ASCII'])),
  ),
  serieCero: escrita((xml, azar) =>
    azar.uno([campo(xml, 'ptoEmi', '000'), campo(xml, 'secuencial', '000000000')]),
  ),
  versionVieja: escrita((xml) => xml.replace('version="1.1.0"', 'version="1.0.0"')),
  versionDesconocida: escrita((xml, azar) =>
    xml.replace('version="1.1.0"', `version="${azar.entero(3, 9)}.${azar.entero(0, 9)}.0"`),
  ),
  digitoClave: escrita((xml, azar) =>
    conClave(
      xml,
      (clave) => clave.slice(0, 48) + String((Number(clave[48]) + azar.entero(1, 9)) % 10),
    ),
  ),
  tipoEmision: escrita((xml, azar) =>
    azar.uno([
      campo(xml, 'tipoEmision', '2'),
      conClave(xml, (clave) => sellada(clave.slice(0, 47) + String(azar.entero(2, 9)))),
    ]),
  ),
  moneda: escrita((xml, azar) =>
    azar.uno([sinCampo(xml, 'moneda'), campo(xml, 'moneda', azar.uno(['USD', 'EURO', 'dolar']))]),
  ),
  sinPropina: escrita((xml) => sinCampo(xml, 'propina')),
  sinPagos: escrita((xml) => sinCampo(xml, 'pagos')),
  sinCodigoPrincipal: escrita((xml, azar) => sinCampo(xml, 'codigoPrincipal', azar.entero(0, 99))),
  sinObligado: escrita((xml) => sinCampo(xml, 'obligadoContabilidad')),
  rucProveedor: escrita((xml, azar) =>
    xml.replace(
      />1799999990001</,
      `>${azar.uno([NUEVES, cifras(azar, 12), `17${cifras(azar, 8)}000`])}<`,
    ),
  ),
  formaPago: escrita((xml, azar) =>
    campo(xml, 'formaPago', String(azar.entero(2, 14)).padStart(2, '0')),
  ),
  fechaInvalida: escrita((xml, azar) =>
    campo(xml, 'fechaEmision', azar.uno(['30/02/2026', '31/04/2026', '31/11/2026', '29/02/2025'])),
  ),
  fechaFutura: escrita((xml, azar) => campo(xml, 'fechaEmision', diaA(azar.entero(1, 900)))),
  fechaVieja: escrita((xml, azar) => campo(xml, 'fechaEmision', diaA(-azar.entero(91, 3_000)))),
  claveAjena: escrita((xml, azar) =>
    azar.uno([
      campo(xml, 'ptoEmi', String(azar.entero(2, 999)).padStart(3, '0')),
      campo(xml, 'estab', String(azar.entero(2, 999)).padStart(3, '0')),
      campo(xml, 'secuencial', String(azar.entero(500_000, 999_999_999)).padStart(9, '0')),
      campo(xml, 'ambiente', '2'),
    ]),
  ),
};

const DE_SUMAS: Partial<Record<ReglaId, Ruptura>> = {
  sumaDetalles: escrita((xml, azar) => {
    const mas = centavosDe(azar);
    return total(masCentavos(xml, 'totalSinImpuestos', mas), mas);
  }),
  sumaTotal: escrita((xml, azar) => total(xml, centavosDe(azar))),
  sumaPagos: escrita((xml, azar) => masCentavos(xml, 'total', centavosDe(azar))),
  sumaDescuentos: escrita((xml, azar) => masCentavos(xml, 'totalDescuento', centavosDe(azar))),
  lineaNeto: escrita((xml, azar) =>
    linea(xml, azar, (detalle) => masCentavos(detalle, 'descuento', azar.entero(3, 500))),
  ),
  lineaImpuestos: escrita((xml, azar) =>
    linea(xml, azar, (detalle) => detalle.replace(/<impuesto>.*<\/impuesto>/, '$&$&')),
  ),
  lineaBase: escrita((xml, azar) =>
    linea(xml, azar, (detalle) => masCentavos(detalle, 'baseImponible', centavosDe(azar))),
  ),
  lineaIva: escrita((xml, azar) =>
    linea(xml, azar, (detalle) => masCentavos(detalle, 'valor', azar.entero(3, 500))),
  ),
  totalLineas: escrita((xml, azar) =>
    totalesDe(xml, (totales) => masCentavos(totales, 'baseImponible', centavosDe(azar))),
  ),
  totalIva: escrita((xml, azar) =>
    totalesDe(xml, (totales) => masCentavos(totales, 'valor', azar.entero(3, 500))),
  ),
  tarifaDeCodigo: escrita((xml, azar) =>
    linea(xml, azar, (detalle) => campo(detalle, 'tarifa', `${azar.entero(16, 99)}.00`)),
  ),
  tarifaVigente: escrita((xml, azar) =>
    totalesDe(xml, (totales) => campo(totales, 'codigoPorcentaje', azar.uno(['2', '3', '8']))),
  ),
  iceDeFundas: escrita((xml, azar) =>
    linea(xml, azar, (detalle) => {
      const [tarifa, bolsas, valor] = azar.uno([
        ['0.10', '1.00', '0.11'],
        ['0.07', '1.00', '0.07'],
        ['0.10', '90000.00', '9000.00'],
      ] as const);
      return detalle
        .replace(/<impuesto><codigo>3<.*?<\/impuesto>/, '')
        .replace(
          '</impuestos>',
          `<impuesto><codigo>3</codigo><codigoPorcentaje>3680</codigoPorcentaje><tarifa>${tarifa}</tarifa>` +
            `<baseImponible>${bolsas}</baseImponible><valor>${valor}</valor></impuesto></impuestos>`,
        );
    }),
  ),
  propinaMaxima: escrita((xml, azar) => {
    const importe = Number(/<importeTotal>([\d.]+)/.exec(xml)?.[1]) * 100; // never less than what was consumed
    const mas = Math.ceil(importe / 10) + azar.entero(2, 900);
    return total(masCentavos(xml, 'propina', mas), mas);
  }),
  limiteConsumidorFinal: escrita((xml, azar) => {
    const mas = 5_001 + centavosDe(azar);
    return comprador(total(xml, mas), '07', NUEVES, 'CONSUMIDOR FINAL');
  }),
};

const DE_COMPRADOR: Partial<Record<ReglaId, Ruptura>> = {
  compradorRuc: escrita((xml, azar) =>
    comprador(
      xml,
      '04',
      azar.uno([NUEVES, cifras(azar, 12), `17${cifras(azar, 8)}000`, `99${cifras(azar, 8)}001`]),
    ),
  ),
  compradorCedula: escrita((xml, azar) =>
    comprador(
      xml,
      '05',
      azar.uno([
        NUEVES,
        cifras(azar, 9),
        `25${cifras(azar, 8)}`,
        `171003406${azar.uno([0, 1, 9])}`,
      ]),
    ),
  ),
  compradorExterior: escrita((xml, azar) =>
    comprador(
      xml,
      azar.uno(['06', '08']),
      azar.uno(['9'.repeat(azar.entero(10, 20)), 'A B', 'X', 'Ñ123456']),
    ),
  ),
  compradorFinal: escrita((xml, azar) =>
    comprador(xml, '07', `1${cifras(azar, azar.entero(5, 12))}`, 'CONSUMIDOR FINAL'),
  ),
  compradorFinalNombre: escrita((xml, azar) =>
    comprador(xml, '07', NUEVES, azar.uno(['ANA', 'Consumidor Final', 'CONSUMIDOR  FINAL'])),
  ),
};

export const RUPTURAS: Partial<Record<ReglaId, Ruptura>> = {
  ...DE_FORMA,
  ...DE_SUMAS,
  ...DE_COMPRADOR,
};
