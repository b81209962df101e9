import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { makeClave, makeFactura, makeNotaCredito } from './testing/documento';
import { abrirProceso, sobre, type Proceso } from './testing/proceso';

let carpeta = '';
let sandbox: Proceso;
beforeAll(async () => {
  carpeta = await mkdtemp(path.join(os.tmpdir(), 'comanda-sri-'));
  sandbox = await abrirProceso(path.join(carpeta, 'sri.jsonl'));
});
afterAll(async () => {
  await sandbox.cerrar();
  await rm(carpeta, { recursive: true });
});

const codigosDe = (soap: string) =>
  [...soap.matchAll(/<identificador>(\d+)</g)].map(([, codigo]) => codigo);
const estadoDe = (soap: string) => /<estado>([^<]+)</.exec(soap)?.[1];

describe('RecepcionComprobantesOffline', () => {
  it.each<[string, string, string]>([
    ['text that is not XML', 'hola', '35'],
    [
      'elements in another order',
      makeFactura({ secuencial: 2 }).replace(/(<estab>.*<\/estab>)(<ptoEmi>.*<\/ptoEmi>)/, '$2$1'),
      '35',
    ],
    [
      'a compulsory element missing',
      makeFactura({ secuencial: 2 }).replace('<importeTotal>7.50</importeTotal>', ''),
      '35',
    ],
    [
      'an empty optional element',
      makeFactura({ secuencial: 2 }).replace(
        '<razonSocialComprador>',
        '<direccionComprador></direccionComprador><razonSocialComprador>',
      ),
      '35',
    ],
    [
      'three decimals',
      makeFactura({ secuencial: 2 }).replace('<valor>0.98<', '<valor>0.980<'),
      '35',
    ],
    ['a wrong check digit', makeFactura({ secuencial: 2, digito: 'x' }), '35'],
    ['a date to come', makeFactura({ secuencial: 2, fecha: '2099-01-01' }), '65'],
    ['a date long past', makeFactura({ secuencial: 2, fecha: '2026-01-05' }), '65'],
    [
      'a document too large',
      makeFactura({ secuencial: 2 }).replace('CEVICHE', 'X'.repeat(330 * 1024)),
      '26',
    ],
  ])('returns %s', async (_caso, xml, codigo) => {
    const soap = await sandbox.recibir(xml);
    expect([estadoDe(soap), codigosDe(soap)]).toEqual(['DEVUELTA', [codigo]]);
  });

  it('returns a check digit that is a digit, and wrong', async () => {
    const bueno = Number(makeClave({ secuencial: 3 }).slice(-1));
    const soap = await sandbox.recibir(
      makeFactura({ secuencial: 3, digito: String((bueno + 1) % 10) }),
    );
    expect([estadoDe(soap), codigosDe(soap)]).toEqual(['DEVUELTA', ['35']]);
  });

  it.each<[string, string]>([
    ['elements in another order', '$2$1'],
    ['a compulsory element missing', '$1'],
  ])('returns a credit note with %s', async (_caso, partes) => {
    const xml = makeNotaCredito({ secuencial: 2 }).replace(
      /(<codDocModificado>.*<\/codDocModificado>)(<numDocModificado>.*<\/numDocModificado>)/,
      partes,
    );
    const soap = await sandbox.recibir(xml);
    expect([estadoDe(soap), codigosDe(soap)]).toEqual(['DEVUELTA', ['35']]);
  });

  it('returns a document whose type is not that of its root', async () => {
    const xml = makeNotaCredito({ secuencial: 2 }).replace('<codDoc>04<', '<codDoc>01<');
    expect(estadoDe(await sandbox.recibir(xml))).toBe('DEVUELTA');
  });

  it('answers a fault to what is not its operation', async () => {
    const ajeno = sobre('otro', 'validarComprobante', '<xml>aG9sYQ==</xml>');
    expect(await sandbox.crudo(ajeno)).toEqual({
      status: 500,
      texto: expect.stringContaining('<soap:Fault>'),
    });
    expect((await sandbox.crudo('<')).status).toBe(500);
  });
});

describe('AutorizacionComprobantesOffline', () => {
  it('knows nothing of a key it never saw', async () => {
    expect(await sandbox.consultar(makeClave({ secuencial: 77 }))).toContain(
      '<numeroComprobantes>0</numeroComprobantes><autorizaciones></autorizaciones>',
    );
  });

  it('does not authorise a document without a signature, and takes it again corrected', async () => {
    const xml = makeFactura({ secuencial: 5 });
    expect(estadoDe(await sandbox.recibir(xml))).toBe('RECIBIDA');
    const soap = await sandbox.consultar(makeClave({ secuencial: 5 }));
    expect([estadoDe(soap), codigosDe(soap)]).toEqual(['NO AUTORIZADO', ['39', '60']]);
    expect(estadoDe(await sandbox.recibir(xml))).toBe('RECIBIDA');
  });

  it('judges a credit note as it does an invoice, in a numbering of its own', async () => {
    const opciones = { secuencial: 5, codDoc: '04' };
    expect(estadoDe(await sandbox.recibir(makeNotaCredito(opciones)))).toBe('RECIBIDA');
    const juicio = await sandbox.consultar(makeClave(opciones));
    expect([estadoDe(juicio), codigosDe(juicio)]).toEqual(['NO AUTORIZADO', ['39', '64', '60']]);
  });

  it('remembers across a restart', async () => {
    const archivo = path.join(carpeta, 'otra.jsonl');
    const antes = await abrirProceso(archivo);
    await antes.recibir(makeFactura({ secuencial: 6 }));
    await antes.cerrar();
    const despues = await abrirProceso(archivo);
    const soap = await despues.consultar(makeClave({ secuencial: 6 }));
    await despues.cerrar();
    expect(estadoDe(soap)).toBe('NO AUTORIZADO');
    expect((await stat(archivo)).mode & 0o777).toBe(0o600); // who bought what is for its owner alone
  });
});
