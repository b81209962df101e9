import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { esFirmaDeVinculo, leerBoleto } from '@comanda/kit/acceso/boletoDeCajon';
import { ADMIN, CAJERO, OTRA, ADMIN_OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { cajasCalls } from '@comanda/shared/contracts/caja/cajas';
import { cajonCalls as calls } from '@comanda/shared/contracts/caja/cajon';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';

import { buildApp } from '../app';
import { limpiarCaja } from '../testing/limpiarCaja';
import { registrarEquipo } from '../testing/sinLinea';
import { makeSolicitudDeOtra } from '../testing/ventas';

const { empresa } = OTRA;
const T0 = new Date('2026-11-20T15:00:00Z');
const MINUTO_MS = 60_000;

let servicio: Servicio;
let ahora = T0;
beforeAll(async () => {
  servicio = await abrirServicio(buildApp, { reloj: () => ahora });
  await servicio.sql(
    'insert into identidad.usuario_empresas (usuario_id, empresa_id, orden) values ($1, $2, 2)',
    [CAJERO.id, OTRA.id],
  );
});
afterAll(() => servicio.cerrar());
beforeEach(async () => {
  ahora = new Date(ahora.getTime() + 24 * 60 * MINUTO_MS);
  await servicio.sql('delete from pedidos.boletos_de_cajon');
  await limpiarCaja(servicio);
});

const vincular = () => servicio.dato(calls.vincularImpresora, ADMIN_OTRA, { empresa });
const vender = async (forma_pago: 'EFECTIVO' | 'TARJETA' = 'EFECTIVO') => {
  const pago = forma_pago === 'TARJETA' ? { pagos: undefined } : {};
  const solicitud = { ...makeSolicitudDeOtra({ forma_pago }), ...pago };
  const entrada = { ...solicitud, idempotencia: randomUUID() };
  return (await servicio.dato(ventasCalls.crearVenta, ADMIN_OTRA, entrada)).id;
};
const abiertos = () =>
  servicio.sql<{ usuario: string; despues: Record<string, unknown> }>(
    `select usuario, despues from pedidos.auditoria where accion = 'cajon abierto' and cuando = $1`,
    [ahora],
  );

describe('the right to open the drawer for a sale', () => {
  const pedir = (venta: string, impresion: string, reloj?: Date) =>
    servicio.pedir(calls.boletoDeVenta, ADMIN_OTRA, {
      empresa,
      venta,
      impresion,
      ...(reloj && { reloj: reloj.toISOString() }),
    });
  const leido = async (
    venta: string,
    { impresion, publica }: { impresion: string; publica: string },
  ) => {
    const { boleto } = await servicio.dato(calls.boletoDeVenta, ADMIN_OTRA, {
      empresa,
      venta,
      impresion,
    });
    return leerBoleto(publica, boleto);
  };

  it('is of that sale, for a minute, and written down once; asked for again it is the same', async () => {
    const suya = await vincular();
    const venta = await vender();
    const primero = await leido(venta, suya);
    expect(primero).toMatchObject({
      impresion: suya.impresion,
      hasta: ahora.getTime() + MINUTO_MS,
      caja: 1,
      quien: ADMIN_OTRA.nombre,
    });
    expect((await leido(venta, suya))?.id).toBe(primero?.id);
    expect(await abiertos()).toEqual([
      {
        usuario: ADMIN_OTRA.nombre,
        despues: { motivo: primero?.motivo, venta, boleto: primero?.id },
      },
    ]);
  });

  it('is given once to many that ask at the same moment', async () => {
    const { impresion, publica } = await vincular();
    const venta = await vender();
    const todos = await Promise.all(
      Array.from({ length: 8 }, () => leido(venta, { impresion, publica })),
    );
    expect(new Set(todos.map((uno) => uno?.id)).size).toBe(1);
    expect(await abiertos()).toHaveLength(1);
  });

  it('is of whoever sold, and of nobody else who sells there', async () => {
    const { impresion } = await vincular();
    const venta = await vender();
    const de = (quien: typeof CAJERO) =>
      servicio.pedir(calls.boletoDeVenta, quien, { empresa, venta, impresion });
    expect(await de(CAJERO)).toMatchObject({
      status: 422,
      code: 'VENTA_SIN_CAJON',
      errores: [{ campo: 'venta' }],
    });
    expect(await abiertos()).toEqual([]);
    expect((await de(ADMIN_OTRA)).status).toBe(200);
  });

  it('follows the clock of its print service, as far as a clock may be wrong', async () => {
    const { impresion, publica } = await vincular();
    const venta = await vender();
    const fin = async (desfase: number) => {
      const respuesta = await pedir(
        venta,
        impresion,
        new Date(ahora.getTime() + desfase * MINUTO_MS),
      );
      const { boleto = '' } = (respuesta.cuerpo as { data?: { boleto?: string } }).data ?? {};
      return ((leerBoleto(publica, boleto)?.hasta ?? 0) - ahora.getTime()) / MINUTO_MS;
    };
    expect([await fin(3), await fin(-3), await fin(600), await fin(-600)]).toEqual([4, -2, 11, -9]);
  });

  it.each<[string, (suya: string) => Promise<[venta: string, impresion: string]>, string]>([
    ['paid by card', async (suya) => [await vender('TARJETA'), suya], 'VENTA_SIN_CAJON'],
    ['that nobody made', async (suya) => [randomUUID(), suya], 'VENTA_SIN_CAJON'],
    [
      'with a print service that nobody paired',
      async () => [await vender(), randomUUID()],
      'IMPRESION_DESCONOCIDA',
    ],
    [
      'that opened the drawer of another till',
      async (suya) => {
        const venta = await vender();
        await pedir(venta, suya);
        return [venta, (await vincular()).impresion];
      },
      'VENTA_SIN_CAJON',
    ],
    [
      'of more than ten minutes ago',
      async (suya) => {
        const venta = await vender();
        ahora = new Date(ahora.getTime() + 11 * MINUTO_MS);
        return [venta, suya];
      },
      'VENTA_SIN_CAJON',
    ],
  ])('is not given for a sale %s', async (_que, preparar, code) => {
    const { impresion } = await vincular();
    const [venta, con] = await preparar(impresion);
    expect((await pedir(venta, con)).code).toBe(code);
  });
});

describe('the right to open the drawer without a sale', () => {
  it('comes with what was written down, where a print service is named', async () => {
    const { impresion, publica } = await vincular();
    const anotar = (con: object) =>
      servicio.dato(cajasCalls.anotarApertura, ADMIN_OTRA, { empresa, motivo: 'Cambio', ...con });
    expect(await anotar({})).toEqual({ id: 1 });
    const { boleto = '' } = await anotar({ impresion });
    expect(leerBoleto(publica, boleto)).toMatchObject({ motivo: 'Cambio', caja: 1, impresion });
    expect(await abiertos()).toHaveLength(2);
  });

  it('is not given, and nothing is written down, for a print service of nobody', async () => {
    const entrada = { empresa, motivo: 'Cambio', impresion: randomUUID() };
    const { code } = await servicio.pedir(cajasCalls.anotarApertura, ADMIN_OTRA, entrada);
    expect(code).toBe('IMPRESION_DESCONOCIDA');
    expect(await abiertos()).toEqual([]);
  });
});

describe('what a registered till holds for when there is no line', () => {
  const empezar = async () => {
    const { impresion, publica } = await servicio.dato(calls.vincularImpresora, ADMIN, {
      empresa: PUERTO.empresa,
    });
    const equipo = await registrarEquipo(servicio, PUERTO, ahora);
    const entrada = {
      empresa: PUERTO.empresa,
      dispositivo: equipo.id,
      token: equipo.token,
      impresion,
    };
    const contacto = async (
      usados: { boleto: string; abierto: string; referencia: string }[] = [],
    ) => (await servicio.dato(calls.boletosDeEquipo, CAJERO, { ...entrada, usados })).boletos;
    return { contacto, publica, equipo, entrada };
  };
  const usar = ({ id }: { id: string }) => ({
    boleto: id,
    abierto: ahora.toISOString(),
    referencia: randomUUID(),
  });

  it('is fifty, signed for it, the same ones until they are used; each is written down once', async () => {
    const { contacto, publica, equipo } = await empezar();
    const primeros = await contacto();
    expect(primeros).toHaveLength(50);
    for (const { id, boleto, vence } of primeros)
      expect(leerBoleto(publica, boleto)).toMatchObject({
        id,
        hasta: Date.parse(vence),
        dispositivo: equipo.id,
      });
    expect((await contacto()).map(({ id }) => id)).toEqual(primeros.map(({ id }) => id));

    const [uno, otro] = primeros.slice(0, 2).map(usar);
    if (!uno || !otro) throw new Error('no rights');
    const [, segundos] = await Promise.all([contacto([uno, otro]), contacto([uno, otro])]);
    expect(segundos).toHaveLength(50);
    expect(segundos.map(({ id }) => id)).not.toContain(uno.boleto);
    expect((await abiertos()).map(({ despues }) => despues.boleto).sort()).toEqual(
      [uno.boleto, otro.boleto].sort(),
    );
  });

  it('is renewed before it ends, and none is given to a till that was revoked, which may still tell', async () => {
    const { contacto, equipo } = await empezar();
    const [uno] = await contacto();
    if (!uno) throw new Error('no rights');
    ahora = new Date(ahora.getTime() + 40 * 60 * MINUTO_MS);
    const nuevos = await contacto();
    expect(nuevos.map(({ vence }) => Date.parse(vence) - ahora.getTime())).toEqual(
      Array.from({ length: 50 }, () => 48 * 60 * MINUTO_MS),
    );
    await servicio.sql(
      `update facturacion.dispositivos set estado = 'REVOCADO', revocado = $1 where id = $2`,
      [ahora, equipo.id],
    );
    expect(await contacto([usar(uno)])).toEqual([]);
    expect(await abiertos()).toHaveLength(1);
  });
});

describe('a key for a print service that has one already', () => {
  it('is signed with the one it has, where the server made both', async () => {
    const [presente, nueva] = [await vincular(), await vincular()];
    const firmar = (con: object) =>
      servicio.pedir(calls.firmarVinculo, ADMIN_OTRA, {
        empresa,
        impresion: presente.impresion,
        nueva: nueva.impresion,
        titular: empresa,
        ...con,
      });
    const { cuerpo } = await firmar({});
    const { firma = '' } = (cuerpo as { data?: { firma?: string } }).data ?? {};
    expect(esFirmaDeVinculo(presente.publica, nueva, firma)).toBe(true);
    expect((await firmar({ nueva: randomUUID() })).code).toBe('IMPRESION_DESCONOCIDA');
    expect((await firmar({ titular: PUERTO.empresa })).status).toBe(403);
  });
});
