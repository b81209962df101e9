// Chromium of this machine, and a person who logs in.
import { type BrowserContext, chromium, type Page } from 'playwright-core';

import { chromium as rutaDeChromium } from '../../tools/chromium';

export const ARGUMENTOS = ['--no-sandbox', '--disable-gpu'];

export const sinChromium = (): string | undefined =>
  rutaDeChromium() === undefined ? 'falta Chromium' : undefined;

export function rutaDelNavegador(): string {
  const ruta = rutaDeChromium();
  if (ruta === undefined) throw new Error('Chromium is missing: apt-get install chromium');
  return ruta;
}

export const abrirNavegador = () =>
  chromium.launch({ executablePath: rutaDelNavegador(), args: ARGUMENTOS });

/** A browser that keeps what it has in a folder, its workers too, and finds it there when it is opened anew. */
export async function abrirPerfil(
  carpeta: string,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await chromium.launchPersistentContext(carpeta, {
    executablePath: rutaDelNavegador(),
    args: ARGUMENTOS,
    viewport: { width: 1366, height: 768 },
  });
  const page = context.pages()[0] ?? (await context.newPage());
  return { context, page };
}

type Acceso = { base: string; email: string; ruta?: string };

/** With the password of the demonstration; answers when the landing screen's address shows. */
export async function ingresar(
  page: Page,
  { base, email, ruta = '/auth/login' }: Acceso,
): Promise<void> {
  await page.goto(base + ruta);
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Clave', { exact: true }).fill('demo1234');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/**');
}
