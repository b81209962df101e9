import { describe, expect, it } from '@jest/globals';

import {
  ESTADOS_COMPROBANTE,
  type EstadoComprobante,
} from '@comanda/shared/contracts/facturacion/documentos';

import { EN_ESPERA } from '../documento/espera';
import { REINTENTABLES } from '../documento/estados';
import { CODIGOS_SRI } from '../entrega/codigosSri';

import { seCorrige, seReintenta, seRenumera } from './correccion';

/** What a code is about, and so what must be another before the document can pass. */
type Asunto = 'clave' | 'comprador' | 'empresa' | 'forma' | 'servicio' | 'nada';

/** Written from the authority's table of codes, not from ours. */
const ASUNTO: Readonly<Record<string, Asunto>> = {
  ...de('empresa', '2 10 27 28 34 37 39 40 42 46 56 57 63'),
  ...de('clave', '45 58 65 67 80'),
  ...de('comprador', '69'),
  ...de('forma', '26 35 36 47 48 49 52 64 82 92'),
  ...de('servicio', '43 50 70 99'),
  ...de('nada', '59 60 62 68'),
};

function de(asunto: Asunto, codigos: string): Record<string, Asunto> {
  return Object.fromEntries(codigos.split(' ').map((codigo) => [codigo, asunto]));
}

/** What each act changes: a retry signs anew what is stored, with what the company and the product are by then. */
const CAMBIA: Readonly<Record<'reintentar' | 'corregir' | 'otroNumero', readonly Asunto[]>> = {
  reintentar: ['forma', 'empresa', 'servicio', 'nada'],
  corregir: ['comprador', 'forma', 'empresa', 'servicio', 'nada'],
  otroNumero: ['clave', 'forma', 'empresa', 'servicio', 'nada'],
};

function actosDe(cod_doc: string, estado: EstadoComprobante, codigo: string) {
  const documento = { cod_doc, estado, codigo, en_duda: false };
  return [
    ...(seReintenta(documento) ? (['reintentar'] as const) : []),
    ...(seCorrige(documento) ? (['corregir'] as const) : []),
    ...(seRenumera(documento) ? (['otroNumero'] as const) : []),
  ];
}

/** Nothing is asked of a person about these: the document goes on, was ended, or waits for its company. */
const SIN_PERSONA: readonly EstadoComprobante[] = [
  ...EN_ESPERA,
  'AUTORIZADO',
  'ANULADA',
  'EMPRESA_PAUSADA',
];

describe('what is offered about a refusal', () => {
  it('knows what every code of the table is about', () => {
    expect(Object.keys(ASUNTO).sort()).toEqual(Object.keys(CODIGOS_SRI).sort());
  });

  it('is something in each state that asks for a person, and nothing in the others', () => {
    const conPersona = ESTADOS_COMPROBANTE.filter((estado) => !SIN_PERSONA.includes(estado));
    expect([...conPersona].sort()).toEqual([...REINTENTABLES].sort());
    for (const estado of SIN_PERSONA)
      for (const codigo of Object.keys(CODIGOS_SRI))
        expect(actosDe('01', estado, codigo)).toEqual([]);
  });

  describe.each(REINTENTABLES)('%s', (estado) => {
    it.each(Object.entries(ASUNTO))(
      'with %s, about its %s: an act changes that',
      (codigo, asunto) => {
        const sirven = actosDe('01', estado, codigo).filter((acto) =>
          CAMBIA[acto].includes(asunto),
        );
        expect(sirven).not.toEqual([]);
      },
    );
  });

  it('is the number, never a second try, where the key or the date of a document is refused', () => {
    for (const codigo of ['58', '65', '67', '80'])
      for (const tipo of ['01', '04'])
        expect(actosDe(tipo, 'DEVUELTA', codigo)).toEqual(['otroNumero']);
  });

  it('is for a credit note what it is for an invoice, but that its buyer is the invoice’s', () => {
    for (const [codigo, asunto] of Object.entries(ASUNTO)) {
      const actos = actosDe('04', 'NO_AUTORIZADO', codigo);
      const sirven = actos.filter((acto) => CAMBIA[acto].includes(asunto));
      expect({ codigo, sirve: sirven.length > 0 }).toEqual({
        codigo,
        sirve: asunto !== 'comprador',
      });
      expect(actos).not.toContain('corregir');
    }
  });
});
