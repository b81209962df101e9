import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { ADMIN, ADMIN_OTRA, CAJERO, OPERADOR, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { cajaCalls } from '@comanda/shared/contracts/caja/caja';
import { sinLineaCalls } from '@comanda/shared/contracts/ventas/sinLinea';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import { conCantidad } from '@comanda/shared/domain/orden/carrito';

import { buildApp } from '../app';
import { limpiarCaja } from '../testing/limpiarCaja';
import { arrendar, makeSinLinea, registrarEquipo, type Equipo } from '../testing/sinLinea';
import { makeLinea, makeSolicitud, makeSolicitudDeOtra } from '../testing/ventas';

const DIA_MS = 86_400_000;
const T0 = new Date('2026-11-20T15:00:00Z');
const haceDias = (cuantos: number) => new Date(T0.getTime() - cuantos * DIA_MS);

let servicio: Servicio;
const ahora = T0;
beforeAll(async () => {
  servicio = await abrirServicio(buildApp, { reloj: () => ahora });
});
afterAll(() => servicio.cerrar());
beforeEach(() => limpiarCaja(servicio));

/** The till was in touch, and this is what it said. */
async function contactar(equipo: Equipo, cuando: Date, nada_antes = cuando): Promise<void> {
  await servicio.sql('update facturacion.dispositivos set visto = $1 where id = $2', [
    cuando,
    equipo.id,
  ]);
  await servicio.sql(
    `insert into facturacion.dispositivo_contactos (empresa_id, dispositivo_id, cuando, por_enviar, nada_antes)
     values ($1, $2, $3, $4, $5)`,
    [equipo.empresa, equipo.id, cuando, Number(nada_antes < cuando), nada_antes],
  );
}
const marcasDe = async (venta: string | undefined) => {
  const [fila] = await servicio.sql<{ marcas: string[] }>(
    'select marcas from pedidos.ventas_sin_linea where venta_id = $1',
    [venta],
  );
  return fila?.marcas;
};

describe('an invoice of a till that was in touch since', () => {
  let equipo: Equipo;
  let claves: string[][];
  beforeEach(async () => {
    equipo = await registrarEquipo(servicio, PUERTO, haceDias(30));
    claves = await arrendar(servicio, equipo, { ahora: haceDias(1) });
    await contactar(equipo, haceDias(1));
  });
  const venta = (clave_acceso: string, vendida: Date) => ({
    ...makeSolicitud({ clave_acceso }),
    sin_linea: makeSinLinea(equipo, vendida, { reloj: ahora }),
    idempotencia: randomUUID(),
  });
  const enviar = (una: ReturnType<typeof venta>) =>
    servicio.pedir(ventasCalls.crearVenta, CAJERO, una);

  it('is not of a day before its number was leased anew', async () => {
    const [[deHoy = ''] = []] = claves;
    const vieja = haceDias(20);
    const [{ clave } = { clave: '' }] = await servicio.sql<{ clave: string }>(
      `select facturacion.clave_acceso_de($2::date, cod_doc, ruc, ambiente, establecimiento, punto_emision, secuencial,
                substr(clave_acceso, 40, 8)) as clave
         from facturacion.reservas where clave_acceso = $1`,
      [deHoy, vieja.toISOString().slice(0, 10)],
    );
    expect(await enviar(venta(clave, vieja))).toMatchObject({
      status: 422,
      code: 'VENTA_FUERA_DE_ARRIENDO',
    });
  });

  it('is refused of a time that it had nothing left of, and says so; with a number of today it is marked', async () => {
    await contactar(equipo, new Date(T0.getTime() - 3_600_000));
    const [[, deHoy = ''] = [], [, otra = ''] = []] = claves;
    const vendida = new Date(T0.getTime() - 2 * 3_600_000);
    const rehusada = await enviar(venta(deHoy, vendida));
    expect(rehusada).toMatchObject({
      status: 422,
      code: 'VENTA_FUERA_DE_ARRIENDO',
      errores: [{ campo: 'sin_linea.vendida' }],
    });
    expect(rehusada.msg).toMatch(/ya había dicho que no le quedaba por enviar nada de esa hora/);
    const aceptada = await servicio.pedir(sinLineaCalls.aceptarVenta, ADMIN, {
      ...venta(otra, vendida),
      reemplaza: deHoy,
      motivo: 'Se quedó en la caja',
    });
    expect(await marcasDe(aceptada.data?.id)).toEqual(
      expect.arrayContaining(['FECHA_SIN_PROBAR', 'OTRO_NUMERO']),
    );
  });

  it('is taken as it was sold where the till said that it had that left, or just then', async () => {
    const vendida = new Date(T0.getTime() - 2 * 3_600_000);
    await contactar(equipo, new Date(T0.getTime() - 3_600_000), vendida);
    const [[, una = ''] = [], [, otra = ''] = []] = claves;
    const { data } = await enviar(venta(una, vendida));
    expect(await marcasDe(data?.id)).toEqual([]);
    await contactar(equipo, T0);
    const recien = await enviar(venta(otra, new Date(T0.getTime() - 60_000)));
    expect(await marcasDe(recien.data?.id)).toEqual([]);
  });
});

describe('a sale at the rate of a decree', () => {
  const LINEA = conCantidad({ ...makeLinea(1), porcentaje_iva: 8 }, 1);
  const decretar = (dia: string) =>
    servicio.sql(
      `insert into identidad.decretos (tarifa, desde, hasta, fuente, usuario_id)
       values (8, $1, $1, 'Decreto 400', $2)`,
      [dia, OPERADOR.id],
    );
  const registrar = (registro: string | null) =>
    servicio.sql('update identidad.empresas set registro_turismo = $2 where id = $1', [
      PUERTO.id,
      registro,
    ]);
  beforeEach(() => registrar('0905500123'));
  afterEach(() => registrar(null));

  it('that gets a number of today is asked at the rate of its own day, and cannot be invoiced on one that the decree has not', async () => {
    await decretar('2026-11-19');
    const equipo = await registrarEquipo(servicio, PUERTO, haceDias(30));
    const [[deAyer = ''] = [], [, deHoy = ''] = []] = await arrendar(servicio, equipo, {
      ahora: haceDias(1),
    });
    await contactar(equipo, haceDias(1));
    const vendida = new Date(haceDias(1).getTime() + 4 * 3_600_000);
    const venta = (clave_acceso: string) => ({
      ...makeSolicitud({ clave_acceso, tienda: [LINEA] }),
      sin_linea: makeSinLinea(equipo, vendida, { reloj: ahora }),
      idempotencia: randomUUID(),
    });
    const { status } = await servicio.pedir(ventasCalls.crearVenta, CAJERO, venta(deAyer));
    expect(status).toBe(200);

    const aceptar = () =>
      servicio.pedir(sinLineaCalls.aceptarVenta, ADMIN, {
        ...venta(deHoy),
        reemplaza: deAyer,
        motivo: 'Otra venta tiene su número',
      });
    expect(await aceptar()).toMatchObject({
      status: 422,
      code: 'TARIFA_NO_FACTURABLE',
      msg: 'La tarifa 8% rige solo en los días que fija un decreto, y el 20/11/2026 no es uno',
    });
    await decretar('2026-11-20');
    const { data } = await aceptar();
    expect(data).toMatchObject({ fecha: '2026-11-19', clave_acceso: deHoy });
    const [factura] = await servicio.sql(
      `select fecha_emision::text, (datos #>> '{lineas,0,tarifa}')::int as tarifa
         from facturacion.comprobantes where clave_acceso = $1`,
      [deHoy],
    );
    expect(factura).toEqual({ fecha_emision: '2026-11-20', tarifa: 8 });
  });
});

describe('a sale without an invoice', () => {
  let equipo: Equipo;
  beforeEach(async () => {
    equipo = await registrarEquipo(servicio, OTRA, haceDias(90));
  });
  const vender = async (vendida: Date) => {
    const alla = { vendedor: ADMIN_OTRA.id, reloj: ahora };
    const sin_linea = makeSinLinea(equipo, vendida, alla);
    const idempotencia = randomUUID();
    const { data } = await servicio.pedir(ventasCalls.crearVenta, ADMIN_OTRA, {
      ...makeSolicitudDeOtra(),
      sin_linea,
      idempotencia,
    });
    return marcasDe(data?.id);
  };

  it('of two months ago is marked, for its month is over and its till said that it had nothing left', async () => {
    await contactar(equipo, haceDias(1));
    expect(await vender(haceDias(60))).toEqual(
      expect.arrayContaining(['FECHA_SIN_PROBAR', 'MES_CERRADO']),
    );
    expect(await vender(haceDias(2))).toEqual(['FECHA_SIN_PROBAR']);
    expect(await vender(new Date(T0.getTime() - 3_600_000))).toEqual([]);
  });

  it('is marked of a till that says nothing of what it has left, where it was in touch since', async () => {
    await servicio.sql('update facturacion.dispositivos set visto = $1 where id = $2', [
      haceDias(1),
      equipo.id,
    ]);
    expect(await vender(haceDias(2))).toEqual(['FECHA_SIN_PROBAR']);
    expect(await vender(new Date(T0.getTime() - 3_600_000))).toEqual([]);
  });

  it('is marked of a till that always says that it has something left of then', async () => {
    for (const dias of [5, 3, 1]) await contactar(equipo, haceDias(dias), haceDias(6));
    expect(await vender(haceDias(6))).toEqual(['FECHA_SIN_PROBAR']);
    expect(await vender(new Date(T0.getTime() - 3_600_000))).toEqual([]);
  });

  it('is marked where its till was out of touch for longer than a lease', async () => {
    await contactar(equipo, haceDias(10));
    expect(await vender(haceDias(1))).toEqual(['FECHA_SIN_PROBAR']);
  });
});

describe('a movement', () => {
  it('is marked of a time that its till had nothing left of', async () => {
    const equipo = await registrarEquipo(servicio, PUERTO, haceDias(30));
    await contactar(equipo, haceDias(1));
    const movimiento_id = randomUUID();
    const { id: dispositivo, token } = equipo;
    await servicio.dato(cajaCalls.ingresarMovimiento, CAJERO, {
      empresa: PUERTO.empresa,
      detalle: 'Gas',
      salida: 3.5,
      movimiento_id,
      sin_linea: {
        dispositivo,
        token,
        quien: CAJERO.id,
        hecho: haceDias(25).toISOString(),
        reloj: ahora.toISOString(),
      },
    });
    const [acto] = await servicio.sql<{ marcas: string[] }>(
      'select marcas from pedidos.actos_sin_linea where clave = $1',
      [movimiento_id],
    );
    expect(acto?.marcas).toEqual(expect.arrayContaining(['FECHA_SIN_PROBAR', 'MES_CERRADO']));
  });
});
