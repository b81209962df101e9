import { afterEach, describe, expect, it, jest } from '@jest/globals';

import { papelDeCajaCalls } from '../contracts/caja/papel';
import { impresionCalls } from '../contracts/ventas/impresion';
import { makeTicket } from '../domain/papel/testing/tickets';
import { guardarPapel } from '../papel/ajuste';

import { conNavegador, PAPELES } from './enNavegador';

const porServicio = jest.fn<ReturnType<typeof conNavegador>>();
const pedir = (url: string, body: unknown = {}) => {
  porServicio.mockResolvedValue({ data: 'del servicio' });
  return conNavegador(porServicio)({ method: 'POST', url, body }, {} as never, {});
};

afterEach(() => {
  guardarPapel(null);
  porServicio.mockReset();
});

describe('paper in the browser', () => {
  it('is what the contract of the print service calls so', () => {
    const { imprimirTicket, imprimirComanda } = impresionCalls;
    const { imprimirHojaCaja } = papelDeCajaCalls;
    expect([...PAPELES]).toEqual(
      [imprimirTicket, imprimirComanda, imprimirHojaCaja].map(({ path }) => path),
    );
  });

  it('is the print service’s where nothing else was chosen', async () => {
    expect(await pedir(impresionCalls.imprimirTicket.path)).toEqual({ data: 'del servicio' });
  });

  it('leaves the drawer to the service', async () => {
    guardarPapel('80');
    expect(await pedir(papelDeCajaCalls.abrirCajon.path)).toEqual({ data: 'del servicio' });
  });

  it('refuses a ticket that does not add up, as the service does, and asks the service nothing', async () => {
    guardarPapel('58');
    const ticket = { ...makeTicket(), total: 1 };
    expect(await pedir(impresionCalls.imprimirTicket.path, ticket)).toEqual({
      error: expect.objectContaining({ code: 'TOTALES_NO_COINCIDEN' }),
    });
    expect(porServicio).not.toHaveBeenCalled();
  });
});
