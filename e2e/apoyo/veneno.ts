// Files of a build that are changed, or missing, on their way to a page.
import { expect, type Page, type Route } from '@playwright/test';

import { SIN_QUEJA } from './pagina';

export const VENENO = ';window.veneno=true;';

export async function envenenar(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: (await response.text()) + VENENO });
}

export const faltar = (route: Route): Promise<void> =>
  route.fulfill({ status: 404, contentType: 'application/json', body: '{"success":false}' });

/** Nothing of what was changed ran. */
export async function sinVeneno(page: Page, donde = 'a changed file was executed'): Promise<void> {
  expect(await page.evaluate(() => 'veneno' in window), donde).toBe(false);
}

/** What a page reports of its builds. */
export type Evento = {
  area: string;
  build: string;
  fase: string;
  ms: number;
  detalle?: { mensaje: string; pila: string[] };
};

/** All that a page reports from now on; the product is not told. */
export async function oirTelemetria(page: Page): Promise<Evento[]> {
  const eventos: Evento[] = [];
  await page.route('**/plataforma/telemetria', (route) => {
    const dicho = JSON.parse(route.request().postData() ?? '') as { eventos: Evento[] };
    eventos.push(...dicho.eventos);
    return route.fulfill({ json: { success: true, data: null } });
  });
  return eventos;
}

/** What failed, without what else is said of it. */
export const fallosDe = (eventos: Evento[]): Evento[] =>
  eventos
    .filter(({ fase }) => !SIN_QUEJA.has(fase))
    .map(({ area, build, fase, ms }) => ({ area, build, fase, ms }));
