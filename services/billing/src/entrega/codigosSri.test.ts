import { readFileSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';

import { compartido, hayCompartido } from '../testing/compartido';

import { advertenciaSri, CODIGOS_SRI, veredictoSri } from './codigosSri';

const mensaje = (identificador: number | string, texto = 'ALGO') => ({
  identificador: String(identificador),
  mensaje: texto,
  informacionAdicional: '',
  tipo: 'ERROR',
});

describe('veredictoSri', () => {
  it('lets the gravest of several messages decide, and a warning never', () => {
    expect(veredictoSri([mensaje(60), mensaje(39), mensaje(52)]).codigo).toBe('39');
    expect(veredictoSri([mensaje(60), mensaje(50)]).accion).toBe('reintentar');
    expect(veredictoSri([mensaje(35), mensaje(43)]).accion).toBe('consultar');
  });

  it('says all that it was refused for, and what to do about the gravest', () => {
    expect(veredictoSri([mensaje(65), mensaje(60), mensaje(52), mensaje(35), mensaje(35)])).toEqual(
      {
        accion: 'reemitir',
        codigo: '65',
        frase:
          'La fecha de emisión está fuera de plazo. Los valores del documento no cuadran según el SRI. ' +
          'El SRI no acepta la forma del documento. Emítalo hoy con otro número',
      },
    );
    const { codigo, frase } = veredictoSri([mensaje(35), mensaje(63)]);
    expect(codigo).toBe('63');
    expect(frase).toBe(
      'El RUC de la empresa está clausurado. El SRI no acepta la forma del documento. ' +
        'Regularice el RUC en el SRI y reanude la emisión',
    );
    const muchos = veredictoSri(Array.from({ length: 50 }, (_, i) => mensaje(7_000 + i, `R${i}`)));
    expect(muchos.frase).toBe(
      'El SRI dice: R0. El SRI dice: R1. El SRI dice: R2. El SRI dice: R3. Avise a soporte; después reintente el envío',
    );
  });

  it.each([
    [
      "cvc-complex-type.2.4.a: Invalid content was found starting with element 'pagos'. One of '{propina}' is expected.",
      'pagos',
    ],
    ["cvc-type.3.1.3: The value '' of element 'ns2:dirMatriz' is not valid.", 'dirMatriz'],
    [
      "cvc-pattern-valid: Value 'x' is not facet-valid with respect to pattern 'y' for type 'razonSocial'.",
      'razonSocial',
    ],
  ])('names the part of the document that has no right form: %s', (dicho, elemento) => {
    const de35 = { ...mensaje(35), informacionAdicional: dicho };
    expect(veredictoSri([de35]).frase).toBe(
      `El SRI no acepta la forma del documento (${elemento}). Avise a soporte; después reintente el envío`,
    );
  });

  it("repeats the authority's words for a code nobody knows", () => {
    expect(veredictoSri([mensaje(1234, 'NUEVA REGLA')])).toEqual({
      accion: 'requiereAtencion',
      codigo: '1234',
      frase: 'El SRI dice: NUEVA REGLA. Avise a soporte; después reintente el envío',
    });
  });

  it('reads a code with the zeros and spaces of a sloppy day', () => {
    for (const escrito of ['43', '043', ' 0043 '])
      expect(veredictoSri([mensaje(escrito)])).toMatchObject({ accion: 'consultar', codigo: '43' });
    expect(advertenciaSri([mensaje('060')])).toBeNull();
  });

  it('needs a person when a refusal says nothing, or only warns', () => {
    const nada = { accion: 'requiereAtencion', codigo: null };
    expect(veredictoSri([])).toMatchObject(nada);
    expect(veredictoSri([mensaje(60), mensaje(59)])).toMatchObject(nada);
  });

  it('says what happened and what to do, in sentences a screen has room for', () => {
    for (const [codigo, [, que, hacer]] of Object.entries(CODIGOS_SRI)) {
      expect({ codigo, largo: Math.max(que.length, hacer.length) <= 60 }).toEqual({
        codigo,
        largo: true,
      });
      expect(hacer.length).toBeGreaterThan(10);
    }
  });
});

describe('advertenciaSri', () => {
  it('repeats a warning of an authorised document, but not that it is a test', () => {
    expect(advertenciaSri([mensaje(60)])).toBeNull();
    expect(advertenciaSri([mensaje(60), mensaje(62)])).toMatchObject({ codigo: '62' });
  });
});

const vectores = hayCompartido('sri', 'vectors', 'sri-error-codes.json');
(vectores.esta ? describe : describe.skip)(vectores.titulo('published codes'), () => {
  type Codigo = { code: number; action: string };
  const { codes } = vectores.esta
    ? (JSON.parse(readFileSync(compartido('sri', 'vectors', 'sri-error-codes.json'), 'utf8')) as {
        codes: Codigo[];
      })
    : { codes: [] };

  const OTROS: Record<string, string> = { impedimento: 'pausarEmpresa' };
  /** Published as to be corrected; of a key and a date nothing can be, so another number is taken. */
  const NUESTRAS: Record<number, string> = {
    58: 'reemitir',
    65: 'reemitir',
    67: 'reemitir',
    80: 'reemitir',
  };

  it('are all in the table, each with its action; the certificate pauses', () => {
    const esperada = ({ code, action }: Codigo) =>
      [39, 40, 42].includes(code) ? 'pausarEmpresa' : (NUESTRAS[code] ?? OTROS[action] ?? action);
    const enTabla = Object.fromEntries(
      Object.entries(CODIGOS_SRI).map(([codigo, [accion]]) => [codigo, accion]),
    );

    expect(codes.length).toBeGreaterThan(30);
    expect(enTabla).toEqual(Object.fromEntries(codes.map((c) => [String(c.code), esperada(c)])));
  });
});
