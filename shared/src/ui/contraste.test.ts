import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from '@jest/globals';
import getDesignToken from 'antd/es/theme/getDesignToken';

import { COLORES_CATEGORIA } from '../contracts/inventario/categorias';

import { COLORES, colorDe, type ColorNombre, type Modo } from './paleta';
import { temaDe } from './theme';

const TEXTO = 4.5;
const BORDE = 3;
const MODOS: readonly Modo[] = ['claro', 'oscuro'];

/** Where text stands when its rule names no background of its own. */
const GENERALES = ['fondo', 'superficie', 'elevada'] as const;
const SIN_TEXTO: readonly string[] = ['velo', 'sombra'];

type Par = readonly [encima: string, debajo: string];

const raiz = path.resolve(__dirname, '../../..');

function hojas(): string[] {
  const carpetas = readdirSync(raiz).filter((nombre) => /^(shared|shell|remote-\w+)$/.test(nombre));
  return carpetas.flatMap((carpeta) => {
    const src = path.join(raiz, carpeta, 'src');
    return readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((nombre) => nombre.endsWith('.css'))
      .map((nombre) => path.join(src, nombre));
  });
}

const declarado = (reglas: string, propiedad: RegExp) =>
  new RegExp(`(?:^|[;\\s])${propiedad.source}:\\s*var\\(--c-([\\w-]+)\\)`).exec(reglas)?.[1];

/** What a rule lays on what, by the names of the palette. */
function paresDe(hoja: string): Par[] {
  const texto = readFileSync(hoja, 'utf8');
  return [...texto.matchAll(/\{([^{}]*)\}/g)].flatMap(([, reglas = '']): Par[] => {
    const encima = declarado(reglas, /color/);
    const debajo = declarado(reglas, /background(?:-color)?/);
    if (debajo && SIN_TEXTO.includes(debajo)) return [];
    if (encima && debajo) return [[encima, debajo]];
    if (encima) return GENERALES.map((general): Par => [encima, general]);
    return debajo ? [['tinta', debajo]] : [];
  });
}

/** By the definition of WCAG 2. */
function contraste([uno, otro]: Par): number {
  const [claro = 0, oscuro = 0] = [luz(uno), luz(otro)].sort((a, b) => b - a);
  return (claro + 0.05) / (oscuro + 0.05);
}

const lineal = (hex: string) =>
  [1, 3, 5]
    .map((desde) => Number.parseInt(hex.slice(desde, desde + 2), 16) / 255)
    .map((valor) => (valor <= 0.04045 ? valor / 12.92 : ((valor + 0.055) / 1.055) ** 2.4));

function luz(hex: string): number {
  const [rojo = 0, verde = 0, azul = 0] = lineal(hex);
  return 0.2126 * rojo + 0.7152 * verde + 0.0722 * azul;
}

/** Björn Ottosson's OKLab: a step in it looks alike wherever it is taken. */
function oklab(hex: string): readonly number[] {
  const [r = 0, g = 0, b = 0] = lineal(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const distancia = (uno: string, otro: string) => {
  const lejos = oklab(otro);
  return Math.hypot(...oklab(uno).map((valor, i) => valor - (lejos[i] ?? 0)));
};
const viveza = (hex: string) => Math.hypot(...oklab(hex).slice(1));

const esNombre = (nombre: string): nombre is ColorNombre => nombre in COLORES;

function color(nombre: string, modo: Modo): string {
  if (!esNombre(nombre)) throw new Error(`--c-${nombre} is not in the palette`);
  return colorDe(nombre, modo);
}

/** The pairs that read worse than they must, with how they read. */
function malos(pares: readonly Par[], minimo: number, de: (nombre: string) => string): string[] {
  return pares
    .map(([encima, debajo]) => ({
      par: `${encima} on ${debajo}`,
      razon: contraste([de(encima), de(debajo)]),
    }))
    .filter(({ razon }) => razon < minimo)
    .map(({ par, razon }) => `${par}: ${razon.toFixed(2)}`);
}

const cruzar = (encima: readonly string[], debajo: readonly string[]): Par[] =>
  encima.flatMap((uno) => debajo.map((otro): Par => [uno, otro]));

describe('contrast', () => {
  it('is measured as WCAG does', () => {
    expect(contraste(['#000000', '#ffffff'])).toBeCloseTo(21, 5);
    expect(contraste(['#777777', '#ffffff'])).toBeCloseTo(4.48, 2);
  });

  describe.each(MODOS)('%s', (modo) => {
    it('of every text of our style sheets, on what it stands', () => {
      const fallos = hojas().flatMap((hoja) =>
        malos(paresDe(hoja), TEXTO, (nombre) => color(nombre, modo)).map(
          (fallo) => `${path.relative(raiz, hoja)}: ${fallo}`,
        ),
      );
      expect(fallos).toEqual([]);
    });

    it('of text that is pointed at or chosen', () => {
      const pares = cruzar(['tinta', 'tenue', 'primario', 'peligro'], ['suave', 'primario-suave']);
      expect(malos(pares, TEXTO, (nombre) => color(nombre, modo))).toEqual([]);
    });

    it('of what is written on a quiet button, on a track and in a count, pointed at too', () => {
      const pares = cruzar(['tinta', 'tenue', 'primario-fuerte'], ['hundida', 'borde']);
      const rojos = cruzar(['peligro'], ['hundida', 'fondo']);
      expect(malos([...pares, ...rojos], TEXTO, (nombre) => color(nombre, modo))).toEqual([]);
    });

    it('of the filled button, pointed at or not', () => {
      const pares = cruzar(['sobre-primario'], ['primario', 'primario-fuerte', 'peligro', 'bien']);
      expect(malos(pares, TEXTO, (nombre) => color(nombre, modo))).toEqual([]);
    });

    it('of what goes well, and of what is on its way: on its own tint and on every surface', () => {
      const pares = ['bien', 'info'].flatMap((uno) =>
        cruzar([uno], [`${uno}-suave`, ...GENERALES]),
      );
      expect(malos(pares, TEXTO, (nombre) => color(nombre, modo))).toEqual([]);
    });

    it('of a series of now, which is a mark that is read alone', () => {
      expect(malos(cruzar(['serie'], GENERALES), BORDE, (nombre) => color(nombre, modo))).toEqual(
        [],
      );
    });

    it.each(['primario-suave', 'atencion-suave', 'peligro-suave', 'bien-suave', 'info-suave'])(
      'of %s: seen on every surface, and no grey, which is how what is disabled looks',
      (tinte) => {
        const suyo = color(tinte, modo);
        const cerca = [...GENERALES, 'suave']
          .map((nombre) => ({ nombre, paso: distancia(suyo, color(nombre, modo)) }))
          .filter(({ paso }) => paso < 0.023);
        expect(cerca).toEqual([]);
        expect(viveza(suyo)).toBeGreaterThan(2 * viveza(color('suave', modo)));
      },
    );

    it('of the edges of controls and of the focus', () => {
      const pares = cruzar(['control', 'primario', 'peligro'], [...GENERALES, 'suave']);
      expect(malos(pares, BORDE, (nombre) => color(nombre, modo))).toEqual([]);
    });

    it('of categories: what is written on their tints, and the edges of those', () => {
      const tonos = COLORES_CATEGORIA.map((nombre) => [`cat-${nombre}`, `cat-${nombre}-suave`]);
      const de = (nombre: string) => color(nombre, modo);
      for (const [filo = '', suave = ''] of tonos) {
        expect(malos(cruzar(['tinta', 'tenue', 'primario'], [suave]), TEXTO, de)).toEqual([]);
        expect(malos(cruzar([filo], [...GENERALES, 'suave', suave]), BORDE, de)).toEqual([]);
      }
    });

    describe('of what antd draws', () => {
      const fichas: Readonly<Record<string, unknown>> = { ...getDesignToken(temaDe(modo)) };
      const ficha = (nombre: string) => {
        const valor = fichas[nombre];
        if (typeof valor === 'string' && /^#[0-9a-f]{6}$/.test(valor)) return valor;
        throw new Error(`${nombre} is no full colour: ${String(valor)}`);
      };
      const FONDOS = ['colorBgContainer', 'colorBgElevated', 'colorBgLayout'];
      const matices = (nombre: string) =>
        ['', 'Hover', 'Active'].map((matiz) => `color${nombre}${matiz}`);

      it('as text', () => {
        const pares = [
          ...cruzar(['colorText', 'colorTextSecondary', 'colorTextDescription'], FONDOS),
          ...cruzar(['colorTextPlaceholder'], ['colorBgContainer', 'colorBgElevated']),
          ...cruzar(
            ['Primary', 'Link', 'Error', 'Warning', 'Success', 'Info'].flatMap(matices),
            FONDOS,
          ),
          ...cruzar(
            ['colorText'],
            ['colorPrimaryBg', 'colorInfoBg', 'colorSuccessBg', 'colorWarningBg', 'colorErrorBg'],
          ),
          ...['Primary', 'Error', 'Warning', 'Success', 'Info'].map((n): Par => [
            `color${n}`,
            `color${n}Bg`,
          ]),
        ];
        expect(malos(pares, TEXTO, ficha)).toEqual([]);
      });

      it('as text on a full colour', () => {
        const llenos = [...matices('Primary'), ...matices('Error'), 'colorBgSpotlight'];
        expect(malos(cruzar(['colorTextLightSolid'], llenos), TEXTO, ficha)).toEqual([]);
      });

      it('as the edge of a control, at rest, in use and wrong', () => {
        const bordes = ['colorBorder', 'colorPrimary', 'colorPrimaryHover', 'colorError'];
        expect(malos(cruzar(bordes, FONDOS), BORDE, ficha)).toEqual([]);
      });

      it('as what is drawn in a control: an arrow, a cross, a switch that is off', () => {
        expect(malos(cruzar(['colorTextQuaternary'], FONDOS), BORDE, ficha)).toEqual([]);
      });
    });
  });

  it('of what is disabled is that of a grey, never of a paler colour of its own', () => {
    const hoja = readFileSync(path.join(__dirname, 'controles.css'), 'utf8');
    const regla = /\.ui-boton:disabled[^{]*\{([^}]*)\}/.exec(hoja)?.[1] ?? '';
    expect(declarado(regla, /background/)).toBe('suave');
    expect(declarado(regla, /color/)).toBe('tenue');
    expect(regla).not.toMatch(/opacity/);
  });
});
