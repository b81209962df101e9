import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

import { afterEach, describe, expect, it } from '@jest/globals';

import { hasta } from '../testing/hasta';

import { cuidarLector } from './lectorLento';

/** More than what lies between two machines holds of it. */
const MUCHO = Buffer.alloc(16 * 1024 * 1024);
const PLAZOS = { lentoMs: 80, mudoMs: 400 };
/** Nobody is late for it, on however busy a machine. */
const SIN_CORTAR = { ...PLAZOS, mudoMs: 60_000 };

describe('cuidarLector', () => {
  const cerrar: (() => void)[] = [];
  afterEach(() => {
    for (const uno of cerrar.splice(0)) uno();
  });

  /** Who asks, and what became of the answer. */
  async function pedir(contestar: (respuesta: ServerResponse) => void, plazos = PLAZOS) {
    const dicho = { lento: 0, cortada: false, entera: false };
    const servidor = createServer((_, respuesta) => {
      const dejar = cuidarLector(respuesta, () => void dicho.lento++, plazos);
      const { socket } = respuesta;
      socket?.once('close', () => (dicho.cortada = true));
      // an answer that is cut off is said to be out as well
      respuesta.once('finish', () => (dicho.entera = socket?.destroyed === false));
      respuesta.once('close', dejar);
      contestar(respuesta);
    });
    await new Promise<void>((listo) => servidor.listen(0, '127.0.0.1', listo));
    const quien = connect((servidor.address() as AddressInfo).port, '127.0.0.1');
    quien.on('error', () => undefined);
    quien.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    cerrar.push(() => {
      quien.destroy();
      servidor.close();
    });
    return { dicho, quien };
  }
  const leer = (quien: Socket) => quien.resume();

  it('says that who does not read is slow, once, and cuts the answer off', async () => {
    const { dicho } = await pedir((respuesta) => respuesta.end(MUCHO));
    await hasta('it is told', () => dicho.lento === 1);
    await hasta('it is cut off', () => dicho.cortada);
    expect(dicho).toEqual({ lento: 1, cortada: true, entera: false });
  });

  it('says nothing of who reads what there is, however long it takes to make', async () => {
    const { dicho, quien } = await pedir((respuesta) => {
      respuesta.write('a');
      setTimeout(() => respuesta.end('z'), 3 * PLAZOS.mudoMs);
    });
    leer(quien);
    await hasta('it is out', () => dicho.entera);
    expect(dicho).toEqual({ lento: 0, cortada: false, entera: true });
  });

  it('lets who is slow have all of it', async () => {
    const { dicho, quien } = await pedir((respuesta) => respuesta.end(MUCHO), SIN_CORTAR);
    await hasta('it is told', () => dicho.lento === 1);
    leer(quien);
    await hasta('it is out', () => dicho.entera);
    expect(dicho).toEqual({ lento: 1, cortada: false, entera: true });
  });
});
