import { ponerEquipo, vaciarAlmacen } from '../testing/makeEquipo';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { makeStore, nuevoUuid } from '@comanda/shared/api';
import { sesionIniciada } from '@comanda/shared/session';
import { answer, makeUsuario } from '@comanda/shared/testing';

import { BOLETOS_DE_EQUIPO, cajonCalls } from '../contracts/caja/cajon';
import { papelDeCajaCalls } from '../contracts/caja/papel';

import { gastarBoleto, tenerBoletos } from './boletos';
import { equipoDe } from './index';

const EMPRESA = 'La Cevichería del Puerto';
const HORA_MS = 3_600_000;
const IMPRESION = '7f0e1d7c-0d6d-4d52-9a3f-0a4f5d2c1b11';

function abrir() {
  const store = makeStore();
  const usuario = makeUsuario({ id: 'u1', empresa: [EMPRESA] });
  store.dispatch(sesionIniciada({ ...usuario, token: 'token-de-prueba', vence: 600 }));
  return store;
}

const makeBoletos = (cuantos: number, horas = 48) =>
  Array.from({ length: cuantos }, (_, i) => ({
    id: nuevoUuid(),
    boleto: `boleto${i}.firma`,
    vence: new Date(Date.now() + horas * HORA_MS).toISOString(),
  }));
const dar = (boletos: ReturnType<typeof makeBoletos>) =>
  answer(cajonCalls.boletosDeEquipo, { success: true, data: { boletos } });
const vinculada = (impresion = IMPRESION) =>
  answer(papelDeCajaCalls.estadoDeImpresion, {
    success: true,
    data: { reloj: new Date().toISOString(), vinculos: [{ empresa: EMPRESA, impresion }] },
  });
const tenidos = async () => (await equipoDe(EMPRESA))?.cajon?.boletos.map(({ boleto }) => boleto);

describe('what a till opens its drawer with while it has no line', () => {
  beforeEach(() => ponerEquipo({ empresa: EMPRESA }));
  afterEach(vaciarAlmacen);

  it('is asked for once its print service is known, and not while there is enough', async () => {
    const { dispatch } = abrir();
    await tenerBoletos(dispatch, EMPRESA);
    expect(await tenidos()).toBeUndefined(); // no print service was ever told of

    const pedidos = dar(makeBoletos(BOLETOS_DE_EQUIPO));
    await tenerBoletos(dispatch, EMPRESA, IMPRESION);
    expect(await tenidos()).toHaveLength(BOLETOS_DE_EQUIPO);
    vinculada();
    await tenerBoletos(dispatch, EMPRESA);
    expect(pedidos).toHaveLength(1);
  });

  it('is good once each, and told to the server with the next contact', async () => {
    const { dispatch } = abrir();
    dar(makeBoletos(2));
    await tenerBoletos(dispatch, EMPRESA, IMPRESION);
    const ventas = [nuevoUuid(), nuevoUuid(), nuevoUuid()];
    const gastados = await Promise.all(ventas.map((venta) => gastarBoleto(EMPRESA, venta)));
    expect(gastados.filter((uno) => uno !== undefined).sort()).toEqual([
      'boleto0.firma',
      'boleto1.firma',
    ]);

    vinculada();
    const pedidos = dar(makeBoletos(3));
    await tenerBoletos(dispatch, EMPRESA);
    const { usados } = pedidos[0]!.body as { usados: { referencia: string }[] };
    expect(usados).toHaveLength(2);
    expect(ventas).toEqual(expect.arrayContaining(usados.map(({ referencia }) => referencia)));
    expect((await equipoDe(EMPRESA))?.cajon?.usados).toEqual([]);
    expect(await tenidos()).toHaveLength(3);
  });

  it('is none that has ended, and none where there is no till', async () => {
    const { dispatch } = abrir();
    dar(makeBoletos(1, -1));
    await tenerBoletos(dispatch, EMPRESA, IMPRESION);
    expect(await gastarBoleto(EMPRESA, nuevoUuid())).toBeUndefined();
    expect(await gastarBoleto('Otra Empresa', nuevoUuid())).toBeUndefined();
  });

  it('tells of what was opened with the key of before, and then asks for the new one', async () => {
    const { dispatch } = abrir();
    dar(makeBoletos(1));
    await tenerBoletos(dispatch, EMPRESA, IMPRESION);
    await gastarBoleto(EMPRESA, nuevoUuid());
    const otra = nuevoUuid();
    const pedidos = dar(makeBoletos(1));
    await tenerBoletos(dispatch, EMPRESA, otra);
    await tenerBoletos(dispatch, EMPRESA, otra);
    expect(pedidos.map(({ body }) => (body as { impresion: string }).impresion)).toEqual([
      IMPRESION,
      otra,
    ]);
  });
});
