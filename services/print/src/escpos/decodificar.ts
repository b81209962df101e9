import type { Perfil } from '../impresoras/perfil';

import { caracterDe, type PaginaDeCodigos } from './paginas';
import { leerTrama, type Trama } from './trama';

/** A character as it comes out of the printer. */
export type Signo = { letra: string; negrita: boolean; ancho: number; alto: number };
/** `pulsos`: how often it opened the drawer. `logo`: the picture above the lines. */
export type Impreso = { lineas: Signo[][]; cortes: number; pulsos: number; logo?: Trama };

type Letra = { negrita: boolean; ancho: number; alto: number; pagina: PaginaDeCodigos | null };
type Estado = Letra & Pick<Impreso, 'cortes' | 'pulsos'>;

const SALTO = 0x0a;
const RETORNO = 0x0d;
const ESPACIO = 0x20;
const BORRAR = 0x7f;

const INICIAL: Letra = { negrita: false, ancho: 1, alto: 1, pagina: null };

type Ordenes = Readonly<Record<string, (estado: Estado) => Estado>>;

/** What the layouts ask a printer for, byte by byte, and what each does to the letters after it. Nothing else. */
const DE_TODAS: Ordenes = {
  '1b40': (estado) => ({ ...estado, ...INICIAL }), // ESC @: initialise
  '1c2e': (estado) => estado, // FS .: no kanji
  '1b4d00': (estado) => estado, // ESC M: font A
  '1b4500': (estado) => ({ ...estado, negrita: false }), // ESC E
  '1b4501': (estado) => ({ ...estado, negrita: true }),
  '1d2100': (estado) => ({ ...estado, ancho: 1, alto: 1 }), // GS !
  '1d2111': (estado) => ({ ...estado, ancho: 2, alto: 2 }),
};
const cortar = (estado: Estado) => ({ ...estado, cortes: estado.cortes + 1 });
const abrir = (estado: Estado) => ({ ...estado, pulsos: estado.pulsos + 1 });
const enPagina = (pagina: PaginaDeCodigos) => (estado: Estado) => ({ ...estado, pagina });

/** What some printers know and others take for letters. */
const PAGINAS: Readonly<Record<PaginaDeCodigos, Ordenes>> = {
  CP858: { '1b7413': enPagina('CP858') }, // ESC t
  CP850: { '1b7402': enPagina('CP850') },
  WINDOWS1252: { '1b7410': enPagina('WINDOWS1252') },
  CP437: { '1b7400': enPagina('CP437') },
};
const CORTES: Readonly<Record<Perfil['corte'], Ordenes>> = {
  PARCIAL: { '1d5601': cortar }, // GS V
  COMPLETO: { '1d5600': cortar },
  NINGUNO: {},
};
const CAJONES: Readonly<Record<Perfil['cajon'], Ordenes>> = {
  PIN_2: { '1b700032fa': abrir }, // ESC p
  PIN_5: { '1b700132fa': abrir },
  NINGUNO: {},
};
const LARGOS = [2, 3, 5];

/** Of a printer: its code page, its knife and where its drawer hangs. Unsaid: of one that knows all that is ever asked. */
export type Modelo = Pick<Perfil, 'pagina' | 'corte' | 'cajon'>;

function ordenesDe(modelo: Modelo | undefined): Ordenes {
  const partes: Ordenes[] = modelo
    ? [PAGINAS[modelo.pagina], CORTES[modelo.corte], CAJONES[modelo.cajon]]
    : [PAGINAS, CORTES, CAJONES].flatMap((todas) => Object.values(todas));
  return Object.fromEntries([DE_TODAS, ...partes].flatMap((unas) => Object.entries(unas)));
}

/**
 * Reads ESC/POS as a printer does, of what a ticket may hold: what no layout asks for (another kick of the drawer, a picture between lines, letters
 * eight times as large) throws, as does a byte that prints nothing.
 */
export function decodificar(bytes: Uint8Array, modelo?: Modelo): Impreso {
  const ordenes = ordenesDe(modelo);
  let estado: Estado = { ...INICIAL, cortes: 0, pulsos: 0 };
  const lineas: Signo[][] = [[]];
  let logo: Trama | undefined;
  let comienzo = 0; // the first line of this paper, which a cut ends
  for (let i = 0; i < bytes.length;) {
    const imagen = leerTrama(bytes, i);
    if (imagen && lineas.slice(comienzo).every((linea) => linea.length === 0)) {
      logo ??= imagen.trama;
      i += imagen.largo;
      continue;
    }
    const byte = bytes[i] ?? 0;
    if (byte === SALTO || byte === RETORNO || byte >= ESPACIO) {
      escribir(lineas, byte, estado);
      i += 1;
    } else {
      const { aplicar, largo } = ordenEn(ordenes, bytes, i);
      const despues = aplicar(estado);
      comienzo = despues.cortes > estado.cortes ? lineas.length - 1 : comienzo;
      estado = despues;
      i += largo;
    }
  }
  const { cortes, pulsos } = estado;
  return { lineas, cortes, pulsos, ...(logo && { logo }) };
}

function escribir(lineas: Signo[][], byte: number, estado: Estado): void {
  if (byte === SALTO) lineas.push([]);
  else if (byte !== RETORNO) lineas.at(-1)?.push(signoDe(byte, estado));
}

function ordenEn(ordenes: Ordenes, bytes: Uint8Array, desde: number) {
  for (const largo of LARGOS) {
    const aplicar = ordenes[hexadecimal(bytes.subarray(desde, desde + largo))];
    if (aplicar) return { largo, aplicar };
  }
  const leido = hexadecimal(bytes.subarray(desde, desde + 3));
  throw new RangeError(`decodificar: no layout asks for ${leido}`);
}

function signoDe(byte: number, { negrita, ancho, alto, pagina }: Estado): Signo {
  if (byte === BORRAR || (byte > BORRAR && pagina === null))
    throw new RangeError(`decodificar: byte ${byte} shows nothing that was meant`);
  return { letra: caracterDe(byte, pagina ?? 'CP858'), negrita, ancho, alto };
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
