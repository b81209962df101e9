import { expect, type Page } from '@playwright/test';

import { peticionDe } from '../../services/kit/src/testing/peticion';
import type { Call, CallDatos, CallInput } from '../../shared/src/contracts/defineCall';

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
