// Every story of the book of pieces through axe, by day and by night, as wide as a till and as a phone.
import type { Page } from '@playwright/test';

import { capturar, raiz } from '../../tools/ejecutar';
import { expect, test } from '../apoyo/pruebas';
import { hallazgosDe, quieto, TAMANOS } from '../apoyo/revisar';

type Historia = { path: string; name: string };

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(30 * 60_000);

const LUCES = ['light', 'dark'] as const;
/** What the page says of itself once it is drawn in that light. */
const MODOS = { light: 'claro', dark: 'oscuro' } as const;
const ANCHOS = ['escritorio', 'telefono'] as const;

/** A piece is no page: it lacks headings and landmarks, which are lesser faults. */
const GRAVES = ['serious', 'critical'];

const direccionDe = (historia: Historia) =>
  `/libro/dibujo.html?locked=true&fixtureId=${encodeURIComponent(JSON.stringify(historia))}`;

test.beforeAll(async () => {
  const { codigo, texto } = await capturar('npm', ['run', '-s', 'libro'], { cwd: raiz });
  expect(codigo, texto).toBe(0);
});

async function historiasDe(page: Page): Promise<Historia[]> {
  await page.goto('/libro/dibujo.html');
  return page.evaluate(
    () => (globalThis as unknown as { comandaHistorias: Historia[] }).comandaHistorias,
  );
}

async function faltasDe(page: Page, historia: Historia): Promise<string[]> {
  await page.goto(direccionDe(historia));
  await expect(page.getByRole('main', { name: 'Pieza', includeHidden: true })).toBeAttached();
  const faltas: string[] = [];
  for (const ancho of ANCHOS)
    for (const colorScheme of LUCES) {
      await page.setViewportSize(TAMANOS[ancho].viewport);
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-tema', MODOS[colorScheme]);
      await quieto(page);
      const suyas = await hallazgosDe(page, GRAVES);
      const sobra = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (sobra > 0) suyas.push(`is ${sobra} px wider than the screen`);
      faltas.push(
        ...suyas.map(
          (una) => `${historia.path} ${historia.name} (${ancho}, ${colorScheme}): ${una}`,
        ),
      );
    }
  return faltas;
}

test('no story has a grave fault in any light or width', async ({ abrir }) => {
  const page = await abrir();
  const historias = await historiasDe(page);
  expect(historias.length).toBeGreaterThan(100);
  const faltas: string[] = [];
  for (const historia of historias) faltas.push(...(await faltasDe(page, historia)));
  expect(faltas).toEqual([]);
});

test('the book shows its tree and draws the story that is chosen', async ({ abrir }) => {
  const page = await abrir();
  await page.goto('/libro');
  const dibujo = page.frameLocator('iframe');
  await page.getByRole('button', { name: 'piezas' }).click();
  await page.getByRole('link', { name: 'menores' }).click();
  await page.getByRole('link', { name: 'Chips: uno elegido' }).click();
  await expect(dibujo.getByRole('button', { name: /^Abiertas/ })).toBeVisible();
});

test('the book leads to what shared takes and answers, and a name is found there', async ({
  abrir,
}) => {
  const page = await abrir();
  await page.goto('/libro');
  await page.getByRole('link', { name: 'API de shared' }).click();
  await page.goto('/libro/api/functions/api.fromCall.html');
  await expect(page.getByRole('heading', { name: /fromCall/ }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Libro de piezas' }).first().click();
  await expect(page.getByRole('button', { name: 'piezas' })).toBeVisible();
});
