import { ZodUnknown, type ZodType } from 'zod';

import type { Call, CallInput, CallReply } from '../contracts/defineCall';

import type { PedidoGuardado } from './guardadas';
import { revisarRespuesta } from './revisarRespuesta';

type EnvelopedCall = Call & { reply: ZodType<{ data: unknown }> };

/** What RTK Query needs to know about a call: how to ask, what to accept, what to keep. */
export function fromCall<C extends EnvelopedCall>(call: C) {
  return {
    query: (input: CallInput<C>) => toRequest(call, input),
    rawResponseSchema: revisarRespuesta(call),
    transformResponse: (reply: CallReply<C>) => congelar(reply.data as CallReply<C>['data']),
  };
}

/** Like `fromCall`, for a screen that shows the server's own `msg` beside the data. */
export function fromCallWithMsg<C extends EnvelopedCall>(call: C) {
  return {
    query: (input: CallInput<C>) => toRequest(call, input),
    rawResponseSchema: revisarRespuesta(call),
    transformResponse: (reply: CallReply<C>) => congelar(reply),
  };
}

/** What is frozen at its top the store takes as it is: it would look through ten thousand products one by one. */
const congelar = <Dato>(dato: Dato): Dato => Object.freeze(dato);

/** Endpoint of a call that answers a text file and not the envelope; its refusals come in the envelope all the same. */
export function fromTextCall<C extends Call>(call: C) {
  return fileCall(call, (response) => response.text());
}

/**
 * For a call that answers any file: its content as an address of this page, good until the caller gives it back with
 * URL.revokeObjectURL.
 */
export function fromFileCall<C extends Call>(call: C) {
  return fileCall(call, async (response) => URL.createObjectURL(await response.blob()));
}

function fileCall<C extends Call>(call: C, read: (response: Response) => Promise<string>) {
  return {
    query: (input: CallInput<C>) => ({
      ...toRequest(call, input),
      responseHandler: (response: Response) => (response.ok ? read(response) : response.json()),
    }),
    transformResponse: (leido: string) => leido,
  };
}

/** Spreads one flat input over path, query string, body and headers, as the call's schemas say. */
export function toRequest<C extends Call>(call: C, input: CallInput<C>): PedidoGuardado {
  const values = input as Record<string, unknown>;
  const known = (schema: Call['body']) =>
    schema &&
    Object.fromEntries(
      Object.keys(schema.shape).flatMap((key) => (key in values ? [[key, values[key]]] : [])),
    );

  const url = call.path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(values[key])),
  );
  return {
    method: call.method,
    url,
    params: known(call.query),
    body: isOpen(call.body) ? values : known(call.body),
    ...(call.espera ? { timeout: call.espera } : {}),
    ...(call.guardadas ? { guardadas: { llamada: call.path, cuantas: call.guardadas } } : {}),
    ...(call.idempotente ? { headers: { 'Idempotency-Key': String(values.idempotencia) } } : {}),
  };
}

/** A loose object takes fields its shape does not name (the invoice structure of firmar_xml). */
function isOpen(schema: Call['body']): boolean {
  return schema?.def.catchall instanceof ZodUnknown;
}
