import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { temaDe } from './theme';

const raiz = path.resolve(__dirname, '..');
const PASO = 4;

/** What parts two things that belong together, where a phone has no more to give. */
const PELO = 2;

/** antd's own padding less its edge, which a button in a field makes good. */
const DE_ANTD = '-11px';
const ESPACIO = /(?:^|[\s;{])(gap|(?:padding|margin)(?:-[a-z]+)*)\s*:\s*([^;}]+)/g;

const hojas = () =>
  ['ui', 'piezas'].flatMap((carpeta) =>
    readdirSync(path.join(raiz, carpeta), { recursive: true, encoding: 'utf8' })
      .filter((nombre) => nombre.endsWith('.css'))
      .map((nombre) => path.join(carpeta, nombre)),
  );

const fuera = (px: number) => px % PASO !== 0 && Math.abs(px) > PELO;

const fueraDePaso = (texto: string) =>
  [...texto.matchAll(ESPACIO)].filter(([, , valor = '']) =>
    [...valor.matchAll(/-?\d+(?:\.\d+)?px/g)].some(
      ([medida]) => medida !== DE_ANTD && fuera(Number.parseFloat(medida)),
    ),
  );

describe('the rhythm of spaces', () => {
  it('is a grid of 8 px, and half of it, in every sheet of the pieces', () => {
    const todas = hojas();
    expect(todas.length).toBeGreaterThan(8);
    const mal = todas.flatMap((hoja) =>
      fueraDePaso(readFileSync(path.join(raiz, hoja), 'utf8')).map(
        ([, que, valor]) => `${hoja}: ${que}: ${valor}`,
      ),
    );
    expect(mal).toEqual([]);
  });

  it('would be told of a space that is off it', () => {
    expect(fueraDePaso('.a { gap: 6px; }')).toHaveLength(1);
    expect(fueraDePaso('.a { padding: 8px 14px; margin-bottom: 16px }')).toHaveLength(1);
  });

  it('holds in what antd draws', () => {
    expect(Number(temaDe('claro').components?.Table?.cellPaddingBlock) % PASO).toBe(0);
  });
});

describe('a dialog', () => {
  it('has a title that is larger than its text', () => {
    const { token, components } = temaDe('claro');
    expect(components?.Modal?.titleFontSize).toBeGreaterThanOrEqual(20);
    expect(components?.Modal?.titleFontSize).toBeGreaterThan(Number(token?.fontSize));
  });

  it('is no higher than the window, and uses the height of a short one', () => {
    const hoja = readFileSync(path.join(__dirname, 'dialogos.css'), 'utf8');
    expect(hoja).toMatch(/max-height: calc\(100dvh - 2 \* var\(--margen\)\)/);
    const corta = /@media \(max-height: 540px\) \{([^@]*)/.exec(hoja)?.[1] ?? '';
    expect(corta).toMatch(/\.ant-modal \{\s*--margen: 8px;/);
  });
});
