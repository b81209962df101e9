import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { COLORES } from './paleta';

const raiz = path.resolve(__dirname, '../../..');

/** Where colours are written, a drawing that is the same by day and by night, and paper, which is black on white. */
const CON_COLORES = [
  'shared/src/ui/paleta.ts',
  'remote-auth/src/login/Ilustracion.tsx',
  'shared/src/papel/dialogo.ts',
];

const COLOR =
  /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i;
const CON_NOMBRE =
  /(?:color|background|border(?:-\w+)?|outline|fill|stroke|shadow)\s*[:=][^;\n]*\b(?:white|black|red|green|blue|gr[ae]y|orange|yellow|silver|teal)\b/i;
/** A size of letters, or the height of a control: the page has variables for them. */
const MEDIDA = /font(?:-size)?\s*:(?!\s*calc)[^;]*\d(?:px|rem)|(?:height|width):\s*44px/;
/** A sheet of cash is as large with a mouse as without. */
const CON_MEDIDAS = /remote-caja\/src\/caja\/cuadre\//;
const DE_ANTD = /\.ant-|['"[\s^*=]ant-/;
const LINEAS = 180;

type Archivo = { nombre: string; texto: string };

function archivos(tipo: RegExp, menos: readonly string[] = []): Archivo[] {
  const carpetas = readdirSync(raiz).filter((nombre) => /^(shared|shell|remote-\w+)$/.test(nombre));
  return carpetas
    .flatMap((carpeta) =>
      readdirSync(path.join(raiz, carpeta, 'src'), { recursive: true, encoding: 'utf8' }).map(
        (nombre) => `${carpeta}/src/${nombre.split(path.sep).join('/')}`,
      ),
    )
    .filter((nombre) => tipo.test(nombre) && !/[.]test[.]|\/testing\//.test(nombre))
    .filter((nombre) => !menos.includes(nombre))
    .map((nombre) => ({ nombre, texto: readFileSync(path.join(raiz, nombre), 'utf8') }));
}

/** The lines that say what they should not. */
const lineasCon = (expresion: RegExp, lista: readonly Archivo[]) =>
  lista.flatMap(({ nombre, texto }) =>
    texto
      .split('\n')
      .map((linea, i) => ({ linea, lugar: `${nombre}:${i + 1}` }))
      .filter(({ linea }) => expresion.test(linea))
      .map(({ linea, lugar }) => `${lugar}: ${linea.trim()}`),
  );

describe('style sheets and screens', () => {
  it('write no colour: the palette does', () => {
    const todos = archivos(/[.](css|tsx?|html)$/, CON_COLORES);
    expect(lineasCon(COLOR, todos)).toEqual([]);
    expect(lineasCon(CON_NOMBRE, todos)).toEqual([]);
  });

  it('name no colour that the palette does not have', () => {
    const usados = archivos(/[.](css|tsx?|html)$/).flatMap(({ nombre, texto }) =>
      [...texto.matchAll(/var\(--c-([\w-]+)/g)].map(([, color = '']) => ({ nombre, color })),
    );
    expect(usados.length).toBeGreaterThan(50);
    expect(usados.filter(({ color }) => !(color in COLORES))).toEqual([]);
  });

  it('write no size of letters, and no height of a control: the scale of the page does', () => {
    const todas = archivos(/[.]css$/).filter(({ nombre }) => !CON_MEDIDAS.test(nombre));
    expect(lineasCon(MEDIDA, todas)).toEqual([]);
  });

  it("reach into nothing of antd's: tokens, props and shared/src/ui do", () => {
    const nuestras = archivos(/[.](css|tsx?)$/).filter(
      ({ nombre }) => !nombre.startsWith('shared/src/ui/'),
    );
    expect(nuestras.length).toBeGreaterThan(10);
    expect(lineasCon(DE_ANTD, nuestras)).toEqual([]);
  });

  it('are of one topic each', () => {
    const largas = archivos(/[.]css$/).filter(({ texto }) => texto.split('\n').length > LINEAS);
    expect(largas.map(({ nombre }) => nombre)).toEqual([]);
  });

  it.each([
    ['color: #fff;', COLOR],
    ['background: #f7f5f2cc;', COLOR],
    ['box-shadow: 0 1px 3px rgb(31 35 40 / 12%);', COLOR],
    ['<path fill="#0f766e" />', COLOR],
    ['color: white;', CON_NOMBRE],
    ['border: 1px solid black;', CON_NOMBRE],
    ['<svg fill="red">', CON_NOMBRE],
    ['font-size: 14px;', MEDIDA],
    ['font: 600 11px/1.3 var(--fuente);', MEDIDA],
    ['min-height: 44px;', MEDIDA],
    ['.caja > .ant-alert {', DE_ANTD],
    ["button:not([class*='ant-']) {", DE_ANTD],
    ['[class^="ant-"] {', DE_ANTD],
  ])('would be told of %p', (linea, expresion) => {
    expect(linea).toMatch(expresion);
  });

  it.each([
    ['color: var(--c-tinta);', COLOR],
    ['<Route path="#abc-def" />', COLOR],
    ['white-space: nowrap;', CON_NOMBRE],
    ['background: none;', CON_NOMBRE],
    ['font: 600 var(--t-meta) / 1.3 var(--fuente);', MEDIDA],
    ['min-height: var(--alto);', MEDIDA],
    ['.variant-a {', DE_ANTD],
  ])('may say %p', (linea, expresion) => {
    expect(linea).not.toMatch(expresion);
  });
});
