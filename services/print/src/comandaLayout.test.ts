import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { comandaLayout } from '@comanda/shared/domain/papel/comandaLayout';
import { papelDe } from '@comanda/shared/domain/papel/renglones';
import { makeComanda, makeLinea } from '@comanda/shared/domain/papel/testing/comandas';

import { codificar } from './escpos/codificar';
import { decodificar } from './escpos/decodificar';

const textos = (...comanda: Parameters<typeof makeComanda>) =>
  comandaLayout(makeComanda(...comanda)).map(({ texto }) => texto);

const TODO = [
  makeLinea({ producto: 'Flan', cantidad: 1, curso: 'POSTRE' }),
  makeLinea({ opt: 'sin cebolla\n\nbien picante', marca: 'AGREGADO' }),
  makeLinea({ producto: 'Pescado', cantidad: 0.75, curso: 'FUERTE' }),
  makeLinea({ producto: 'Sopa marinera de la casa con todo', curso: 'ENTRADA', marca: 'ANULADO' }),
];

describe('comandaLayout', () => {
  it('prints what a station has to do, course after course, each option on its line, no prices', () => {
    expect(textos({}, TODO)).toEqual([
      '         Cocina',
      '         MESA 5',
      '        Orden 12',
      'Mesero: Marta Mesa',
      'Hora: 20/11/2026 13:45',
      '-'.repeat(48),
      'Cant. Producto',
      '    +++ AGREGADO +++',
      '2 Ceviche de camarón',
      '  * sin cebolla',
      '  * bien picante',
      '     -- ENTRADA --',
      '   XXXX ANULADO XXXX',
      '2 Sopa marinera de la',
      '  casa con todo',
      '      -- FUERTE --',
      '0.750 Pescado',
      '      -- POSTRE --',
      '1 Flan',
      '-'.repeat(48),
    ]);
  });

  it('prints all that is to be cooked twice as large', () => {
    const grandes = comandaLayout(makeComanda({}, TODO))
      .filter(({ estilo }) => estilo === 'grande')
      .map(({ texto }) => texto.trim());
    expect(grandes).toEqual(
      expect.arrayContaining(['MESA 5', 'XXXX ANULADO XXXX', '* bien picante', '1 Flan']),
    );
  });

  it('says a name instead of a table, and that it is a copy', () => {
    const impreso = textos({ mesa: '', orden: 'Para llevar Ana', copia: true }).join('\n');
    expect(impreso).not.toContain('MESA');
    expect(impreso).toContain('Para llevar Ana');
    expect(impreso).toContain('*** REIMPRESIÓN ***');
  });

  it('fits the paper whatever is written, and is cut once', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), fc.string({ maxLength: 300 }), (nombre, opt) => {
        const renglones = comandaLayout(
          makeComanda({ orden: nombre, estacion: nombre, mesero: opt }, [
            makeLinea({ producto: nombre, opt, cantidad: 9999 }),
          ]),
        );
        for (const { texto, estilo } of renglones)
          expect(texto.length).toBeLessThanOrEqual(papelDe(48).anchoDe(estilo));
        expect(decodificar(codificar(renglones)).cortes).toBe(1);
      }),
    );
  });
});
