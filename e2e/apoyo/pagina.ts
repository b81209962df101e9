// A page as somebody uses it, for journeys and benches: no test runner is behind it.
import type { BrowserContext, Page } from 'playwright-core';

export const ARGUMENTOS = ['--no-sandbox', '--disable-gpu'];

export type Acceso = {
  /** As the world has it: `mundo.correoDe('cajero@demo.ec')`. */
  email: string;
  clave?: string;
  ruta?: string;
  /** Of another product than the run's own. */
  base?: string;
};

/** Logs in through the form at the address of the profile; ends when the landing screen's address shows. */
export async function ingresar(
  page: Page,
  { email, clave = 'demo1234', ruta = '/auth/login', base = '' }: Acceso,
): Promise<void> {
  await page.goto(base + ruta);
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(clave);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/**');
}

/** Of what was on its way when the page went elsewhere, or was loaded anew: nobody waits for it. */
const ABORTADO = 'net::ERR_ABORTED';

type Evento = { area: string; fase: string };

/** What the pages of a context throw from now on. */
export function oirLanzados(
  context: BrowserContext,
  decir: (lanzado: Error, page: Page | null) => void,
): void {
  context.on('weberror', (uno) => decir(uno.error(), uno.page()));
}

/** What goes wrong on a page from now on: throws, errors of the console, refusals, files that do not come. */
export function oirQuejas(page: Page): string[] {
  const quejas: string[] = [];
  oirLanzados(page.context(), ({ message }, donde) => {
    if (donde === page) quejas.push(message);
  });
  page.on('console', (uno) => {
    if (uno.type() === 'error') quejas.push(uno.text());
  });
  page.on('response', (una) => {
    if (una.status() >= 400) quejas.push(`${una.status()} ${una.url()}`);
  });
  page.on('requestfailed', (uno) => {
    const porque = uno.failure()?.errorText;
    if (!uno.url().includes('/areas/') || porque === ABORTADO) return;
    quejas.push(`${porque} ${uno.url()}`);
  });
  return quejas;
}

/** The same, and the failures that it reports, which go no further. */
export async function vigilar(page: Page): Promise<string[]> {
  const quejas = oirQuejas(page);
  await page.route('**/plataforma/telemetria', async (route) => {
    quejas.push(...fallosDichos(route.request().postData()));
    await route.fulfill({ json: { success: true, data: null } });
  });
  return quejas;
}

/** What a page tells of one that goes well, or once more of a fault that it told. */
export const SIN_QUEJA: ReadonlySet<string> = new Set(['carga', 'vivo', 'fallida', 'lcp', 'inp']);

/** What a page reports that it met, of the body of such a report. */
export function fallosDichos(dicho: string | null): string[] {
  const { eventos } = JSON.parse(dicho ?? '{"eventos":[]}') as { eventos: Evento[] };
  return eventos
    .filter(({ fase }) => !SIN_QUEJA.has(fase))
    .map(({ area, fase }) => `${area} falló en ${fase}`);
}
