// A screen or dialog as axe, a finger and an eye find it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import {
  expect,
  type BrowserContextOptions,
  type Locator,
  type Page,
  type ViewportSize,
} from '@playwright/test';
import type axe from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const CAPTURAS = path.join(import.meta.dirname, '../capturas');
/** A finger's; and a mouse's, by WCAG 2.5.8, where nothing else points and the screen is not worked standing. */
const MINIMOS_PX = { dedo: 44, raton: 24 };

export type Tamano = 'escritorio' | 'oscuro' | 'apaisado' | 'telefono' | 'aumentado';

export const TAMANOS: Record<Tamano, BrowserContextOptions & { viewport: ViewportSize }> = {
  escritorio: { viewport: { width: 1366, height: 768 } },
  oscuro: { viewport: { width: 1366, height: 768 }, colorScheme: 'dark' },
  apaisado: { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
  telefono: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  /** A till whose letters somebody made twice as large. */
  aumentado: { viewport: { width: 683, height: 384 }, deviceScaleFactor: 2 },
};

/** No serious or critical violation (none at all, where `todas`), nothing wider than the screen, nothing too small for a finger; and a picture. */
export async function revisar(
  page: Page,
  nombre: string,
  /** Of the picture: with what it was looked at. */
  tamano: string,
  { todas = false } = {},
): Promise<void> {
  await quieto(page);
  const graves = await hallazgosDe(page, todas ? undefined : ['serious', 'critical']);
  await page.screenshot({ path: path.join(CAPTURAS, `${nombre}-${tamano}.png`) });
  expect(graves, nombre).toEqual([]);
  expect(await page.evaluate(pequenos, MINIMOS_PX), `${nombre}: too small to touch`).toEqual([]);
  const sobra = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sobra, `${nombre} is wider than the screen`).toBe(0);
}

/** The same in each of these sizes; then the page has its own again. */
export async function revisarEn(
  page: Page,
  nombre: string,
  tamanos: readonly Tamano[],
): Promise<void> {
  const suyo = page.viewportSize();
  for (const tamano of tamanos) {
    await page.setViewportSize(TAMANOS[tamano].viewport);
    await page.evaluate(() => document.activeElement?.scrollIntoView({ block: 'nearest' }));
    await revisar(page, nombre, tamano);
  }
  if (suyo) await page.setViewportSize(suyo);
}

/** What axe finds wrong, of every level where none are named. */
export async function hallazgosDe(page: Page, niveles?: string[]): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run(
      // a button at work is not pressed, and its words fade under what turns: such a one needs no contrast (WCAG 1.4.3)
      { include: document, exclude: [['.ant-btn-loading']] },
      { resultTypes: ['violations'] },
    ),
  );
  return violations
    .filter(({ impact }) => !niveles || niveles.includes(impact ?? ''))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

/** Nothing is on its way in or out, for three frames: what is half there has half its colour. */
export const quieto = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const corre = (animacion: Animation) =>
      animacion.playState === 'running' &&
      animacion.effect?.getComputedTiming().endTime !== Infinity;
    // what antd has put in its place and not yet begun to show runs no animation
    const aMedias = (elemento: Element) =>
      Number(globalThis.getComputedStyle(elemento).opacity) < 1;
    const entran = () => document.querySelectorAll('[class*="-appear-"], [class*="-enter-"]');
    const desde = performance.now();
    for (let quietos = 0; quietos < 3;) {
      if (performance.now() - desde > 180_000)
        throw new Error(
          `never quiet: ${[...entran()].map(({ className }) => className).join(' | ')}`,
        );
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const pasa = document.getAnimations().some(corre) || [...entran()].some(aMedias);
      quietos = pasa ? 0 : quietos + 1;
    }
  });

/** Runs in the page: what can be pressed and is smaller than what points at it. An input is as large as the box around it. */
function pequenos(minimos: { dedo: number; raton: number }): string[] {
  const conDedo = globalThis.matchMedia('(any-pointer: coarse)').matches;
  const dePie = document.documentElement.dataset.mano !== undefined;
  const minimoDe = (elemento: Element) =>
    conDedo || (dePie && !elemento.closest('.lateral')) ? minimos.dedo : minimos.raton;
  return [...document.querySelectorAll('button, a[href], input, [role="combobox"]')]
    .filter((elemento) =>
      elemento.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    .map(
      (elemento) =>
        elemento.closest('.ant-input-affix-wrapper, .ant-select, .ant-picker, label') ?? elemento,
    )
    .filter((elemento) => !elemento.matches('.ant-input-clear-icon'))
    .map((elemento) => ({ elemento, caja: elemento.getBoundingClientRect() }))
    .filter(
      ({ elemento, caja }) =>
        caja.width > 0 && Math.min(caja.width, caja.height) < minimoDe(elemento) - 0.5,
    )
    .map(({ elemento, caja }) => {
      const nombre = elemento.getAttribute('aria-label') ?? elemento.textContent;
      return `${nombre} ${elemento.className} ${Math.round(caja.width)}x${Math.round(caja.height)}`;
    });
}

/** Where it stands on the page; what is not shown is a failure. */
export async function lugarDe(locator: Locator) {
  const lugar = await locator.boundingBox();
  if (!lugar) throw new Error(`${String(locator)} is not on the page`);
  return lugar;
}
