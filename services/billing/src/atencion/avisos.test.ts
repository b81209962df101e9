import { describe, expect, it } from '@jest/globals';

import { avisosDe, type Situacion } from './avisos';

const AHORA = new Date('2026-11-20T18:00:00Z');
const FACTURA = '2011202601179001234500110010020000045121234567810';
const enDias = (dias: number) => new Date(AHORA.getTime() + dias * 86_400_000);

const SIN_LINEA = {
  equipos: 0,
  ventas: 0,
  desde: null,
  por_vencer: 0,
  vence: null,
  marcadas: 0,
  callados: 0,
  callado: null,
};
const makeSituacion = (over: Partial<Situacion> = {}): Situacion => ({
  porRevisar: { cuantos: 0, primera: null },
  enSri: { otros: 0, vigentes: 0 },
  pausa: undefined,
  certificado: { valido_hasta: enDias(400) },
  porFirmar: 0,
  correosFallidos: 0,
  sinSalida: 0,
  espera: { cuantos: 0, desde: null },
  autoridad: { ausencia: undefined, desfaseMs: 0 },
  sinLinea: SIN_LINEA,
  iva: null,
  ...over,
});
const textos = (over: Partial<Situacion>) =>
  avisosDe(makeSituacion(over), AHORA).map(({ texto }) => texto);

describe('avisosDe', () => {
  it('tells in one of tills that have something to send and of those that are silent', () => {
    const sinLinea = {
      ...SIN_LINEA,
      equipos: 1,
      ventas: 3,
      desde: enDias(-1),
      callados: 2,
      callado: enDias(-2),
    };
    expect(avisosDe(makeSituacion({ sinLinea }), AHORA)).toMatchObject([
      {
        tipo: 'SIN_ENVIAR',
        cuantos: 3,
        texto:
          '1 equipo sin línea con 3 por enviar, desde hace 1 día. 2 equipos sin contacto desde hace 2 días: puede haber ventas sin enviar',
      },
    ]);
  });

  it('tells of what the authority has otherwise, each way by itself', () => {
    expect(textos({ enSri: { otros: 1, vigentes: 2 } })).toEqual([
      '2 documentos anotados como anulados siguen vigentes en el SRI',
      '1 documento autorizado consta de otro modo en el SRI',
    ]);
  });

  it('says nothing when all goes well', () => {
    expect(avisosDe(makeSituacion(), AHORA)).toEqual([]);
  });

  it('says each thing once, the gravest first, and counts what there are several of', () => {
    const avisos = avisosDe(
      makeSituacion({
        porRevisar: { cuantos: 3, primera: FACTURA },
        pausa: { mensaje: 'El SRI no acepta la firma', desde: AHORA, pendientes: 12 },
        certificado: { valido_hasta: enDias(12) },
        correosFallidos: 2,
      }),
      AHORA,
    );

    expect(avisos).toEqual([
      {
        tipo: 'PAUSA',
        cuantos: 1,
        texto:
          'La emisión está en pausa desde el 20/11/2026 13:00. El SRI no acepta la firma. Esperan 12 documentos',
      },
      {
        tipo: 'CERTIFICADO',
        cuantos: 1,
        texto: 'El certificado de firma caduca el 02/12/2026, en 12 días',
      },
      { tipo: 'DOCUMENTOS', cuantos: 3, texto: '3 documentos esperan que alguien los revise' },
      { tipo: 'CORREO', cuantos: 2, texto: 'No se enviaron 2 correos con la factura' },
    ]);
  });

  it('says that the authority is away, once and with what waits for it', () => {
    const desde = new Date(AHORA.getTime() - 12 * 60_000);
    const autoridad = { ausencia: { desde, esperan: 3 }, desfaseMs: 0 };
    expect(textos({ autoridad, espera: { cuantos: 3, desde } })).toEqual([
      'El SRI no responde desde hace 12 min. Esperan 3 documentos. Las facturas saldrán solas cuando responda',
    ]);
  });

  it.each([
    [7.5 * 60_000, ['7 min atrasado']],
    [-6 * 60_000, ['6 min adelantado']],
    [5 * 60_000, []],
    [-299_000, []],
  ])('of clocks that differ by %d ms says %j', (desfaseMs, dichos) => {
    expect(textos({ autoridad: { ausencia: undefined, desfaseMs } })).toEqual(
      dichos.map((dicho) => expect.stringContaining(dicho)),
    );
  });

  it('says what waits for too long, and since when the oldest does', () => {
    const desde = new Date(AHORA.getTime() - 25 * 60_000);
    expect(textos({ espera: { cuantos: 1, desde } })).toEqual([
      '1 documento espera al SRI desde hace 25 min',
    ]);
    expect(textos({ espera: { cuantos: 3, desde } })).toEqual([
      '3 documentos esperan al SRI; el más antiguo, desde hace 25 min',
    ]);
  });

  it('says that documents of production go nowhere from here', () => {
    expect(textos({ sinSalida: 2 })).toEqual([
      'Este servidor no emite en producción. Esperan 2 documentos',
    ]);
  });

  it('calls a nota de crédito by its name', () => {
    const porRevisar = { cuantos: 1, primera: FACTURA.replace('202601', '202604') };
    expect(textos({ porRevisar })).toEqual([
      'La nota de crédito 001-002-000004512 espera que alguien la revise',
    ]);
  });

  it('speaks of one in the singular', () => {
    expect(
      textos({
        porRevisar: { cuantos: 1, primera: FACTURA },
        correosFallidos: 1,
        pausa: { mensaje: 'Motivo', desde: AHORA, pendientes: 1 },
      }),
    ).toEqual([
      'La emisión está en pausa desde el 20/11/2026 13:00. Motivo. Espera 1 documento',
      'La factura 001-002-000004512 espera que alguien la revise',
      'No se envió 1 correo con la factura',
    ]);
  });

  it.each([
    ['30 days ahead is not yet said', enDias(30), []],
    ['from 29 on it is', enDias(29), ['El certificado de firma caduca el 19/12/2026, en 29 días']],
    [
      'the last day',
      new Date(AHORA.getTime() + 3_600_000),
      ['El certificado de firma caduca el 20/11/2026, hoy es el último día'],
    ],
    ['expired', enDias(-2), ['El certificado de firma caducó el 18/11/2026']],
  ])('the certificate: %s', (_caso, valido_hasta, esperado) => {
    expect(textos({ certificado: { valido_hasta } })).toEqual(esperado);
  });

  it('a certificate is missed only where documents wait for it', () => {
    expect(textos({ certificado: undefined, porFirmar: 0 })).toEqual([]);
    expect(textos({ certificado: undefined, porFirmar: 4 })).toEqual([
      'Falta el certificado de firma. Esperan 4 documentos',
    ]);
  });
});
