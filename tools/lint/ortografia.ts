// Spanish as Ecuador writes it: a dictionary, the words of the trade that it does not have, and the words that it has in two spellings.
import { readFileSync } from 'node:fs';
import path from 'node:path';

import nspell from 'nspell';

import { NUESTRAS } from './palabrasNuestras';

const carpeta = path.dirname(require.resolve('dictionary-es'));
const diccionario = nspell({
  aff: readFileSync(path.join(carpeta, 'index.aff')),
  dic: readFileSync(path.join(carpeta, 'index.dic')),
});

/**
 * Words that are right without an accent too, as a verb that nobody says at a till ('yo numero', 'él linea'): here they are the noun
 * or the adjective, which has one.
 */
const SIEMPRE_CON_TILDE =
  /(?<![\wáéíóúñ])(lineas?|numeros?|ordenes|auditoria|ultim[oa]s?|paginas?|titulos?|indices?|catalogos?|maquinas?|valid[oa]s?|ademas|limites?|modulos?|aun no|tambien|mas de|no esta|ya esta|esta (?:agotad|cerrad|abiert|vaci|list|en|dañad)\w*|estas seguro|podras|practica sin|elija que|que este bien|se vacío)(?![\wáéíóúñ])/i;

/** What was done is said so: 'se cobró', and never 'se cobro'; the verbs that are strong have no accent. */
const SIN_PASADO =
  /(?<![\wáéíóúñ])se (?!(?:lo|pudo|hizo|supo|puso|dijo|vino|quiso|cupo|trajo|\w*tuvo|\w*dujo)(?![\wáéíóúñ]))[a-zñ]+o(?![\wáéíóúñ])/i;

/** 'Elíjalo', 'sepárelas': the dictionary has few of them, and the accent is what one forgets. */
const CON_ENCLITICO = /[áéíóú][a-zñ]+(lo|la|los|las|le|les|selo)$/;

const sabidas = new Map<string, boolean>(NUESTRAS.map((palabra) => [palabra, true]));

function seEscribeAsi(palabra: string): boolean {
  const minuscula = palabra.toLocaleLowerCase('es');
  const sabida = sabidas.get(minuscula);
  if (sabida !== undefined) return sabida;
  const bien =
    CON_ENCLITICO.test(minuscula) || diccionario.correct(minuscula) || diccionario.correct(palabra);
  sabidas.set(minuscula, bien);
  return bien;
}

/** Words of a name, a path, a setting or a call are no words of the sentence. */
const PALABRA = /(?<![\w.@/#$\-<=«áéíóúñ\\])[a-záéíóúüñ]{3,}(?![\w@/(=_\-»áéíóúñ]|\.\w)/gi;
const esNombre = (palabra: string): boolean => /[A-ZÁÉÍÓÚÑ]/.test(palabra.slice(1));

/** What is not written right in a text, each once: words that the dictionary does not have, and those that lack their accent. */
export function faltasDeOrtografia(texto: string): string[] {
  const palabras = [...texto.matchAll(PALABRA)].map(([palabra]) => palabra);
  const malas = palabras.filter((palabra) => !esNombre(palabra) && !seEscribeAsi(palabra));
  const sinTilde = [SIEMPRE_CON_TILDE, SIN_PASADO].flatMap((regla) => regla.exec(texto)?.[0] ?? []);
  const sinAbrir = [
    ...(/[a-záéíóúñ]!(\s|$)/i.test(texto) && !texto.includes('¡') ? ['sin ¡'] : []),
    ...(/[a-záéíóúñ]\?(\s|$)/i.test(texto) && !texto.includes('¿') ? ['sin ¿'] : []),
  ];
  return [...new Set([...malas, ...sinTilde, ...sinAbrir])];
}
