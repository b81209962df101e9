import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { enProceso, sinNoticia, sinRespuesta, trasEnvio } from './cambios';
import {
  ENTRE_CONSULTAS,
  esperaDeConsulta,
  esperaTrasConsulta,
  POR_EMPEZAR,
  proximaConsulta,
  seContradice,
  tocaReenviar,
  trasPaso,
  type Marcha,
} from './ritmo';

const MINUTO = 60_000;
const CERO = new Date('2026-11-23T15:00:00Z');
const a = (minutos: number) => new Date(CERO.getTime() + minutos * MINUTO);
const recibida = trasEnvio({ estado: 'RECIBIDA', mensajes: [] });
const devuelta = (identificador: string) =>
  trasEnvio({
    estado: 'DEVUELTA',
    mensajes: [{ identificador, mensaje: '', informacionAdicional: '', tipo: 'ERROR' }],
  });

describe('the pace of questions', () => {
  it('is one to two seconds at first, then twice as long each time, up to five to ten minutes', () => {
    expect([1, 8, 9, 10, 12, 30].map((n) => esperaDeConsulta(n, 0))).toEqual([
      1_000, 1_000, 2_000, 4_000, 16_000, 300_000,
    ]);
    fc.assert(
      fc.property(fc.nat(), fc.double({ min: 0, max: 0.999, noNaN: true }), (n, azar) => {
        const espera = esperaDeConsulta(n, azar);
        expect(espera).toBeGreaterThanOrEqual(ENTRE_CONSULTAS);
        expect(espera).toBeLessThanOrEqual(10 * MINUTO);
      }),
    );
  });

  it('does not sleep over the moment when it may go again', () => {
    const marcha = { ...POR_EMPEZAR, envios: 1, enviado_en: CERO, consultas: 12 };
    const segundos = (n: number) => ({ ahora: new Date(CERO.getTime() + n * 1_000), azar: 0 });
    expect(esperaTrasConsulta(marcha, 'FIRMADA', segundos(20))).toBe(16_000);
    expect(esperaTrasConsulta(marcha, 'FIRMADA', segundos(50))).toBe(10_000);
    expect(esperaTrasConsulta(marcha, 'FIRMADA', segundos(59.9))).toBe(ENTRE_CONSULTAS);
    expect(esperaTrasConsulta({ ...marcha, conocido: true }, 'FIRMADA', segundos(50))).toBe(16_000);
  });

  it('leaves a second between two, whoever asks', () => {
    const marcha = { ...POR_EMPEZAR, consultado_en: CERO };
    expect(proximaConsulta(marcha, new Date(CERO.getTime() + 400))).toEqual(
      new Date(CERO.getTime() + ENTRE_CONSULTAS),
    );
    expect(proximaConsulta(marcha, a(1))).toEqual(a(1));
    expect(proximaConsulta(POR_EMPEZAR, CERO)).toEqual(CERO);
  });
});

describe('sending again', () => {
  const una: Marcha = { ...POR_EMPEZAR, envios: 1, enviado_en: CERO };

  it.each([
    ['whose answer was lost, after a minute', una, 'FIRMADA', 1],
    ['taken in, after ten', una, 'RECIBIDA', 10],
    ['sent twice, after an hour', { ...una, envios: 2 }, 'FIRMADA', 60],
  ] as const)('one %s', (_, marcha, estado, minutos) => {
    expect(tocaReenviar(marcha, estado, a(minutos - 0.01))).toBe(false);
    expect(tocaReenviar(marcha, estado, a(minutos))).toBe(true);
  });

  it('never one that they said they have', () => {
    for (const cambio of [devuelta('43'), devuelta('70'), enProceso()]) {
      const marcha = trasPaso(una, { paso: 'CONSULTA', cambio, ahora: a(1) });
      expect(tocaReenviar(marcha, 'RECIBIDA', a(60 * 24 * 365))).toBe(false);
    }
  });

  it('is for a person to decide once they contradict themselves for a day', () => {
    const conocida = { ...una, conocido: true };
    expect(seContradice(conocida, a(24 * 60 - 1))).toBe(false);
    expect(seContradice(conocida, a(24 * 60))).toBe(true);
    expect(seContradice(una, a(24 * 60))).toBe(false);
  });

  it('again one that they had, and then could not work on', () => {
    const conocida = trasPaso(una, { paso: 'CONSULTA', cambio: enProceso(), ahora: a(1) });
    const marcha = trasPaso(conocida, { paso: 'CONSULTA', cambio: devuelta('50'), ahora: a(3) });
    expect(tocaReenviar(marcha, 'FIRMADA', a(4))).toBe(true);
  });
});

describe('what is remembered', () => {
  it('counts what left, and begins to ask anew with it', () => {
    const enviada = trasPaso(POR_EMPEZAR, { paso: 'ENVIO', cambio: recibida, ahora: CERO });
    expect(enviada).toMatchObject({ enviado: true, dudoso: false, envios: 1, enviado_en: CERO });
    const dos = [1, 2].reduce<Marcha>(
      (marcha) =>
        trasPaso(marcha, { paso: 'CONSULTA', cambio: sinNoticia('RECIBIDA'), ahora: a(1) }),
      enviada,
    );
    expect(dos).toMatchObject({ consultas: 2, consultado_en: a(1), envios: 1 });
    const otra = trasPaso(dos, { paso: 'ENVIO', cambio: recibida, ahora: a(10) });
    expect(otra).toMatchObject({ consultas: 0, envios: 2, enviado_en: a(10) });
  });

  it('not what never left', () => {
    const cambio = sinRespuesta('FIRMADA', false);
    expect(trasPaso(POR_EMPEZAR, { paso: 'ENVIO', cambio, ahora: CERO })).toEqual(POR_EMPEZAR);
  });

  it('one of which they answered that they know nothing holds up no other', () => {
    const nada = sinRespuesta('FIRMADA', true);
    const una = trasPaso(POR_EMPEZAR, { paso: 'ENVIO', cambio: nada, ahora: CERO });
    expect(una).toMatchObject({ dudoso: true, enviado: false });
    const muda = trasPaso(una, { paso: 'CONSULTA', cambio: nada, ahora: a(1) });
    expect(muda).toMatchObject({ enviado: false });
    const callada = { paso: 'CONSULTA' as const, cambio: sinNoticia('FIRMADA'), ahora: a(1) };
    expect(trasPaso(una, callada)).toMatchObject({ enviado: true });
  });
});
