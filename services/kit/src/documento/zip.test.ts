import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as respirar } from 'node:timers/promises';

import { describe, expect, it } from '@jest/globals';

import { hasta } from '../testing/hasta';
import { leerZip } from '../testing/leerZip';
import { zipEnCurso, type EntradaDeZip } from './zip';

const entrada = (n: number, largo = 20): EntradaDeZip => ({
  nombre: `carpeta/${n}.txt`,
  contenido: Buffer.from(`documento ${n}`.padEnd(largo, '.')),
});

describe('a ZIP that is streamed', () => {
  it('has each entry as it was, compressed or not, also an empty one', async () => {
    async function* entradas() {
      yield entrada(1);
      await respirar();
      yield { ...entrada(2), comprimir: false };
      yield { nombre: 'vacio.txt', contenido: Buffer.alloc(0) };
    }
    expect(await leerZip(await buffer(zipEnCurso(entradas())))).toEqual(
      new Map([
        ['carpeta/1.txt', entrada(1).contenido.toString()],
        ['carpeta/2.txt', entrada(2).contenido.toString()],
        ['vacio.txt', ''],
      ]),
    );
  });

  it('asks for an entry when those before it are out, and for none once nobody reads', async () => {
    let pedidas = 0;
    let terminadas = false;
    async function* sinFin() {
      try {
        for (;;) {
          pedidas++;
          yield { ...entrada(pedidas, 50_000), comprimir: false };
        }
      } finally {
        terminadas = true;
      }
    }
    const zip = zipEnCurso(sinFin());
    const lento = zip.pipe(new PassThrough());
    await hasta('something was read', () => lento.readableLength > 0);
    for (let vez = 0; vez < 50; vez++) await respirar();
    const leidas = pedidas;
    expect(leidas).toBeLessThan(10);
    zip.destroy();
    await hasta('no more is asked for', () => terminadas);
    expect(pedidas).toBeLessThanOrEqual(leidas + 1);
  });

  it('is cut where an entry fails, and does not end as a whole one', async () => {
    async function* rotas() {
      yield entrada(1);
      await respirar();
      throw new Error('the database is gone');
    }
    await expect(buffer(zipEnCurso(rotas()))).rejects.toThrow('the database is gone');
  });
});
