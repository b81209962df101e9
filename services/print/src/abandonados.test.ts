import { afterEach, describe, expect, it } from '@jest/globals';

import { hasta } from '@comanda/kit/testing/hasta';
import { impresionCalls } from '@comanda/shared/contracts/ventas/impresion';

import { buildPrint } from './app';
import { soloUna } from './testing/impresoras';
import { decodificar, textoImpreso } from './escpos/decodificar';
import { enFila } from './impresoras/impresora';
import { impresoraTcp } from './impresoras/impresoraTcp';
import { abrirImpresora } from './testing/impresoraFalsa';
import { makeTicket } from '@comanda/shared/domain/papel/testing/tickets';

import type { Socket } from 'node:net';

const cierres: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cerrar of cierres.splice(0).reverse()) await cerrar();
});

/** A till's service on a real port, before a printer that `atender` makes slow or rude. */
async function abrirCaja(atender: (socket: Socket) => void) {
  const falsa = await abrirImpresora(atender);
  cierres.push(() => falsa.cerrar());
  const impresora = enFila(impresoraTcp({ host: '127.0.0.1', port: falsa.port }));
  const app = await buildPrint({ impresoras: soloUna(impresora), origenes: [] }, { log: false });
  const vistos = { llegaron: 0, seFueron: 0 };
  app.addHook('preHandler', async () => void (vistos.llegaron += 1));
  app.server.on('connection', (socket) => socket.on('close', () => (vistos.seFueron += 1)));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  cierres.push(() => app.close());

  const { method, path } = impresionCalls.imprimirTicket;
  /** Asks for a ticket and does not wait for the answer; `irse` closes the connection. */
  const pedir = async (cliente: string, copia = false) => {
    const control = new AbortController();
    const antes = vistos.llegaron;
    const respuesta = fetch(url + path, {
      method,
      signal: control.signal,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(makeTicket(undefined, { cliente, copia })),
    }).then(
      ({ status }) => status,
      (error: unknown) => String(error),
    );
    await hasta('the request', () => vistos.llegaron > antes);
    return { respuesta, irse: () => control.abort() };
  };
  /** The papers that came out, each by its customer and whether it is a copy. */
  const papeles = () =>
    falsa.recibidos
      .filter(({ length }) => length > 0)
      .map((bytes) =>
        textoImpreso(decodificar(bytes))
          .filter((linea) => /Cliente|REIMPRESIÓN/.test(linea))
          .map((linea) => linea.trim()),
      );
  return { vistos, pedir, papeles };
}

describe('a ticket whose caller gave up', () => {
  it('is not printed when its turn comes; the one on its way is finished', async () => {
    const retenidos: Socket[] = [];
    let tarda = true;
    const { vistos, pedir, papeles } = await abrirCaja((socket) => {
      if (!tarda) return;
      socket.allowHalfOpen = true; // has the ticket, and does not say yet that it is out
      retenidos.push(socket);
    });

    const primero = await pedir('Primera');
    await hasta('the first on its way', () => retenidos.some(({ bytesRead }) => bytesRead > 0));
    const esperan = [await pedir('Segunda'), await pedir('Segunda', true), await pedir('Tercera')];
    [primero, ...esperan].forEach(({ irse }) => irse());
    await hasta('all gone', () => vistos.seFueron === 4);
    tarda = false;
    retenidos.forEach((socket) => socket.end());
    const vuelve = await pedir('Tercera', true);

    expect(await vuelve.respuesta).toBe(200);
    await hasta('its paper', () => papeles().length >= 2);
    expect(papeles()).toEqual([['Cliente: Primera'], ['*** REIMPRESIÓN ***', 'Cliente: Tercera']]);
  });

  it('with the printer off three times, is on paper once: when it was on', async () => {
    let apagada = true;
    const { pedir, papeles } = await abrirCaja((socket) => {
      if (apagada) socket.resetAndDestroy();
    });

    const estados = [];
    for (const copia of [false, true, true]) {
      const { respuesta } = await pedir('Ana', copia);
      estados.push(await respuesta);
    }
    apagada = false;
    const { respuesta } = await pedir('Ana', true);

    expect([...estados, await respuesta]).toEqual([503, 503, 503, 200]);
    await hasta('its paper', () => papeles().length >= 1);
    expect(papeles()).toEqual([['*** REIMPRESIÓN ***', 'Cliente: Ana']]);
  });
});
