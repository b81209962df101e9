import { describe, expect, it } from '@jest/globals';
import { PNG } from 'pngjs';

import { clienteDe } from '@comanda/kit/testing/cliente';
import { impresionCalls } from '@comanda/shared/contracts/ventas/impresion';
import { AppError } from '@comanda/shared/errors/AppError';

import { buildPrint } from './app';
import { DE_FABRICA, type Perfil } from './impresoras/perfil';
import { soloUna } from './testing/impresoras';
import { decodificar, textoImpreso } from './escpos/decodificar';
import { esNegro } from './escpos/trama';
import { dibujar } from './vista/dibujar';
import { makeTicket } from '@comanda/shared/domain/papel/testing/tickets';

import type { Impresora } from './impresoras/impresora';

const ORIGEN = 'http://localhost:3000';

async function start(over: Partial<Impresora> = {}, perfil: Perfil = DE_FABRICA) {
  const papel: Uint8Array[] = [];
  const impresora: Impresora = {
    destino: 'papel',
    imprimir: (bytes) => {
      papel.push(bytes);
      return Promise.resolve();
    },
    ...over,
  };
  const app = await buildPrint(
    { impresoras: soloUna(impresora, perfil), origenes: [ORIGEN] },
    { log: false },
  );
  const cliente = clienteDe(app);
  const imprimir = (ticket: object, headers: Record<string, string> = { origin: ORIGEN }) =>
    cliente.pedirMal(impresionCalls.imprimirTicket, null, ticket, { headers });
  return { app, papel, imprimir };
}

/** Black at the left, white at the right. */
function logoDe(width: number, height: number): string {
  const png = new PNG({ width, height });
  for (let i = 0; i < width * height; i++)
    png.data
      .fill(i % width < width / 2 ? 0 : 255, i * 4, i * 4 + 3)
      .fill(255, i * 4 + 3, i * 4 + 4);
  return PNG.sync.write(png).toString('base64');
}

describe('POST /imprimir/tikect (spec section 7)', () => {
  it('prints the ticket and says where', async () => {
    const { papel, imprimir } = await start();
    const respuesta = await imprimir(makeTicket());

    expect(respuesta.cuerpo).toEqual({
      success: true,
      data: { id: expect.stringMatching(/^001-001-000000123-/), destino: 'papel' },
    });
    expect(papel.map((bytes) => textoImpreso(decodificar(bytes)).join('\n'))).toEqual([
      expect.stringContaining('Gracias por su compra'),
    ]);
  });

  it('prints the logo in the middle above the ticket, which is the same without it', async () => {
    const { papel, imprimir } = await start();
    await imprimir(makeTicket());
    await imprimir({ ...makeTicket(), logo: logoDe(16, 8) });
    const [sin, con] = papel.map((bytes) => decodificar(bytes));
    expect({ ...con, logo: undefined }).toEqual(sin);
    expect(con?.logo).toMatchObject({ anchoBytes: 72, alto: 8 });
    const negros = Array.from({ length: 576 }, (_, x) => x).filter((x) =>
      esNegro(con!.logo!, x, 0),
    );
    expect(negros).toEqual([280, 281, 282, 283, 284, 285, 286, 287]); // the left half of it
    expect(PNG.sync.read(dibujar(con!)).height).toBe(PNG.sync.read(dibujar(sin!)).height + 8);
  });

  it('prints two copies with it on paper of 58 mm, each cut through, and opens the drawer once', async () => {
    const perfil: Perfil = {
      ...DE_FABRICA,
      columnas: '32',
      corte: 'COMPLETO',
      cajon: 'PIN_5',
      copias: 2,
    };
    const { papel, imprimir } = await start({}, perfil);
    await imprimir({ ...makeTicket(), logo: logoDe(16, 8), cajon: true });
    const impreso = decodificar(papel[0]!, perfil);
    expect(impreso).toMatchObject({ cortes: 2, pulsos: 1, logo: { anchoBytes: 48 } });
    expect(textoImpreso(impreso).filter((linea) => linea.includes('Gracias'))).toHaveLength(2);
  });

  it.each([
    ['text', Buffer.from('hola, no soy un logo de verdad').toString('base64')],
    ['one wider than the paper', logoDe(584, 8)],
    ['one cut off', Buffer.from(logoDe(16, 8), 'base64').subarray(0, 40).toString('base64')],
  ])('prints without a logo that is %s', async (_que, logo) => {
    const { papel, imprimir } = await start();
    expect((await imprimir({ ...makeTicket(), logo })).status).toBe(200);
    expect(decodificar(papel[0]!).logo).toBeUndefined();
  });

  it('counts what came out and what did not', async () => {
    const contado = async (app: Awaited<ReturnType<typeof start>>['app'], salio: string) =>
      Number(
        new RegExp(`^comanda_impresiones_total\\{salio="${salio}"\\} (\\d+)$`, 'm').exec(
          (await app.inject('/metricas')).body,
        )?.[1],
      );
    const bien = await start();
    const [si, no] = [await contado(bien.app, 'si'), await contado(bien.app, 'no')];
    await bien.imprimir(makeTicket());
    const mal = await start({ imprimir: () => Promise.reject(new Error('sin papel')) });
    await mal.imprimir(makeTicket());
    await mal.imprimir(makeTicket());

    expect([await contado(mal.app, 'si'), await contado(mal.app, 'no')]).toEqual([si + 1, no + 2]);
  });

  it("answers the specification's sentence when the printer fails", async () => {
    const { imprimir } = await start({ imprimir: () => Promise.reject(new Error('sin papel')) });
    const respuesta = await imprimir(makeTicket());
    expect(respuesta.status).toBe(503);
    expect(respuesta.cuerpo).toEqual({
      success: false,
      code: 'IMPRESORA_NO_DISPONIBLE',
      msg: 'Error al enviar la factura o la impresora no está conectada',
    });
  });

  it('says that others wait, where the printer is behind', async () => {
    const { imprimir } = await start({
      imprimir: () => Promise.reject(new AppError('IMPRESORA_OCUPADA')),
    });
    expect(await imprimir(makeTicket())).toMatchObject({ status: 503, code: 'IMPRESORA_OCUPADA' });
  });

  it.each([
    ['a total that is not that of its lines', { total: 21.86 }, 'TOTALES_NO_COINCIDEN'],
    ['a field nobody knows', { regalo: 1 }, 'DATOS_INVALIDOS'],
    ['no lines', { tienda: [] }, 'DATOS_INVALIDOS'],
    [
      'a rate nobody knows',
      { tienda: [{ ...makeTicket().tienda[0], porcentaje_iva: 99 }] },
      'DATOS_INVALIDOS',
    ],
  ])('puts nothing on paper for %s', async (_caso, over, code) => {
    const { papel, imprimir } = await start();
    expect(await imprimir({ ...makeTicket(), ...over })).toMatchObject({
      code,
      cuerpo: { success: false },
    });
    expect(papel).toEqual([]);
  });
});

describe('pages that may print', () => {
  it("lets the product's pages in, from a public address too", async () => {
    const { app } = await start();
    const { statusCode, headers } = await app.inject({
      method: 'OPTIONS',
      url: '/imprimir/tikect',
      headers: {
        origin: ORIGEN,
        'access-control-request-method': 'POST',
        'access-control-request-private-network': 'true',
      },
    });
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': ORIGEN,
      'access-control-allow-private-network': 'true',
    });
  });

  it('prints nothing for any other page, nor lets it ask', async () => {
    const { app, papel, imprimir } = await start();
    const ajeno = { origin: 'http://localhost:3001' };
    const permiso = await app.inject({
      method: 'OPTIONS',
      url: '/imprimir/tikect',
      headers: ajeno,
    });
    const respuesta = await imprimir(makeTicket(), ajeno);

    expect([permiso.statusCode, respuesta.status]).toEqual([403, 403]);
    expect(respuesta.code).toBe('ORIGEN_NO_PERMITIDO');
    expect(permiso.headers['access-control-allow-origin']).toBeUndefined();
    expect(papel).toEqual([]);
  });
});
