import 'fake-indexeddb/auto';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { enBase } from '@comanda/shared/session';
import { avisosDeConsola } from '@comanda/shared/testing';

import { INTENTOS_LIBRES, INTENTOS_MAXIMO } from './esperas';
import {
  confirmarVerificador,
  crearVerificador,
  estadoDeDesbloqueo,
  fijarHoras,
  olvidarVerificador,
  probarSecreto,
} from './verificador';

const HORA_MS = 3_600_000;
const INICIO = Date.parse('2026-11-25T12:00:00Z');
/** As the server gives it. */
const LLAVE_DE_U1 = 'bGEgbGxhdmUgZGUgdW5hIHBlcnNvbmEsIGRlIDMyIGI=';
const CLAVE = { tipo: 'clave', valor: 'ceviche con maní' } as const;

let ahora = INICIO;
const pasan = (ms: number) => (ahora += ms);
const motivo = async (usuario = 'u1') => {
  const estado = await estadoDeDesbloqueo(usuario);
  return estado.puede ? null : estado.motivo;
};

/** Whatever bytes are in it, as text. */
function enBytes(valor: unknown): string {
  if (valor instanceof ArrayBuffer) return Buffer.from(valor).toString('latin1');
  if (ArrayBuffer.isView(valor)) return Buffer.from(valor.buffer).toString('latin1');
  if (typeof valor !== 'object' || valor === null) return String(valor);
  return Object.values(valor).map(enBytes).join();
}

beforeEach(async () => {
  ahora = INICIO;
  jest.spyOn(Date, 'now').mockImplementation(() => ahora);
  await crearVerificador('u1', CLAVE, null);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await olvidarVerificador();
});

describe('what lets in without a server', () => {
  it('lets in who types the same, and nobody else', async () => {
    expect(await probarSecreto('u1', 'ceviche con manI')).toBeNull();
    expect(await probarSecreto('u2', CLAVE.valor)).toBeNull();
    expect(await probarSecreto('u1', CLAVE.valor)).toEqual({ llave: null });
  });

  it('says when they came in and until when it is good', async () => {
    expect(await estadoDeDesbloqueo('u1')).toEqual({
      puede: true,
      tipo: 'clave',
      ingreso: INICIO,
      hasta: INICIO + 12 * HORA_MS,
      espera: 0,
    });
  });

  it('stores nothing one could read the secret from', async () => {
    const guardado: unknown = await enBase('verificador', 'readonly', (uno) => uno.get('ultimo'));

    expect(guardado).toMatchObject({ llave: { extractable: false, type: 'secret' } });
    expect(JSON.stringify(guardado)).not.toContain('ceviche');
  });

  it('gives who typed it the key of what is kept of theirs, which is not to be read before', async () => {
    await confirmarVerificador('u1', LLAVE_DE_U1);
    const guardado: unknown = await enBase('verificador', 'readonly', (uno) => uno.get('ultimo'));
    expect(enBytes(guardado)).not.toContain(LLAVE_DE_U1);

    expect(await probarSecreto('u1', 'otra')).toBeNull();
    expect(await probarSecreto('u1', CLAVE.valor)).toEqual({ llave: LLAVE_DE_U1 });
  });

  it('keeps no key under an older secret than the one that a page has seen', async () => {
    const deEntonces = await enBase('verificador', 'readonly', (uno) => uno.get('ultimo'));
    await crearVerificador('u1', { tipo: 'clave', valor: 'otra más larga' }, null);
    await enBase('verificador', 'readwrite', (uno) => uno.put(deEntonces, 'ultimo'));
    await confirmarVerificador('u1', LLAVE_DE_U1); // with the key of the secret that came after
    expect(await probarSecreto('u1', CLAVE.valor)).toEqual({ llave: null });
  });

  it('lets in also where that key was changed on the disk: with nothing of what was kept', async () => {
    const dichos = avisosDeConsola();
    await confirmarVerificador('u1', LLAVE_DE_U1);
    await enBase('verificador', 'readwrite', (almacen) => {
      const lectura: IDBRequest<unknown> = almacen.get('ultimo');
      lectura.onsuccess = () => {
        const { sobre, ...resto } = lectura.result as { sobre: object };
        almacen.put({ ...resto, sobre: { ...sobre, datos: new ArrayBuffer(60) } }, 'ultimo');
      };
      return lectura;
    });
    expect(await probarSecreto('u1', CLAVE.valor)).toEqual({ llave: null });
    expect(dichos).toHaveLength(1);
  });

  it('ends after the hours of the company, counted from the last word of the server', async () => {
    pasan(8 * HORA_MS);
    await confirmarVerificador('u1', null);
    pasan(11 * HORA_MS);
    expect(await motivo()).toBeNull();
    pasan(HORA_MS);
    expect(await motivo()).toBe('VENCIDO');
    expect(await probarSecreto('u1', CLAVE.valor)).toBeNull();
  });

  it('ends after as many hours as the till was told', async () => {
    await fijarHoras(2);
    pasan(2 * HORA_MS - 1);
    expect(await motivo()).toBeNull();
    pasan(1);
    expect(await motivo()).toBe('VENCIDO');
  });

  it('is not good at a time before it was made', async () => {
    pasan(-HORA_MS);
    expect(await motivo()).toBe('RELOJ');
  });

  it('is of one alone: of whoever the server says is in', async () => {
    await confirmarVerificador('u2', null);
    expect(await motivo()).toBe('SIN_CLAVE');
  });

  it('makes wait longer and longer after five wrong ones, also with the right one', async () => {
    for (let i = 0; i < INTENTOS_LIBRES; i++) await probarSecreto('u1', `no ${i}`);
    expect(await probarSecreto('u1', CLAVE.valor)).toBeNull();
    expect(await estadoDeDesbloqueo('u1')).toMatchObject({ espera: INICIO + 30_000 });
    pasan(30_000);
    await probarSecreto('u1', 'tampoco');
    expect(await estadoDeDesbloqueo('u1')).toMatchObject({ espera: ahora + 60_000 });
    pasan(60_000);
    expect(await probarSecreto('u1', CLAVE.valor)).toEqual({ llave: null });
    expect(await estadoDeDesbloqueo('u1')).toMatchObject({ espera: 0 });
  });

  it('lets nobody in after twelve, until the server does', async () => {
    for (let i = 0; i < INTENTOS_MAXIMO; i++) {
      await probarSecreto('u1', `no ${i}`);
      pasan(1_800_000);
    }
    expect(await motivo()).toBe('AGOTADO');
    expect(await probarSecreto('u1', CLAVE.valor)).toBeNull();
    await confirmarVerificador('u1', null);
    expect(await probarSecreto('u1', CLAVE.valor)).toEqual({ llave: null });
  });
});
