import { faltaDeBarras } from '../../domain/producto/codigoBarras';

import { DE_FABRICA, type PerfilDeEscaner } from './perfil';

import type { Tecla } from './lector';

/** What a test scan told: how this scanner sends, and the code as it was meant. */
export type Aprendido = { perfil: PerfilDeEscaner; codigo: string };

/** Slower than this is a hand; no scanner of those that are sold is, not even by radio. */
const MAS_LENTO_MS = 90;
/** Room above what was seen. */
const HOLGURA = 1.3;
const MINIMO = 6;
const LARGOS = [13, 12, 8];

/** How the scanner sends, out of the keys of one code of a product; null where a hand typed them, or they are no code. */
export function aprenderEscaner(teclas: readonly Tecla[]): Aprendido | null {
  const letras = teclas.filter(({ key }) => key.length === 1);
  const texto = letras.map(({ key }) => key).join('');
  const entre = mayorHueco(letras);
  if (texto.length < MINIMO || entre > MAS_LENTO_MS) return null;
  const codigo = barrasEn(texto) ?? texto;
  const ultima = teclas.at(-1)?.key;
  return {
    codigo,
    perfil: {
      entreMs: Math.max(DE_FABRICA.entreMs, Math.ceil(entre * HOLGURA)),
      prefijo: texto.slice(0, texto.indexOf(codigo)),
      cierre: ultima === 'Enter' || ultima === 'Tab' ? ultima : 'NINGUNO',
    },
  };
}

/** The longest between two keys, but for one: a hiccup is not its pace. */
function mayorHueco(letras: readonly Tecla[]): number {
  const huecos = letras
    .map(({ timeStamp }, i) => timeStamp - (letras[i - 1]?.timeStamp ?? timeStamp))
    .toSorted((uno, otro) => otro - uno);
  return huecos[1] ?? 0;
}

/** The barcode that what came ends with, whatever stands before it. */
function barrasEn(texto: string): string | undefined {
  return LARGOS.map((largo) => texto.slice(-largo)).find((fin) => faltaDeBarras(fin) === null);
}
