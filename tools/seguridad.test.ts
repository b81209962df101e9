import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from '@jest/globals';

const raiz = path.resolve(__dirname, '..');
const PAGINA = 'docs/seguridad.md';
const VEREDICTOS = ['cumple', 'no aplica', 'no cumple'];

/** The numbers of levels 1 and 2 of OWASP ASVS 4.0.3, by section: those that were withdrawn, and those of level 3 alone, are left out. */
const NIVEL_2 = `
  1.1: 1-7      1.2: 1-4      1.4: 1 4-5    1.5: 1-4      1.6: 1-4      1.7: 1-2      1.8: 1-2      1.9: 1-2
  1.10: 1       1.11: 1-2     1.12: 2       1.14: 1-6
  2.1: 1-12     2.2: 1-3      2.3: 1-3      2.4: 1-5      2.5: 1-7      2.6: 1-3      2.7: 1-6      2.8: 1-7
  2.9: 1-3      2.10: 1-4
  3.1: 1        3.2: 1-4      3.3: 1-4      3.4: 1-5      3.5: 1-3      3.7: 1
  4.1: 1-3 5    4.2: 1-2      4.3: 1-3
  5.1: 1-5      5.2: 1-8      5.3: 1-10     5.4: 1-3      5.5: 1-4
  6.1: 1-3      6.2: 1-6      6.3: 1-2      6.4: 1-2
  7.1: 1-4      7.2: 1-2      7.3: 1 3-4    7.4: 1-3
  8.1: 1-4      8.2: 1-3      8.3: 1-8
  9.1: 1-3      9.2: 1-4
  10.2: 1-2     10.3: 1-3
  11.1: 1-8
  12.1: 1-3     12.2: 1       12.3: 1-6     12.4: 1-2     12.5: 1-2     12.6: 1
  13.1: 1 3-5   13.2: 1-3 5-6
  13.3: 1-2     13.4: 1-2
  14.1: 1-4     14.2: 1-6     14.3: 2-3     14.4: 1-7     14.5: 1-4`;

type Fila = { requisito: string; pide: string; veredicto: string; como: string; donde: string };

const deRango = (seccion: string, rango: string): string[] => {
  const [primero = 0, ultimo = primero] = rango.split('-').map(Number);
  return Array.from({ length: ultimo - primero + 1 }, (_, i) => `${seccion}.${primero + i}`);
};

const numeros = [...NIVEL_2.matchAll(/(\d+\.\d+):((?: \d+(?:-\d+)?)+)/g)].flatMap(
  ([, seccion = '', rangos = '']) =>
    rangos
      .trim()
      .split(' ')
      .flatMap((rango) => deRango(seccion, rango)),
);

const filas: Fila[] = readFileSync(path.join(raiz, PAGINA), 'utf8')
  .split('\n')
  .filter((renglon) => /^\| *\d/.test(renglon))
  .map((renglon) => {
    const [, requisito = '', pide = '', veredicto = '', como = '', donde = ''] = renglon
      .split('|')
      .map((celda) => celda.trim());
    return { requisito, pide, veredicto, como, donde };
  });

/** '2.1.5 a 2.1.6' is two, of one section. */
function cubiertos({ requisito }: Fila): string[] {
  const [desde = '', hasta = desde] = requisito.split(' a ');
  const [seccion, primero] = partir(desde);
  const [otra, ultimo] = partir(hasta);
  return seccion === otra ? deRango(seccion, `${primero}-${ultimo}`) : [requisito];
}

function partir(numero: string): [seccion: string, ultimo: string] {
  const corte = numero.lastIndexOf('.');
  return [numero.slice(0, corte), numero.slice(corte + 1)];
}

const caminosDe = ({ donde }: Fila) => [...donde.matchAll(/`([^`]+)`/g)].map(([, uno = '']) => uno);
const sonDe = (veredicto: string) => filas.filter((fila) => fila.veredicto === veredicto);
const cuantos = (algunas: readonly Fila[]) => algunas.flatMap(cubiertos).length;

describe(PAGINA, () => {
  it('answers each requirement of level 2 once, in order, and no other', () => {
    expect(numeros).toHaveLength(259);
    expect(filas.flatMap(cubiertos)).toEqual(numeros);
  });

  it('gives each one of three verdicts, in words of what is asked and how', () => {
    expect(filas.filter(({ veredicto }) => !VEREDICTOS.includes(veredicto))).toEqual([]);
    expect(filas.filter(({ pide, como }) => pide === '' || como === '')).toEqual([]);
  });

  it('says in a sentence what is missing where one is not met', () => {
    const sinFrase = sonDe('no cumple').filter(({ como }) => !/^\p{Lu}.{19,}\.$/u.test(como));
    expect(sinFrase.map(({ requisito }) => requisito)).toEqual([]);
  });

  it.each(filas)('$requisito is shown by files that are there', (fila) => {
    const caminos = caminosDe(fila);
    expect(caminos).not.toHaveLength(0);
    expect(caminos.filter((camino) => !existsSync(path.join(raiz, camino)))).toEqual([]);
  });

  it('counts them as they are', () => {
    const [cumplen, noAplican, noCumplen] = VEREDICTOS.map((uno) => cuantos(sonDe(uno)));
    expect(readFileSync(path.join(raiz, PAGINA), 'utf8')).toContain(
      `De ${numeros.length} requisitos, ${cumplen} cumplen, ${noAplican} no aplican y ${noCumplen} no cumplen.`,
    );
  });
});
