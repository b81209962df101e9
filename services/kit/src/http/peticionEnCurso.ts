import { AsyncLocalStorage } from 'node:async_hooks';

import type { Call } from '@comanda/shared/contracts/defineCall';
import type { FastifyInstance } from 'fastify';

/** The request that something is done for, by its id, also where it is done later. */
export type EnCurso = {
  readonly id: string;
  readonly method?: string;
  readonly routeOptions?: {
    readonly url?: string | undefined;
    readonly config?: { readonly call?: Call };
  };
};

const enCurso = new AsyncLocalStorage<EnCurso>();

/** The request whose work this is; undefined in work of nobody's (rounds of the workers). */
export const peticionEnCurso = (): EnCurso | undefined => enCurso.getStore();

/** Does it in the name of that request; null: of none. */
export const enPeticion = <Result>(id: string | null, hacer: () => Result): Result =>
  id === null ? hacer() : enCurso.run({ id }, hacer);

/** What another service is asked with, so that its log names the same request. */
export function cabeceraDePeticion(): Record<string, string> {
  const peticion = peticionEnCurso();
  return peticion ? { 'x-request-id': peticion.id } : {};
}

/** 'POST /v1/crear_venta': the pattern of its route, never what it was asked with. Null: no request, or of no route. */
export function llamadaEnCurso({ method, routeOptions }: EnCurso): string | null {
  return method !== undefined && routeOptions?.url ? `${method} ${routeOptions.url}` : null;
}

/** Everything that a request does from here on knows its request. It is entered again behind the body, which may end in an event of the socket. */
export function seguirPeticiones(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => enCurso.run(request, done));
  app.addHook('preValidation', (request, _reply, done) => enCurso.run(request, done));
}
