import type { Page } from '@playwright/test';

import { flujoCalls } from '../../shared/src/contracts/ventas/flujo';

/** From now on nobody tells the page what changes: it asks, as a journey needs it that stands in the way of what is asked. */
export async function sinFlujo(page: Page): Promise<void> {
  await page.route(`**${flujoCalls.seguirFlujo.path}?*`, (route) => route.abort());
  await page.evaluate(() => dispatchEvent(new Event('offline'))); // one that is open is given up
}

/** A page comes back after as much as 45 s, to a server that takes its time to start. */
const VUELTA_MS = 150_000;

/** Once the page has opened its stream. */
export const hayFlujo = (page: Page) =>
  page.waitForResponse(
    (una) => new URL(una.url()).pathname === flujoCalls.seguirFlujo.path && una.status() === 200,
    { timeout: VUELTA_MS },
  );

/** How often a call was made since it was asked first. */
export function contarLlamadas(page: Page, path: string): { veces: () => number } {
  let veces = 0;
  page.on('request', (uno) => {
    if (new URL(uno.url()).pathname === path) veces += 1;
  });
  return { veces: () => veces };
}
