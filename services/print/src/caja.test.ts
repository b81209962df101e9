import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, describe, expect, it } from '@jest/globals';

import { clienteDe } from '@comanda/kit/testing/cliente';
import { papelDeCajaCalls } from '@comanda/shared/contracts/caja/papel';
import { impresionCalls } from '@comanda/shared/contracts/ventas/impresion';

import { buildPrint } from './app';
import { soloUna } from './testing/impresoras';
import { decodificar, textoImpreso } from './escpos/decodificar';
import { impresoraArchivo } from './impresoras/impresoraArchivo';
import { makeComanda } from '@comanda/shared/domain/papel/testing/comandas';
import { makeHoja } from '@comanda/shared/domain/papel/testing/hojas';
import { makeTicket } from '@comanda/shared/domain/papel/testing/tickets';

import type { Impresora } from './impresoras/impresora';

const cierres: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cerrar of cierres.splice(0).reverse()) await cerrar();
});

async function conImpresora(impresora: Impresora) {
  const app = await buildPrint({ impresoras: soloUna(impresora), origenes: [] }, { log: false });
  cierres.push(() => app.close());
  return clienteDe(app);
}

async function enPapel() {
  const papel: Uint8Array[] = [];
  const imprimir = (bytes: Uint8Array) => {
    papel.push(bytes);
    return Promise.resolve();
  };
  return { papel, cliente: await conImpresora({ destino: 'papel', imprimir }) };
}

const apagada: Impresora = {
  destino: 'papel',
  imprimir: () => Promise.reject(new Error('apagada')),
};

describe('POST /imprimir/caja', () => {
  it('prints the paper, once, and opens nothing', async () => {
    const { papel, cliente } = await enPapel();
    const { data } = await cliente.pedir(papelDeCajaCalls.imprimirHojaCaja, null, makeHoja());

    expect(data).toEqual({ id: expect.stringMatching(/^caja-REPORTEZ-/), destino: 'papel' });
    const [impreso] = papel.map((bytes) => decodificar(bytes));
    expect(impreso).toMatchObject({ cortes: 1, pulsos: 0 });
    const texto = impreso ? textoImpreso(impreso) : [];
    expect(texto).toContain(`Debería haber${' '.repeat(28)}$114.75`);
    expect(texto.map((linea) => linea.trim())).toContain('Carla Cañarte');
  });

  it.each([
    ['a title of 61 letters', { titulo: 'x'.repeat(61) }, 'titulo'],
    ['a field nobody knows', { regalo: 1 }, 'regalo'],
  ])('puts nothing on paper for %s', async (_caso, over, campo) => {
    const { papel, cliente } = await enPapel();
    const respuesta = await cliente.pedirMal(papelDeCajaCalls.imprimirHojaCaja, null, {
      ...makeHoja(),
      ...over,
    });
    expect(respuesta).toMatchObject({ status: 400 });
    expect(JSON.stringify(respuesta.cuerpo)).toContain(campo);
    expect(papel).toEqual([]);
  });
});

describe('the drawer', () => {
  it('opens alone, with the pulse and nothing else', async () => {
    const { papel, cliente } = await enPapel();
    const { data } = await cliente.pedir(papelDeCajaCalls.abrirCajon, null, {
      empresa: 'La Cevichería',
    });
    expect(data).toEqual({ id: expect.stringMatching(/^cajon-/), destino: 'papel' });
    expect(papel.map((bytes) => Buffer.from(bytes).toString('hex'))).toEqual(['1b700032fa1b40']);
    expect(papel.map((bytes) => decodificar(bytes))).toEqual([
      { lineas: [[]], cortes: 0, pulsos: 1 },
    ]);
  });

  it('opens before the ticket of what was paid in cash comes out, the paper as without', async () => {
    const { papel, cliente } = await enPapel();
    await cliente.pedir(impresionCalls.imprimirTicket, null, makeTicket());
    await cliente.pedir(impresionCalls.imprimirTicket, null, { ...makeTicket(), cajon: true });
    await cliente.pedir(impresionCalls.imprimirTicket, null, { ...makeTicket(), cajon: false });

    const [sin, con, no] = papel;
    expect(papel.map((bytes) => decodificar(bytes)).map(({ pulsos }) => pulsos)).toEqual([0, 1, 0]);
    expect(con?.subarray(0, 5)).toEqual(Uint8Array.from([0x1b, 0x70, 0, 0x32, 0xfa]));
    expect(con?.subarray(5)).toEqual(sin);
    expect(no).toEqual(sin);
  });

  it('stays shut for what the kitchen gets', async () => {
    const { papel, cliente } = await enPapel();
    await cliente.pedir(impresionCalls.imprimirComanda, null, makeComanda());
    expect(papel.map((bytes) => decodificar(bytes)).map(({ pulsos }) => pulsos)).toEqual([0]);
  });

  it('says that it cannot be opened where the printer is off', async () => {
    const cliente = await conImpresora(apagada);
    expect(
      await cliente.pedirMal(papelDeCajaCalls.abrirCajon, null, { empresa: 'x' }),
    ).toMatchObject({
      status: 503,
      code: 'IMPRESORA_NO_DISPONIBLE',
    });
    expect(await cliente.pedirMal(papelDeCajaCalls.abrirCajon, null, {})).toMatchObject({
      status: 400,
    });
  });

  it('without a printer, leaves a file that says so', async () => {
    const carpeta = await mkdtemp(path.join(tmpdir(), 'comanda-cajon-'));
    cierres.push(() => rm(carpeta, { recursive: true }));
    const cliente = await conImpresora(impresoraArchivo(carpeta));
    await cliente.pedir(papelDeCajaCalls.abrirCajon, null, { empresa: 'x' });

    const archivos = (await readdir(carpeta)).sort();
    expect(archivos).toEqual([
      expect.stringMatching(/^cajon-\w+\.bin$/),
      expect.stringMatching(/^cajon-\w+\.png$/),
    ]);
    const [bin = '', png = ''] = archivos;
    expect(decodificar(await readFile(path.join(carpeta, bin))).pulsos).toBe(1);
    expect((await readFile(path.join(carpeta, png))).subarray(1, 4).toString()).toBe('PNG');
  });
});
