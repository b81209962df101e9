import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { afterEach, describe, expect, it, jest } from '@jest/globals';

import { hasta } from '@comanda/kit/testing/hasta';
import { ESPERA_MS } from '@comanda/shared/contracts/defineCall';

import { abrirImpresora as abrir, type ImpresoraFalsa } from '../testing/impresoraFalsa';

import { impresoraDe } from './elegirImpresoras';
import { enFila, SinTerminar, type Impresora } from './impresora';
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
const { signal: ESPERA } = new AbortController();

describe('a network printer', () => {
  it('gets every byte before the ticket counts as printed', async () => {
    const falsa = await abrirImpresora();
    const grande = new Uint8Array(200_000).fill(0x41);
    await impresoraTcp({ host: '127.0.0.1', port: falsa.port }).imprimir(grande, 'a', ESPERA);
    await esperarCierre(falsa, 1);
    expect(falsa.recibidos.map((recibido) => recibido.length)).toEqual([200_000]);
  });

  it('prints one ticket after another, in order, also after one that failed', async () => {
    let veces = 0;
    const falsa = await abrirImpresora((socket) => {
      veces += 1;
      if (veces === 2) socket.resetAndDestroy();
    });
    const impresora = enFila(impresoraTcp({ host: '127.0.0.1', port: falsa.port }));
    const resultados = await Promise.allSettled(
      [1, 2, 3, 4].map((n) => impresora.imprimir(Uint8Array.from([0x30 + n]), String(n), ESPERA)),
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
    const resultado = impresoraTcp({ host: '127.0.0.1', port: falsa.port });
    await expect(resultado.imprimir(bytes, 'a', ESPERA)).rejects.not.toBeInstanceOf(SinTerminar);
  });

  it('does not wait for ever for one that never closes', async () => {
    const sorda = await abrirImpresora((socket) => {
      socket.allowHalfOpen = true;
      socket.on('end', () => undefined);
    });
    const impresora = impresoraTcp({ host: '127.0.0.1', port: sorda.port, imprimirMs: 200 });
    const resultado = impresora.imprimir(bytes, 'a', ESPERA);
    await expect(resultado).rejects.toThrow('did not finish in time');
    await expect(resultado).rejects.toBeInstanceOf(SinTerminar);
  });

  it('that cuts the line once it has begun may have printed', async () => {
    const falsa = await abrirImpresora((socket) => {
      socket.once('data', () => socket.resetAndDestroy());
    });
    const resultado = impresoraTcp({ host: '127.0.0.1', port: falsa.port });
    await expect(resultado.imprimir(bytes, 'a', ESPERA)).rejects.toBeInstanceOf(SinTerminar);
  });

  it('is waited for no longer than whoever asks waits', async () => {
    const limites = jest.spyOn(Socket.prototype, 'setTimeout');
    const falsa = await abrirImpresora();
    await impresoraTcp({ host: '127.0.0.1', port: falsa.port }).imprimir(bytes, 'a', ESPERA);
    const esperas = limites.mock.calls.map(([ms]) => ms);
    limites.mockRestore();
    expect(esperas).toHaveLength(2);
    expect(esperas.reduce((suma, ms) => suma + ms, 0)).toBeLessThan(ESPERA_MS);
  });

  it.each([
    ['before it asks', true],
    ['while it connects', false],
  ])('gets nothing for a caller who leaves %s', async (_cuando, antes) => {
    const falsa = await abrirImpresora();
    const control = new AbortController();
    if (antes) control.abort();
    const resultado = impresoraTcp({ host: '127.0.0.1', port: falsa.port }).imprimir(
      bytes,
      'a',
      control.signal,
    );
    control.abort();

    await expect(resultado).rejects.toThrow('its caller left');
    expect(Buffer.concat(falsa.recibidos)).toHaveLength(0);
  });
});

describe('the tickets in wait', () => {
  /** A printer that never gets done with the first. */
  const atascada = () => enFila({ destino: 'x', imprimir: () => new Promise(() => undefined) });
  const pedir = (impresora: Impresora, seFue = ESPERA) => {
    const resultado = impresora.imprimir(bytes, 'a', seFue);
    return Promise.race([resultado, Promise.resolve('espera')]);
  };

  it('are ten: the next one is told that the printer is behind', async () => {
    const impresora = atascada();
    await pedir(impresora);
    for (let i = 0; i < 10; i++) expect(await pedir(impresora)).toBe('espera');

    await expect(pedir(impresora)).rejects.toMatchObject({ code: 'IMPRESORA_OCUPADA' });
  });

  it('are not those whose caller left', async () => {
    const impresora = atascada();
    await pedir(impresora);
    const control = new AbortController();
    for (let i = 0; i < 10; i++) expect(await pedir(impresora, control.signal)).toBe('espera');
    control.abort();

    expect(await pedir(impresora)).toBe('espera');
  });
});

describe('without a printer', () => {
  it('leaves the bytes and a picture in the folder, for its owner alone', async () => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'comanda-tickets-'));
    await impresoraDe({ clase: 'ARCHIVO', direccion: '' }, dataDir).imprimir(bytes, 'uno', ESPERA);
    const carpeta = path.join(dataDir, 'tickets');
    const archivos = (await readdir(carpeta)).sort();
    const modos = await Promise.all(
      ['.', ...archivos].map(
        async (nombre) => (await stat(path.join(carpeta, nombre))).mode & 0o777,
      ),
    );
    await rm(dataDir, { recursive: true });
    expect(archivos).toEqual(['uno.bin', 'uno.png']);
    expect(modos).toEqual([0o700, 0o600, 0o600]); // who bought what concerns nobody else
  });
});
