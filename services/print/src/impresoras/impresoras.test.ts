import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterEach, describe, expect, it } from '@jest/globals';

import { hasta } from '@comanda/kit/testing/hasta';

import { abrirImpresora as abrir, type ImpresoraFalsa } from '../testing/impresoraFalsa';

import { elegirImpresora } from './elegirImpresora';
import { impresoraTcp } from './impresoraTcp';

const abiertas: ImpresoraFalsa[] = [];
async function abrirImpresora(...atender: Parameters<typeof abrir>): Promise<ImpresoraFalsa> {
  const falsa = await abrir(...atender);
  abiertas.push(falsa);
  return falsa;
}
afterEach(async () => {
  await Promise.all(abiertas.splice(0).map((falsa) => falsa.cerrar()));
});

/** The fake notes a ticket when its side has closed, just after ours. */
const esperarCierre = ({ recibidos }: ImpresoraFalsa, cuantos: number) =>
  hasta(`${cuantos} tickets`, () => recibidos.length >= cuantos);

const bytes = Uint8Array.from([0x1b, 0x40, 0x41]);

describe('a network printer', () => {
  it('gets every byte before the ticket counts as printed', async () => {
    const falsa = await abrirImpresora();
    const grande = new Uint8Array(200_000).fill(0x41);
    await impresoraTcp({ host: '127.0.0.1', port: falsa.port }).imprimir(grande, 'a');
    await esperarCierre(falsa, 1);
    expect(falsa.recibidos.map((recibido) => recibido.length)).toEqual([200_000]);
  });

  it('prints one ticket after another, in order, also after one that failed', async () => {
    let veces = 0;
    const falsa = await abrirImpresora((socket) => {
      veces += 1;
      if (veces === 2) socket.resetAndDestroy();
    });
    const impresora = elegirImpresora({ printer: falsa.url, dataDir: '' });
    const resultados = await Promise.allSettled(
      [1, 2, 3, 4].map((n) => impresora.imprimir(Uint8Array.from([0x30 + n]), String(n))),
    );

    await esperarCierre(falsa, 4);
    expect(resultados.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    expect(falsa.recibidos.map(String).filter((texto) => texto !== '2' && texto !== '')).toEqual([
      '1',
      '3',
      '4',
    ]);
    expect(falsa.simultaneas()).toBe(1);
  });

  it('says no when nobody listens', async () => {
    const falsa = await abrirImpresora();
    await falsa.cerrar();
    await expect(
      impresoraTcp({ host: '127.0.0.1', port: falsa.port }).imprimir(bytes, 'a'),
    ).rejects.toThrow();
  });

  it('does not wait for ever for one that never closes', async () => {
    const sorda = await abrirImpresora((socket) => {
      socket.allowHalfOpen = true;
      socket.on('end', () => undefined);
    });
    const impresora = impresoraTcp({ host: '127.0.0.1', port: sorda.port, imprimirMs: 200 });
    const resultado = impresora.imprimir(bytes, 'a');
    await expect(resultado).rejects.toThrow('did not finish in time');
  });

  it('refuses an address that is not a printer', () => {
    expect(() => elegirImpresora({ printer: 'http://x', dataDir: '' })).toThrow(
      'PRINTER must be tcp://',
    );
  });
});

describe('without a printer', () => {
  it('leaves the bytes and a picture in the folder', async () => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'comanda-tickets-'));
    await elegirImpresora({ printer: null, dataDir }).imprimir(bytes, 'uno');
    const archivos = await readdir(path.join(dataDir, 'tickets'));
    await rm(dataDir, { recursive: true });
    expect(archivos.sort()).toEqual(['uno.bin', 'uno.png']);
  });
});
