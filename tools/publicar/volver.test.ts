import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { afterEach, describe, expect, it } from '@jest/globals';

import { volver } from './subir';

const [ACTIVO, CANARIO] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'];
let cerrar = () => {};
afterEach(() => cerrar());

/** A product that is cut off before it can answer the first time it is asked to go back. */
async function sinRespuesta(estado: object) {
  const pedidos: unknown[] = [];
  const servidor = createServer(
    (request, respuesta) =>
      void text(request).then((cuerpo) => {
        if (request.method === 'GET')
          return respuesta.end(JSON.stringify({ success: true, data: estado }));
        if (pedidos.push(JSON.parse(cuerpo)) === 1) return request.socket.destroy();
        return respuesta.end(JSON.stringify({ success: true, data: { build: ACTIVO } }));
      }),
  );
  await new Promise<void>((resolve) => servidor.listen(0, '127.0.0.1', resolve));
  cerrar = () => void servidor.close();
  const { port } = servidor.address() as AddressInfo;
  return { pedidos, sesion: { url: `http://127.0.0.1:${port}`, llave: 'k' } };
}

describe('volver', () => {
  it.each([
    ['its canary, while there is one', { estable: ACTIVO, canario: { build: CANARIO } }, CANARIO],
    ['what is stable', { estable: ACTIVO, canario: null }, ACTIVO],
  ])('names %s, and the same where the answer is lost', async (_que, estado, build) => {
    const { pedidos, sesion } = await sinRespuesta(estado);
    expect(await volver(sesion, 'caja')).toEqual({ build: ACTIVO });
    expect(pedidos).toEqual([
      { area: 'caja', build },
      { area: 'caja', build },
    ]);
  });
});
