import { cambiar, CERTIFICADO, firmar, RUC } from './documentos';
import { CIFRADO, DE_LA_AUTORIDAD, hacerCertificado, nuevaClave, OID } from './certificados';
import { refirmar, trozo } from './refirmar';

import type { Ruptura } from './rupturas';
import type { ReglaId } from '@comanda/sri-sandbox/tabla';

const DS = 'http://www.w3.org/2000/09/xmldsig#';
const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
const UN_MINUTO = 60_000;
const { emisor, serie, moduloBase64, derBase64 } = CERTIFICADO;
const OTRO = hacerCertificado({ ruc: RUC, clave: nuevaClave() });
const AUTORIDAD = hacerCertificado({ ruc: RUC, ca: true });
const DE_CIFRADO = hacerCertificado({ ruc: RUC, uso: CIFRADO });
const CORTOS = [1024, 2040].map((bits) => hacerCertificado({ ruc: RUC, clave: nuevaClave(bits) }));
const AJENOS = [
  hacerCertificado({ ruc: '1790012345001' }),
  hacerCertificado({ ruc: null, sujeto: [[[OID.SERIE, '1710034065']]] }),
];
const CADUCOS = [
  hacerCertificado({ ruc: RUC, desde: -700, hasta: -1 }),
  hacerCertificado({ ruc: RUC, desde: 1 }),
];

type Cambio = readonly [string, string];
const tocado = (xml: string, ...cambios: readonly Cambio[]) => cambiar(firmar(xml), ...cambios);
const adrede = (xml: string, ...cambios: readonly Cambio[]) =>
  refirmar(tocado(xml, ...cambios), CERTIFICADO.clave);

function sinTrozo(xml: string, nombre: string): string {
  const firmado = firmar(xml);
  return refirmar(cambiar(firmado, [trozo(firmado, nombre), '']), CERTIFICADO.clave);
}

/** One figure or letter of a text made another. */
function trastocar(texto: string, donde: number): string {
  const i = donde % texto.length;
  return texto.slice(0, i) + (texto[i] === 'A' ? 'B' : 'A') + texto.slice(i + 1);
}

/** A signature broken on purpose: everything but what is broken is right. */
export const RUPTURAS_DE_FIRMA: Partial<Record<ReglaId, Ruptura>> = {
  sinFirma: ({ xml }) => xml,
  firmaIncompleta: ({ xml }, azar) =>
    sinTrozo(
      xml,
      azar.uno(['etsi:SigningTime', 'ds:KeyValue', 'ds:X509Data', 'etsi:SigningCertificate']),
    ),
  firmaAlgoritmo: ({ xml }, azar) =>
    adrede(
      xml,
      azar.uno<Cambio>([
        [C14N, 'http://www.w3.org/2001/10/xml-exc-c14n#'],
        [C14N, `${C14N}#WithComments`],
        [`SignatureMethod Algorithm="${DS}rsa-sha1`, 'SignatureMethod Algorithm="urn:rsa-md5'],
      ]),
    ),
  firmaReferencia: ({ xml }, azar) =>
    tocado(xml, [
      'URI="#comprobante"',
      azar.uno(['URI=""', `URI="#otro${azar.entero(1, 999)}"`, 'URI="comprobante"']),
    ]),
  firmaTransformacion: ({ xml }, azar) =>
    tocado(xml, [
      `${DS}enveloped-signature`,
      azar.uno([`${DS}base64`, 'http://www.w3.org/TR/1999/REC-xpath-19991116']),
    ]),
  firmaResumen: ({ xml }, azar) =>
    tocado(xml, ['>Malecón 100<', `>Malecón ${azar.entero(101, 999_999)}<`]),
  firmaCobertura: ({ xml }, azar) => {
    const firmado = firmar(xml);
    const id = azar.uno(['comprobante', 'Certificate', 'Signature-SignedProperties']);
    const referencia = new RegExp(`<ds:Reference[^>]*URI="#${id}".*?</ds:Reference>`);
    return refirmar(firmado.replace(referencia, ''), CERTIFICADO.clave);
  },
  firmaValor: ({ xml }) => refirmar(firmar(xml), DE_LA_AUTORIDAD),
  firmaLlave: ({ xml }, azar) =>
    adrede(
      xml,
      azar.uno<Cambio>([
        [moduloBase64, OTRO.moduloBase64],
        [moduloBase64, trastocar(moduloBase64, azar.entero(0, 300))],
        ['<ds:Exponent>AQAB', '<ds:Exponent>Aw=='],
      ]),
    ),
  firmaHora: ({ xml }, azar) => {
    const desvio = azar.uno([-1, 1]) * azar.entero(25 * 60, 500_000) * UN_MINUTO;
    const cerca = azar.entero(6, 1_439) * UN_MINUTO;
    return firmar(xml, CERTIFICADO, new Date(Date.now() + azar.uno([desvio, cerca])));
  },
  certificadoIlegible: ({ xml }, azar) =>
    adrede(xml, [derBase64, derBase64.slice(0, 4 * azar.entero(1, 100))]),
  certificadoHuella: ({ xml }, azar) => {
    const cert = trozo(firmar(xml), 'etsi:CertDigest');
    const huella = /<ds:DigestValue>([^<]*)/.exec(cert)?.[1] ?? '';
    return adrede(xml, [cert, cert.replace(huella, trastocar(huella, azar.entero(0, 26)))]);
  },
  certificadoSerie: ({ xml }, azar) =>
    adrede(xml, [
      `<ds:X509SerialNumber>${serie}`,
      `<ds:X509SerialNumber>${BigInt(serie) + BigInt(azar.entero(1, 1_000_000))}`,
    ]),
  certificadoEmisor: ({ xml }, azar) =>
    adrede(xml, [
      `<ds:X509IssuerName>${emisor}`,
      `<ds:X509IssuerName>${trastocar(emisor, azar.entero(0, emisor.length - 1))}`,
    ]),
  certificadoAutoridad: ({ xml }) => firmar(xml, AUTORIDAD),
  certificadoUso: ({ xml }) => firmar(xml, DE_CIFRADO),
  certificadoCorto: ({ xml }, azar) => firmar(xml, azar.uno(CORTOS)),
  certificadoAjeno: ({ xml }, azar) => firmar(xml, azar.uno(AJENOS)),
  certificadoCaducado: ({ xml }, azar) => firmar(xml, azar.uno(CADUCOS)),
};
