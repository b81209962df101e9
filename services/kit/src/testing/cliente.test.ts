import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';

import { defineCalls, envelope } from '@comanda/shared/contracts/defineCall';
import { AppError } from '@comanda/shared/errors/AppError';
import type { ErrorCode } from '@comanda/shared/errors/catalogo';

import { exponer } from '../http/exponer';
import { buildServer, type Server } from '../http/server';
import { clienteDe, type Cliente } from './cliente';

const calls = defineCalls('ordering', {
  mover: {
    method: 'POST',
    path: '/mover/:id.pdf',
    acceso: { perfiles: 'publico', area: null },
    idempotente: true,
    params: z.strictObject({ id: z.string() }),
    query: z.strictObject({ dia: z.string().optional() }),
    body: z.strictObject({ mesa: z.number() }),
    reply: envelope(z.object({ id: z.string(), mesa: z.number(), clave: z.string() })),
    fallos: ['NO_ENCONTRADO'],
  },
});
const CLAVE = '00000000-0000-4000-8000-000000000000';
const entrada = { id: 'a/b', mesa: 4, idempotencia: CLAVE };

describe('clienteDe', () => {
  let app: Server;
  let cliente: Cliente;
  let fallo: ErrorCode | null = null;
  beforeAll(async () => {
    app = await buildServer({ nombre: 'prueba', log: false });
    exponer(app, calls.mover, async ({ entrada: { id, mesa }, idempotencia }) => {
      if (fallo) throw new AppError(fallo);
      return { id, mesa, clave: idempotencia };
    });
    cliente = clienteDe(app);
  });
  afterAll(() => app.close());

  it('puts each field where the contract says, and answers the data', async () => {
    expect(await cliente.dato(calls.mover, null, entrada)).toEqual({
      id: 'a/b',
      mesa: 4,
      clave: CLAVE,
    });
  });

  it('sends what the contract does not have, for the server to refuse', async () => {
    const { status, errores } = await cliente.pedirMal(calls.mover, null, {
      ...entrada,
      propina: 1,
    });
    expect([status, errores]).toEqual([400, [{ campo: '', msg: 'Campo no permitido: propina' }]]);
    expect((await cliente.pedirMal(calls.mover, null, { id: 'a', mesa: 4 })).code).toBe(
      'IDEMPOTENCIA_REQUERIDA',
    );
  });

  it('lets no refusal pass that the contract does not list', async () => {
    fallo = 'NO_ENCONTRADO';
    expect((await cliente.pedir(calls.mover, null, entrada)).code).toBe('NO_ENCONTRADO');
    await expect(cliente.dato(calls.mover, null, entrada)).rejects.toThrow(
      'dato: POST /mover/:id.pdf answered 404',
    );
    for (fallo of ['CARRITO_VACIO', 'INESPERADO'] as const)
      await expect(cliente.pedir(calls.mover, null, entrada)).rejects.toThrow(
        `POST /mover/:id.pdf answered ${fallo}, which its contract does not list (fallos)`,
      );
    fallo = null;
  });
});
