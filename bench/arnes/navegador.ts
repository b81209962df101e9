// Chromium of this machine.
import { type BrowserContext, chromium, type Page } from 'playwright-core';

import { ARGUMENTOS } from '../../e2e/apoyo/pagina';
import { chromium as rutaDeChromium } from '../../tools/chromium';

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
