import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';

import type { Call } from '../contracts/defineCall';
import { clientesCalls } from '../contracts/ventas/clientes';
import { facturacionCalls } from '../contracts/facturacion/facturacion';

import { toRequest } from './fromCall';

const acceso = { perfiles: 'sesion', area: null } as const;

describe('toRequest', () => {
  it('spreads a flat input over path, query and body', () => {
    const call = {
      method: 'PUT',
      path: '/v1/cosa/:id',
      acceso,
      params: z.strictObject({ id: z.string() }),
      query: z.strictObject({ empresa: z.string() }),
      body: z.strictObject({ nombre: z.string() }),
      reply: z.null(),
    } as const satisfies Call;

    expect(toRequest(call, { id: 'a/b', empresa: 'Andina', nombre: 'Café' })).toEqual({
      method: 'PUT',
      url: '/v1/cosa/a%2Fb',
      params: { empresa: 'Andina' },
      body: { nombre: 'Café' },
    });
  });

  it('sends the key of an idempotent call as a header and not in its body', () => {
    const request = toRequest(facturacionCalls.reservarClaveAcceso, {
      ruc: '1790011674001',
      empresa: 'Andina',
      idempotencia: 'k-1',
    });

    expect(request.headers).toEqual({ 'Idempotency-Key': 'k-1' });
    expect(request.body).toEqual({ ruc: '1790011674001', empresa: 'Andina' });
  });

  it('leaves out what was not given and waits as long as the contract says', () => {
    expect(toRequest(clientesCalls.consultarCliente, { id: '1710034065' }).params).toEqual({});
    expect(toRequest(facturacionCalls.consultarEmpresa, { company: 'Andina' }).timeout).toBe(
      10_000,
    );
  });
});
