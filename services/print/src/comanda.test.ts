import { afterEach, describe, expect, it } from '@jest/globals';

import { hasta } from '@comanda/kit/testing/hasta';
import { clienteDe } from '@comanda/kit/testing/cliente';
import { impresionCalls as calls } from '@comanda/shared/contracts/ventas/impresion';

import { buildPrint } from './app';
import { leerEnv } from './env';
import { decodificar, textoImpreso } from './escpos/decodificar';
import { elegirImpresoras } from './impresoras/elegirImpresoras';
import { makeComanda } from '@comanda/shared/domain/papel/testing/comandas';
import { abrirImpresora, type ImpresoraFalsa } from './testing/impresoraFalsa';
import { makeTicket } from '@comanda/shared/domain/papel/testing/tickets';

import type { Socket } from 'node:net';

const cierres: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cerrar of cierres.splice(0).reverse()) await cerrar();
});

async function conImpresora(atender?: (socket: Socket) => void) {
  const falsa = await abrirImpresora(atender);
  cierres.push(() => falsa.cerrar());
  return falsa;
}

/** A print service with those printers at its till and its kitchen. */
async function conServicio(caja: ImpresoraFalsa, cocina: ImpresoraFalsa) {
  const env = leerEnv({ PRINTER: caja.url, PRINTERS: `Cocina=${cocina.url}` });
  const app = await buildPrint(
    { impresoras: elegirImpresoras(env, { dataDir: '' }), origenes: [] },
    { log: false },
  );
  cierres.push(() => app.close());
  const cliente = clienteDe(app);
  return {
    comanda: (over: object = {}) =>
      cliente.pedirMal(calls.imprimirComanda, null, { ...makeComanda(), ...over }),
    ticket: () => cliente.pedir(calls.imprimirTicket, null, makeTicket()),
  };
}

const papelDe = async (falsa: ImpresoraFalsa) => {
  await hasta('its paper', () => falsa.recibidos.length > 0);
  return falsa.recibidos.map((bytes) => textoImpreso(decodificar(bytes)).join('\n'));
};

describe('POST /imprimir/comanda', () => {
  it("comes out of its station's printer, large, without prices, and is cut off", async () => {
    const [caja, cocina] = [await conImpresora(), await conImpresora()];
    const { comanda } = await conServicio(caja, cocina);
    const respuesta = await comanda({ estacion: 'COCINA' });

    expect(respuesta.data).toEqual({
      id: expect.stringMatching(/^comanda-COCINA-Orden12-/),
      destino: cocina.url,
    });
    expect(await papelDe(cocina)).toEqual([expect.stringContaining('2 Ceviche de camarón')]);
    expect(decodificar(cocina.recibidos[0]!).cortes).toBe(1);
    expect(caja.recibidos).toEqual([]);
  });

  it('comes out at the till where its station has none', async () => {
    const [caja, cocina] = [await conImpresora(), await conImpresora()];
    const { comanda } = await conServicio(caja, cocina);

    expect((await comanda({ estacion: 'Barra' })).data).toMatchObject({ destino: caja.url });
    expect(await papelDe(caja)).toEqual([expect.stringContaining('Barra')]);
    expect(cocina.recibidos).toEqual([]);
  });

  it("of a kitchen's printer that is stuck holds up no ticket of the till", async () => {
    const retenidos: Socket[] = [];
    let atascada = true;
    const cocina = await conImpresora((socket) => {
      if (!atascada) return;
      socket.allowHalfOpen = true; // has the paper, and does not say that it is out
      retenidos.push(socket);
    });
    const caja = await conImpresora();
    const { comanda, ticket } = await conServicio(caja, cocina);

    const pendientes = [comanda(), comanda()];
    await hasta('the first on its way', () => retenidos.length > 0);
    expect(await ticket()).toMatchObject({ status: 200, data: { destino: caja.url } });
    expect(await papelDe(caja)).toHaveLength(1);
    atascada = false;
    retenidos.forEach((socket) => socket.end());
    for (const { status } of await Promise.all(pendientes)) expect(status).toBe(200);
  });

  it('says that the printer is not there', async () => {
    const [caja, cocina] = [await conImpresora(), await conImpresora()];
    const { comanda } = await conServicio(caja, cocina);
    await cocina.cerrar();
    expect(await comanda()).toMatchObject({
      status: 503,
      code: 'IMPRESORA_NO_DISPONIBLE',
      msg: 'Error al enviar la factura o la impresora no está conectada',
    });
  });

  it('says that it had begun, where the printer then fails', async () => {
    const caja = await conImpresora();
    const cocina = await conImpresora((socket) => {
      socket.once('data', () => socket.resetAndDestroy());
    });
    const { comanda } = await conServicio(caja, cocina);
    expect(await comanda()).toMatchObject({
      status: 503,
      code: 'IMPRESORA_NO_TERMINO',
      msg: 'La impresora no terminó. Vea si el papel salió antes de imprimir otra vez',
    });
  });

  it.each([
    ['no lines', { lineas: [] }, 'lineas', 'La comanda no tiene líneas'],
    [
      'a mark nobody knows',
      { lineas: [{ ...makeComanda().lineas[0], marca: 'URGENTE' }] },
      'lineas.0.marca',
      expect.any(String),
    ],
  ])('puts nothing on paper for %s', async (_caso, over, campo, msg) => {
    const [caja, cocina] = [await conImpresora(), await conImpresora()];
    const { comanda } = await conServicio(caja, cocina);
    expect(await comanda(over)).toMatchObject({ status: 400, errores: [{ campo, msg }] });
    expect([...caja.recibidos, ...cocina.recibidos]).toEqual([]);
  });
});
