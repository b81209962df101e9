import { expect, type Page } from '@playwright/test';

import { peticionDe } from '../../services/kit/src/testing/peticion';
import type { Call, CallDatos, CallInput } from '../../shared/src/contracts/defineCall';

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
  await page.getByLabel('Clave', { exact: true }).fill(clave);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/**');
}

/** Of what was on its way when the page went elsewhere, or was loaded anew: nobody waits for it. */
const ABORTADO = 'net::ERR_ABORTED';

type Evento = { area: string; fase: string };

/** What goes wrong on a page from now on: throws, errors of the console, refusals, files that do not come, failures it reports. */
export async function vigilar(page: Page): Promise<string[]> {
  const quejas: string[] = [];
  page.on('pageerror', ({ message }) => quejas.push(message));
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
  await page.route('**/plataforma/telemetria', async (route) => {
    const { eventos } = JSON.parse(route.request().postData() ?? '{"eventos":[]}') as {
      eventos: Evento[];
    };
    for (const { area, fase } of eventos)
      if (fase !== 'carga' && fase !== 'vivo') quejas.push(`${area} fallo en ${fase}`);
    await route.fulfill({ json: { success: true, data: null } });
  });
  return quejas;
}

type Respuesta<C extends Call> = {
  status: number;
  success: boolean;
  code?: string;
  msg?: string;
  data: CallDatos<C>;
};

/** Where the calls of billing begin. */
export const FACTURACION = '/facturacion';

/**
 * A call of the contracts as whoever the page belongs to makes it, with a token of its own: what it answers, also a refusal, with its
 * status.
 */
export const responder = <C extends Call>(
  page: Page,
  call: C,
  entrada: CallInput<C>,
  prefijo = '',
): Promise<Respuesta<C>> => responderMal(page, call, entrada as object, prefijo);

/** The same with an input that the contract does not take: no type looks at it. */
export async function responderMal<C extends Call>(
  page: Page,
  call: C,
  entrada: object,
  prefijo = '',
): Promise<Respuesta<C>> {
  const { url, method, headers, payload } = peticionDe(call, entrada, prefijo);
  const body = payload === undefined ? null : JSON.stringify(payload);
  const dicho = await page.evaluate(pedirDesdeLaPagina, { url, method, headers, body });
  return dicho as Respuesta<C>; // what the data are, the contract says and the server keeps
}

/** The data of a call as whoever the page belongs to makes it; one that is refused is a failure. */
export async function llamar<C extends Call>(
  page: Page,
  call: C,
  entrada: CallInput<C>,
  prefijo = '',
): Promise<CallDatos<C>> {
  const { success, msg, data } = await responder(page, call, entrada, prefijo);
  expect(success, `${call.method} ${call.path}: ${msg}`).toBe(true);
  return data;
}

type Peticion = {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | null;
};

/** Runs in the page. */
async function pedirDesdeLaPagina({ url, method, headers, body }: Peticion): Promise<object> {
  const renovada = await fetch('/v1/refrescar', { method: 'POST' });
  const { data } = (await renovada.json()) as { data: { token: string } };
  const suyas = new Headers(headers);
  suyas.set('authorization', `Bearer ${data.token}`);
  if (body !== null) suyas.set('content-type', 'application/json');
  const respuesta = await fetch(url, { method, headers: suyas, body });
  return { status: respuesta.status, ...((await respuesta.json()) as object) };
}
