import 'fake-indexeddb/auto';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { enBase } from '@comanda/shared/session';

import { INTENTOS_LIBRES, INTENTOS_MAXIMO } from './esperas';
import {
  confirmarVerificador,
  crearVerificador,
  estadoDe,
  fijarHoras,
  olvidarVerificador,
  probar,
} from './verificador';

const HORA_MS = 3_600_000;
const INICIO = Date.parse('2026-11-25T12:00:00Z');
const CLAVE = { tipo: 'clave', valor: 'ceviche con mani' } as const;

let ahora = INICIO;
const pasan = (ms: number) => (ahora += ms);
const motivo = async (usuario = 'u1') => {
  const estado = await estadoDe(usuario);
  return estado.puede ? null : estado.motivo;
};

beforeEach(async () => {
  ahora = INICIO;
  jest.spyOn(Date, 'now').mockImplementation(() => ahora);
  await crearVerificador('u1', CLAVE);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await olvidarVerificador();
});

describe('what lets in without a server', () => {
  it('lets in who types the same, and nobody else', async () => {
    expect(await probar('u1', 'ceviche con manI')).toBe(false);
    expect(await probar('u2', CLAVE.valor)).toBe(false);
    expect(await probar('u1', CLAVE.valor)).toBe(true);
  });

  it('says when they came in and until when it is good', async () => {
    expect(await estadoDe('u1')).toEqual({
      ...{ puede: true, tipo: 'clave', ingreso: INICIO, hasta: INICIO + 12 * HORA_MS, espera: 0 },
    });
  });

  it('stores nothing one could read the secret from', async () => {
    const guardado: unknown = await enBase('verificador', 'readonly', (uno) => uno.get('ultimo'));

    expect(guardado).toMatchObject({ llave: { extractable: false, type: 'secret' } });
    expect(JSON.stringify(guardado)).not.toContain('ceviche');
  });

  it('ends after the hours of the company, counted from the last word of the server', async () => {
    pasan(8 * HORA_MS);
    await confirmarVerificador('u1');
    pasan(11 * HORA_MS);
    expect(await motivo()).toBeNull();
    pasan(HORA_MS);
    expect(await motivo()).toBe('VENCIDO');
    expect(await probar('u1', CLAVE.valor)).toBe(false);
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
    await confirmarVerificador('u2');
    expect(await motivo()).toBe('SIN_CLAVE');
  });

  it('makes wait longer and longer after five wrong ones, also with the right one', async () => {
    for (let i = 0; i < INTENTOS_LIBRES; i++) await probar('u1', `no ${i}`);
    expect(await probar('u1', CLAVE.valor)).toBe(false);
    expect(await estadoDe('u1')).toMatchObject({ espera: INICIO + 30_000 });
    pasan(30_000);
    await probar('u1', 'tampoco');
    expect(await estadoDe('u1')).toMatchObject({ espera: ahora + 60_000 });
    pasan(60_000);
    expect(await probar('u1', CLAVE.valor)).toBe(true);
    expect(await estadoDe('u1')).toMatchObject({ espera: 0 });
  });

  it('lets nobody in after twelve, until the server does', async () => {
    for (let i = 0; i < INTENTOS_MAXIMO; i++) {
      await probar('u1', `no ${i}`);
      pasan(1_800_000);
    }
    expect(await motivo()).toBe('AGOTADO');
    expect(await probar('u1', CLAVE.valor)).toBe(false);
    await confirmarVerificador('u1');
    expect(await probar('u1', CLAVE.valor)).toBe(true);
  });
});
