// A number of the law stands in shared/src/domain/ley alone, with its days and its source: who needs it asks there.
import { describe, expect, it } from '@jest/globals';

import { fuentes, leer, REMOTOS, SERVICIOS } from './fuentes';

const TARIFA = String.raw`['"\`]?(?:4|5|8|12|13|14|15)(?:\.00|%)?['"\`]?(?![\w.%])`;

/** What a number of the law looks like where it should not stand, by what it is, each with a line that it finds. */
const NUMEROS: Readonly<Record<string, readonly [como: RegExp, ejemplo: string]>> = {
  'a rate beside its name': [
    new RegExp(
      String.raw`\b(?:\w+_)?(?:iva|tarifa)(?:_\w+)?['"]?\s*(?:[:=?<>!]=*|\?\?)\s*${TARIFA}`,
      'i',
    ),
    'const iva = tarifaDe(entrada.iva_actual ?? 15);',
  ],
  'a list of rates': [
    /\[(?=[^\]]*\b15\b)\s*(?:'?(?:0|4|5|8|12|13|14|15)%?'?\s*,\s*){2,}'?\d+%?'?\s*\]/,
    '[15, 5, 0]',
  ],
  'the days of a rate': [/20(?:16|17|24)-0[3-6]-(?:31|01)/, "desde: '2024-04-01'"],
  'the limit of the final consumer': [
    /CONSUMIDOR_FINAL\w*\s*=\s*(?:aCentavos\()?\d|\b50(?:\.00)? dólares|\$50\.00/,
    'const LIMITE_CONSUMIDOR_FINAL = 5_000;',
  ],
  'the tip that is ten per cent': [
    /(?:hasta el|del) 10 ?%|\* 10 > \w*\.?subtotal/,
    'pasa del 10% del subtotal',
  ],
  'the legend of a regime': [/RÉGIMEN RIMPE/, "'CONTRIBUYENTE RÉGIMEN RIMPE'"],
};

/** Where such a thing stands and is no number of the law, or cannot ask; each with its reason. */
const EXCEPCIONES: Readonly<Record<string, string>> = {
  'shared/src/contracts/admin/rimpe.ts the legend of a regime':
    'the words of the wire: a contract imports no rule, and the law takes them from here',
  'shared/src/contracts/admin/empresas.ts a list of rates':
    'deprecated: of builds that were published before',
};

const esDeLaLey = (archivo: string) => archivo.startsWith('shared/src/domain/ley/');
/** A demo sows prices, a table of tests asks with some; a sentence of an error stands in its catalogue, which imports nothing. */
const esAparte = (archivo: string) =>
  /\/demo\/|[.]denegar[.]ts$|^shared\/src\/errors\//.test(archivo);

const CARPETAS = [...REMOTOS, 'shell', 'shared', ...SERVICIOS].map((una) => `${una}/src`);

const sinComentarios = (texto: string) =>
  texto.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');

describe('a number of the law', () => {
  it.each(Object.entries(NUMEROS))('that is %s is found', (_que, [como, ejemplo]) => {
    expect(ejemplo).toMatch(como);
  });

  it('stands nowhere but in the law', () => {
    const halladas = fuentes(CARPETAS)
      .filter((archivo) => !esDeLaLey(archivo) && !esAparte(archivo))
      .flatMap((archivo) => {
        const texto = sinComentarios(leer(archivo));
        return Object.entries(NUMEROS)
          .filter(([, [como]]) => como.test(texto))
          .map(([que]) => `${archivo} ${que}`);
      });
    expect(halladas.sort()).toEqual(Object.keys(EXCEPCIONES).sort());
  });
});
