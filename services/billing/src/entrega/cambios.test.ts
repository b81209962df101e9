import { describe, expect, it } from '@jest/globals';

import { makeClave } from '../testing/ventas';

import { esDeAntes, sinNoticia, trasConsulta, trasEnvio } from './cambios';
import { direccionesSri } from './direccionesSri';

const AHORA = new Date('2026-11-20T19:00:00Z');
const error = (identificador: string) => [
  { identificador, mensaje: 'X', informacionAdicional: '', tipo: 'ERROR' },
];
const devuelta = (codigo: string) => trasEnvio({ estado: 'DEVUELTA', mensajes: error(codigo) });
const noAutorizado = (codigo: string) =>
  trasConsulta(
    {
      estado: 'NO AUTORIZADO',
      numeroAutorizacion: '',
      fechaAutorizacion: '',
      ambiente: '',
      comprobante: '',
      mensajes: error(codigo),
    },
    '<x></x>',
    AHORA,
  );

describe('what becomes of a document', () => {
  it.each([
    ['43', 'RECIBIDA', 'ya'],
    ['70', 'RECIBIDA', 'ya'],
    ['50', 'FIRMADA', 'espera'],
    ['45', 'REQUIERE_ATENCION', 'fin'],
    ['35', 'DEVUELTA', 'fin'],
    ['28', 'EMPRESA_PAUSADA', 'pausa'],
    ['9999', 'REQUIERE_ATENCION', 'fin'],
  ])('returned with %s: %s, %s', (codigo, estado, sigue) => {
    expect(devuelta(codigo)).toMatchObject({ estado, sigue });
  });

  it.each([
    ['52', 'NO_AUTORIZADO', 'fin'],
    ['39', 'EMPRESA_PAUSADA', 'pausa'],
    ['2', 'EMPRESA_PAUSADA', 'pausa'],
  ])('not authorised with %s: %s, %s', (codigo, estado, sigue) => {
    expect(noAutorizado(codigo)).toMatchObject({ estado, sigue });
  });

  it('asks for a person with the word nobody knows, and the authority may have it', () => {
    const raro = { estado: 'DESCONOCIDO', palabra: 'EN CUARENTENA' } as const;
    expect(trasEnvio({ ...raro, mensajes: error('60') })).toMatchObject({
      estado: 'REQUIERE_ATENCION',
      sigue: 'fin',
      resultado: 'EN_DUDA',
      mensaje: expect.stringContaining("'EN CUARENTENA'"),
      mensajes: error('60'),
    });
  });

  it('keeps all that was said', () => {
    expect(devuelta('45').mensajes).toEqual(error('45'));
    expect(noAutorizado('52').mensajes).toEqual(error('52'));
  });

  const CLAVE = makeClave();
  const suya = (clave = CLAVE, total = '7.50') =>
    `<f><claveAcceso>${clave}</claveAcceso><importeTotal>${total}</importeTotal>a &amp; b</f>`;
  const autorizada = (over: Partial<Parameters<typeof trasConsulta>[0]> = {}) =>
    trasConsulta(
      {
        estado: 'AUTORIZADO',
        numeroAutorizacion: CLAVE,
        fechaAutorizacion: '2026-11-20T13:00:00-05:00',
        ambiente: 'PRUEBAS',
        comprobante: '',
        mensajes: [],
        ...over,
      } as Parameters<typeof trasConsulta>[0],
      suya(),
      AHORA,
    );

  it('wraps the very bytes that were sent', () => {
    const { autorizado } = autorizada();
    expect(autorizado?.xml).toContain('a &amp;amp; b&lt;/f&gt;</comprobante>');
    expect(autorizado?.fecha?.toISOString()).toBe('2026-11-20T18:00:00.000Z');
  });

  it('believes a verdict whose date cannot be read, and keeps what was said for a date', () => {
    expect(autorizada({ fechaAutorizacion: 'ayer' })).toMatchObject({
      estado: 'AUTORIZADO',
      autorizado: {
        fecha: null,
        xml: expect.stringContaining('<fechaAutorizacion>ayer</fechaAutorizacion>'),
      },
    });
    const sinDesfase = autorizada({ fechaAutorizacion: '20/11/2026 13:00:00' }).autorizado;
    expect(sinDesfase?.fecha?.toISOString()).toBe('2026-11-20T18:00:00.000Z');
  });

  it.each([
    ['otro número de autorización', { numeroAutorizacion: makeClave(2) }],
    ['otra clave de acceso', { comprobante: suya(makeClave(2)) }],
    ['otra clave de acceso', { comprobante: '<f/>' }],
    ['otro valor', { comprobante: suya(CLAVE, '7.51') }],
  ])('does not take for ours one that has %s, and says so', (que, over) => {
    expect(autorizada(over)).toMatchObject({
      estado: 'REQUIERE_ATENCION',
      sigue: 'fin',
      resultado: 'EN_DUDA',
      mensaje: expect.stringContaining(que),
    });
    expect(autorizada(over).autorizado).toBeUndefined();
  });

  it('takes ours for ours, said whole or in part', () => {
    for (const over of [{ comprobante: suya() }, { numeroAutorizacion: '' }])
      expect(autorizada(over).estado).toBe('AUTORIZADO');
  });
});

describe('a verdict of what was sent before', () => {
  it.each<[string, number | null, boolean]>([
    ['2026-11-20T13:58:00-05:00', 0, true],
    ['20/11/2026 13:58:00', 0, true],
    ['2026-11-20T13:59:30-05:00', 0, false], // no clock is so sure
    ['2026-11-20T14:00:02-05:00', 0, false],
    ['2026-11-20T13:58:00-05:00', -180_000, false], // theirs is behind
    ['2026-11-20T14:01:00-05:00', 180_000, true],
    ['2026-11-20T13:58:00-05:00', null, false],
    ['ayer', 0, false],
    ['', 0, false],
  ])('dated %s, their clock ahead by %s: %s', (fechaAutorizacion, desfaseMs, deAntes) => {
    const enviado_en = new Date('2026-11-20T19:00:00Z');
    const salida = { clave: makeClave(), enviado_en, ahora: enviado_en, desfaseMs };
    expect(esDeAntes({ fechaAutorizacion }, salida)).toBe(deAntes);
    expect(esDeAntes({ fechaAutorizacion }, { ...salida, enviado_en: null })).toBe(false);
  });
});

describe('sinNoticia', () => {
  it('keeps the state, says a sentence, and asks again', () => {
    for (const estado of ['FIRMADA', 'RECIBIDA'] as const)
      expect(sinNoticia(estado)).toMatchObject({
        estado,
        sigue: 'espera',
        mensaje: expect.stringContaining('Se volverá a consultar'),
      });
  });
});

describe('direccionesSri', () => {
  it('sends no document of production from an installation for tests', () => {
    const pruebas = direccionesSri('pruebas', null);
    expect(pruebas('1')).toContain('celcer.sri.gob.ec');
    expect(pruebas('2')).toBeNull();
    expect(direccionesSri('produccion', null)('2')).toContain('//cel.sri.gob.ec');
    expect(direccionesSri('sandbox', 'http://localhost:1')('1')).toBe('http://localhost:1');
    expect(direccionesSri('sandbox', 'http://localhost:1')('2')).toBeNull();
  });
});
