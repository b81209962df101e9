import { describe, expect, it } from '@jest/globals';

import { impresionCalls } from '@comanda/shared/contracts/ventas/impresion';

import { buildPrint, RITMO_DE_IMPRESION } from './app';
import { soloUna } from './testing/impresoras';
import { makeTicket } from '@comanda/shared/domain/papel/testing/tickets';

const POR_MINUTO = 30;

describe('the print service', () => {
  it('prints what a till sells, and refuses who does nothing but ask, login or not', async () => {
    const papeles: string[] = [];
    const impresora = {
      destino: 'papel',
      imprimir: (_bytes: Uint8Array, id: string) => {
        papeles.push(id);
        return Promise.resolve();
      },
    };
    const app = await buildPrint(
      { impresoras: soloUna(impresora), origenes: [] },
      { log: false, ritmo: RITMO_DE_IMPRESION },
    );
    const { method, path: url } = impresionCalls.imprimirTicket;
    const imprimir = () => app.inject({ method, url, payload: makeTicket() });
    for (let i = 0; i < POR_MINUTO; i++) expect((await imprimir()).statusCode).toBe(200);
    expect(papeles).toHaveLength(POR_MINUTO);

    const dichas = await Promise.all(Array.from({ length: 1_000 }, imprimir));
    const negadas = dichas.filter(({ statusCode }) => statusCode === 429);
    expect(negadas.length).toBeGreaterThan(0);
    expect(negadas[0]?.json()).toMatchObject({ code: 'DEMASIADAS_PETICIONES' });
    await app.close();
  });
});
