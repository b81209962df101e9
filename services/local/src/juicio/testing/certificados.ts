import { sign, type KeyObject } from 'node:crypto';

import { crearCertificado, type Certificado } from '@comanda/billing/firmas/certificado';
import { crearClaveRsa } from '@comanda/billing/firmas/claveRsa';

/** An attribute of a name: its type, its text, and the tag it is written with (none: UTF8String). */
export type Atributo = [oid: string, texto: string, tag?: number];
/** A name as a certificate has it: the country first; more than one attribute where an RDN has several. */
export type Nombre = readonly (readonly Atributo[])[];

export const TAG = { UTF8: 0x0c, PRINTABLE: 0x13, T61: 0x14, IA5: 0x16, BMP: 0x1e };
export const OID = {
  CN: '2.5.4.3',
  SERIE: '2.5.4.5',
  C: '2.5.4.6',
  L: '2.5.4.7',
  ST: '2.5.4.8',
  CALLE: '2.5.4.9',
  O: '2.5.4.10',
  OU: '2.5.4.11',
  TITULO: '2.5.4.12',
  CORREO: '1.2.840.113549.1.9.1',
  ORGANIZACION: '2.5.4.97',
  UID: '0.9.2342.19200300.100.1.1',
  DC: '0.9.2342.19200300.100.1.25',
};
const RUC = '1.3.6.1.4.1.37947.3.11';
const UN_DIA = 86_400_000;

export type Pedido = {
  emisor?: Nombre;
  sujeto?: Nombre;
  /** Of its extension; null: none. */
  ruc?: string | null;
  clave?: KeyObject;
  ca?: boolean;
  /** The bits of keyUsage; null: it states none. */
  uso?: number | null;
  /** Days from now. */
  desde?: number;
  hasta?: number;
};

export const EMISOR: Nombre = [
  [[OID.C, 'EC', TAG.PRINTABLE]],
  [[OID.O, 'COMANDA PRUEBAS']],
  [[OID.OU, 'ENTIDAD DE PRUEBA']],
  [[OID.CN, 'AUTORIDAD DE PRUEBA, SIN VALIDEZ']],
];
export const FIRMA = 0xc0;
export const CIFRADO = 0x30;

export const nuevaClave = (modulusLength = 2048): KeyObject => crearClaveRsa(modulusLength);
const CLAVE = nuevaClave();
/** A key that no certificate here has. */
export const DE_LA_AUTORIDAD = nuevaClave();

/** A certificate written byte by byte, as no library would: with any name, any usage, any key. */
export function hacerCertificado(pedido: Pedido): Certificado {
  const { clave = CLAVE } = pedido;
  const tbs = secuencia(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from('00f1e2d3c4b5a697887766554433', 'hex')),
    SHA256_CON_RSA,
    nombre(pedido.emisor ?? EMISOR),
    vigencia(pedido),
    nombre(pedido.sujeto ?? [[[OID.CN, 'PRUEBA']]]),
    publicaDe(clave),
    der(0xa3, secuencia(...extensiones(pedido))),
  );
  const valor = sign('sha256', tbs, DE_LA_AUTORIDAD);
  const todo = secuencia(tbs, SHA256_CON_RSA, der(0x03, Buffer.from([0]), valor));
  return crearCertificado(todo, clave);
}

function extensiones({ ca = false, uso = FIRMA, ruc = null }: Pedido): Buffer[] {
  const basicas = secuencia(...(ca ? [der(0x01, Buffer.from([0xff]))] : []));
  return [
    extension('2.5.29.19', basicas),
    ...(uso === null ? [] : [extension('2.5.29.15', der(0x03, Buffer.from([sobran(uso), uso])))]),
    ...(ruc === null ? [] : [extension(RUC, der(TAG.PRINTABLE, Buffer.from(ruc)))]),
  ];
}

/** The bits at the end of a byte that say nothing. */
const sobran = (uso: number) => (uso === 0 ? 7 : 31 - Math.clz32(uso & -uso));

const extension = (tipo: string, valor: Buffer) => secuencia(oid(tipo), der(0x04, valor));

function vigencia({ desde = -1, hasta = 700 }: Pedido): Buffer {
  const fecha = (dias: number) => {
    const iso = new Date(Date.now() + dias * UN_DIA).toISOString();
    return der(0x17, Buffer.from(`${iso.replace(/[-:T]/g, '').slice(2, 14)}Z`));
  };
  return secuencia(fecha(desde), fecha(hasta));
}

const nombre = (partes: Nombre) =>
  secuencia(
    ...partes.map((rdn) => der(0x31, ...rdn.map(atributo).sort((uno, otro) => uno.compare(otro)))),
  );

const atributo = ([tipo, texto, tag = TAG.UTF8]: Atributo) =>
  secuencia(oid(tipo), der(tag, enBytes(texto, tag)));

function enBytes(texto: string, tag: number): Buffer {
  if (tag === TAG.BMP) return Buffer.from(texto, 'utf16le').swap16();
  return Buffer.from(texto, tag === TAG.UTF8 ? 'utf8' : 'latin1');
}

function publicaDe(clave: KeyObject): Buffer {
  const { n = '', e = '' } = clave.export({ format: 'jwk' });
  const entero = (base64url: string) =>
    der(0x02, Buffer.concat([Buffer.from([0]), Buffer.from(base64url, 'base64url')]));
  const exponente = der(0x02, Buffer.from(e, 'base64url'));
  const llave = secuencia(entero(n), exponente);
  return secuencia(
    secuencia(oid('1.2.840.113549.1.1.1'), NULO),
    der(0x03, Buffer.from([0]), llave),
  );
}

const secuencia = (...partes: Buffer[]) => der(0x30, ...partes);

function der(tag: number, ...partes: Buffer[]): Buffer {
  const contenido = Buffer.concat(partes);
  const largo = contenido.length;
  const cabeza =
    largo < 128 ? [largo] : largo < 256 ? [0x81, largo] : [0x82, largo >> 8, largo & 255];
  return Buffer.concat([Buffer.from([tag, ...cabeza]), contenido]);
}

function oid(texto: string): Buffer {
  const [uno = 0, dos = 0, ...resto] = texto.split('.').map(Number);
  const bytes = [uno * 40 + dos, ...resto].flatMap((numero) => {
    const cifras = [numero % 128];
    for (let queda = Math.floor(numero / 128); queda > 0; queda = Math.floor(queda / 128))
      cifras.unshift((queda % 128) | 0x80);
    return cifras;
  });
  return der(0x06, Buffer.from(bytes));
}

const NULO = der(0x05);
const SHA256_CON_RSA = secuencia(oid('1.2.840.113549.1.1.11'), NULO);
