import { caracterCp858 } from './cp858';
import { leerTrama, type Trama } from './trama';

/** A character as it comes out of the printer. */
export type Signo = { letra: string; negrita: boolean; ancho: number; alto: number };
/** `pulsos`: how often it opened the drawer. `logo`: the picture above the lines. */
export type Impreso = { lineas: Signo[][]; cortes: number; pulsos: number; logo?: Trama };

type Letra = { negrita: boolean; ancho: number; alto: number; pagina: number };
type Estado = Letra & Pick<Impreso, 'cortes' | 'pulsos'>;

const SALTO = 0x0a;
const RETORNO = 0x0d;
const ESPACIO = 0x20;
const BORRAR = 0x7f;
const CP858 = 19;
const CP437 = 0;

const INICIAL: Letra = { negrita: false, ancho: 1, alto: 1, pagina: CP437 };

/** What the layouts ask a printer for, byte by byte, and what each does to the letters after it. Nothing else. */
const ORDENES: Readonly<Record<string, (estado: Estado) => Estado>> = {
  '1b40': (estado) => ({ ...estado, ...INICIAL }), // ESC @: initialise
  '1c2e': (estado) => estado, // FS .: no kanji
  '1b4d00': (estado) => estado, // ESC M: font A
  '1b7413': (estado) => ({ ...estado, pagina: CP858 }), // ESC t
  '1b4500': (estado) => ({ ...estado, negrita: false }), // ESC E
  '1b4501': (estado) => ({ ...estado, negrita: true }),
  '1d2100': (estado) => ({ ...estado, ancho: 1, alto: 1 }), // GS !
  '1d2111': (estado) => ({ ...estado, ancho: 2, alto: 2 }),
  '1d5601': (estado) => ({ ...estado, cortes: estado.cortes + 1 }), // GS V: a partial cut
  '1b700032fa': (estado) => ({ ...estado, pulsos: estado.pulsos + 1 }), // ESC p: the drawer's kick
};
const LARGOS = [2, 3, 5];

/**
 * Reads ESC/POS as a printer does, of what a ticket may hold: what no layout asks for (another kick of the drawer, a picture between lines, letters
 * eight times as large) throws, as does a byte that prints nothing.
 */
export function decodificar(bytes: Uint8Array): Impreso {
  let estado: Estado = { ...INICIAL, cortes: 0, pulsos: 0 };
  const lineas: Signo[][] = [[]];
  let logo: Trama | undefined;
  for (let i = 0; i < bytes.length;) {
    const imagen = logo || lineas.length > 1 ? null : leerTrama(bytes, i);
    if (imagen) {
      logo = imagen.trama;
      i += imagen.largo;
      continue;
    }
    const byte = bytes[i] ?? 0;
    if (byte === SALTO) lineas.push([]);
    if (byte === SALTO || byte === RETORNO) i += 1;
    else if (byte >= ESPACIO) {
      lineas.at(-1)?.push(signoDe(byte, estado));
      i += 1;
    } else {
      const orden = ordenEn(bytes, i);
      estado = orden.aplicar(estado);
      i += orden.largo;
    }
  }
  const { cortes, pulsos } = estado;
  return { lineas, cortes, pulsos, ...(logo && { logo }) };
}

function ordenEn(bytes: Uint8Array, desde: number) {
  for (const largo of LARGOS) {
    const aplicar = ORDENES[hexadecimal(bytes.subarray(desde, desde + largo))];
    if (aplicar) return { largo, aplicar };
  }
  const leido = hexadecimal(bytes.subarray(desde, desde + 3));
  throw new RangeError(`decodificar: no layout asks for ${leido}`);
}

function signoDe(byte: number, { negrita, ancho, alto, pagina }: Estado): Signo {
  if (byte === BORRAR || (byte > BORRAR && pagina !== CP858))
    throw new RangeError(`decodificar: byte ${byte} shows nothing that was meant`);
  return { letra: caracterCp858(byte), negrita, ancho, alto };
}

/** The decoded lines as text alone. */
export function textoImpreso({ lineas }: Impreso): string[] {
  return lineas.map((linea) =>
    linea
      .map(({ letra }) => letra)
      .join('')
      .trimEnd(),
  );
}

const hexadecimal = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
