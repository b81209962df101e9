import { afterEach, expect } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import type { AppStore } from '../api';
import { flujoCalls, type Tema } from '../contracts/ventas/flujo';
import { seguirFlujo } from '../piezas/flujo';

import { red } from './red';

let parar = (): void => undefined;
afterEach(() => parar()); // once nothing is on the page that would be drawn anew because of it

/** The server's end of the stream that a page follows. */
export function abrirFlujo(store: AppStore) {
  const letras = new TextEncoder();
  const abiertos: ((texto: string) => void)[] = [];
  red.use(
    http.get(`*${flujoCalls.seguirFlujo.path}`, () => {
      const cuerpo = new ReadableStream<Uint8Array>({
        start(salida) {
          salida.enqueue(letras.encode(':\n\n'));
          abiertos.push((texto) => salida.enqueue(letras.encode(texto)));
        },
      });
      return new HttpResponse(cuerpo, { headers: { 'content-type': 'text/event-stream' } });
    }),
  );
  parar = seguirFlujo(store);
  return {
    /** Tells that a subject of a company changed. */
    cambia: async (t: Tema, e: string) => {
      await waitFor(() => expect(abiertos).toHaveLength(1));
      for (const decir of abiertos) decir(`data: ${JSON.stringify({ t, e, v: 1 })}\n\n`);
    },
  };
}
