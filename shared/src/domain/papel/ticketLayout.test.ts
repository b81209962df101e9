import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import type { TicketBody } from '../../contracts/ventas/impresion';

import { LEYENDA_DE_NOTA } from '../ley/notasDeVenta';

import { LINEAS, makeTicket, cuentasDePrueba } from './testing/tickets';

import { COLUMNAS_DE_PAPEL, envolver } from './columnas';
import { ticketLayout } from './ticketLayout';

const textos = (ticket = makeTicket(), lineas = LINEAS) =>
  ticketLayout(ticket, cuentasDePrueba(lineas)).map(({ texto }) => texto);
const conNota = (ticket: TicketBody, opciones: string): TicketBody => ({
  ...ticket,
  tienda: ticket.tienda.map((linea) => ({ ...linea, opciones })),
});
const BANO = [
  { producto: 'Servicio de baño', precio_venta: 0.25, cantidad: 2, tarifa: 0 as const },
];

describe('ticketLayout', () => {
  it('prints a nota de venta with its authorisation and legend, and no line of IVA, however small', () => {
    const nota = { numero: '001-001-000000007', autorizacion: '1123456789', caduca: '2027-11-30' };
    const impreso = textos(makeTicket(BANO, { clave_acceso: null, nota }), BANO);
    expect(impreso).toContain('NOTA DE VENTA 001-001-000000007');
    expect(impreso.join('\n')).not.toMatch(/IVA|Subtotal/);
    expect(impreso.slice(-6)).toEqual([
      '-'.repeat(48),
      'Autorización SRI: 1123456789',
      'Válida hasta: 30/11/2027',
      ` ${LEYENDA_DE_NOTA}`,
      '',
      '             Gracias por su compra',
    ]);
  });

  it('says of a sale on account until when it is paid', () => {
    const credito = { plazo: 30, vence: '2026-12-20' };
    const impreso = textos(makeTicket(LINEAS, { forma_pago: 'CREDITO', credito }));
    expect(impreso).toContain('A crédito, 30 días, vence 20/12/2026');
    expect(impreso.find((linea) => linea.startsWith('Forma de pago'))).toMatch(/CRÉDITO$/);
  });

  it('prints the whole ticket', () => {
    expect(textos()).toEqual([
      'La Cevichería del Puerto',
      '           CEVICHERÍA DEL PUERTO S.A.',
      '               RUC 0992345678001',
      '            Malecón 2000, Guayaquil',
      '-'.repeat(48),
      'FACTURA 001-001-000000123',
      'Fecha: 20/11/2026 13:45',
      'Cliente: María Ñauñay',
      'CI/RUC: 1710034065',
      'Correo: maria@correo.ec',
      '-'.repeat(48),
      'Cant. Producto                             Total',
      '   2  Ceviche de camarón @ 9.50            19.00',
      '   1  Jugo de piña                          2.10',
      '   1  Agua sin gas                          0.75',
      '-'.repeat(48),
      'Subtotal 15%                               18.35',
      'Subtotal 0%                                 0.75',
      'IVA 15%                                     2.75',
      'TOTAL              21.85',
      'Forma de pago                           EFECTIVO',
      'Recibido                                   25.00',
      'Cambio                                      3.15',
      '-'.repeat(48),
      'Clave de acceso',
      '2011 2026 0109 9233 9411 0011 0010 0100 0000',
      '0071 2345 6781 6',
      '',
      '             Gracias por su compra',
    ]);
  });

  it.each([
    ['whole', LINEAS],
    ['short', BANO],
  ])('says that a test document has no value, and of an invoice nothing: %s', (_, lineas) => {
    const dicho = (over: Partial<TicketBody>) =>
      textos(makeTicket(lineas, over), lineas).join('\n');
    expect(dicho({ ambiente: '1' })).toContain('PRUEBAS - SIN VALIDEZ TRIBUTARIA');
    expect(dicho({ ambiente: '2' })).not.toContain('PRUEBAS');
    expect(dicho({ ambiente: '1', clave_acceso: null })).not.toContain('PRUEBAS'); // no invoice at all
  });

  it('says under the access key that the authority does not have it, where it was sold without a line', () => {
    const pendiente = textos({ ...makeTicket(), pendiente: true });
    expect(pendiente.map((texto) => texto.trim())).toContain('Pendiente de autorización');
    expect(textos().join()).not.toContain('Pendiente');
  });

  it('is short up to 0.50 dollars and not one cent above (spec section 9)', () => {
    const corto = textos(makeTicket(BANO), BANO);
    const caro = [{ ...BANO[0]!, precio_venta: 0.51, cantidad: 1 }];
    expect(corto.join('\n')).toContain('Servicio de baño');
    expect(corto.join('\n')).not.toMatch(/Cliente|Clave|RUC|Subtotal/);
    expect(textos(makeTicket(caro), caro).join('\n')).toContain('Cliente');
  });

  it('marks a copy, and leaves out what it is not told', () => {
    const simple = textos(
      makeTicket(LINEAS, {
        copia: true,
        clave_acceso: null,
        forma_pago: undefined,
        recibido: undefined,
        cambio: undefined,
      }),
    ).join('\n');
    expect(simple).toContain('*** REIMPRESIÓN ***');
    expect(simple).toContain('TICKET 001');
    expect(simple).not.toMatch(/FACTURA|Clave|Forma de pago|Recibido|Cambio/);
  });

  it('says under a line what the kitchen was told of it', () => {
    const ticket = makeTicket();
    const [primera, ...resto] = ticket.tienda;
    if (!primera) throw new Error('makeTicket has lines');
    const nota = 'sin cebolla, el ají aparte y bien cocido por favor';
    const escrito = textos({ ...ticket, tienda: [{ ...primera, opciones: nota }, ...resto] });

    const desde = escrito.findIndex((renglon) => renglon.includes('* sin cebolla'));
    expect(escrito[desde - 1]).toContain('Ceviche de camarón');
    expect(`${escrito[desde]?.trim()} ${escrito[desde + 1]?.trim()}`).toBe(`* ${nota}`);
    expect(escrito.filter((renglon) => renglon.includes('*'))).toHaveLength(1);
  });

  it('never passes the edge of the paper', () => {
    const texto = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 });
    fc.assert(
      fc.property(texto, texto, texto, (producto, cliente, empresa) => {
        const lineas = [{ producto, precio_venta: 99_999.99, cantidad: 99, tarifa: 15 as const }];
        for (const renglon of ticketLayout(
          conNota(makeTicket(lineas, { cliente, empresa }), cliente),
          cuentasDePrueba(lineas),
        )) {
          const ancho = renglon.estilo === 'grande' ? COLUMNAS_DE_PAPEL / 2 : COLUMNAS_DE_PAPEL;
          expect(Array.from(renglon.texto).length).toBeLessThanOrEqual(ancho);
        }
      }),
    );
  });

  it('loses no word when it breaks a line', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 200 }),
        fc.integer({ min: 1, max: 48 }),
        (texto, ancho) => {
          expect(envolver(texto, ancho).join('').replace(/\s/g, '')).toBe(texto.replace(/\s/g, ''));
        },
      ),
    );
  });
});
