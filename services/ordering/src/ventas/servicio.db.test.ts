import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { ADMIN, CAJERO, MESERO, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import type { ServicioDeEmpresa } from '@comanda/shared/contracts/admin/ley';
import { cuadresCalls } from '@comanda/shared/contracts/caja/cuadres';
import { productosCalls } from '@comanda/shared/contracts/inventario/productos';
import { reportesCalls } from '@comanda/shared/contracts/reportes/reportes';
import { servicioCalls } from '@comanda/shared/contracts/reportes/servicio';
import { mesasCalls } from '@comanda/shared/contracts/ventas/mesas';
import type { Orden } from '@comanda/shared/contracts/ventas/ordenes';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import { aCentavos, aDolares, sumar } from '@comanda/shared/domain/dinero/dinero';
import { servicioDe } from '@comanda/shared/domain/dinero/servicio';

import { buildApp } from '../app';
import { limpiarMesas } from '../testing/limpiarMesas';
import { makeCobro, makeEnvio } from '../testing/mesas';
import { AHORA, makeSolicitud, reservar } from '../testing/ventas';

import type { Solicitud } from './revisarLinea';

const { empresa } = PUERTO;
const DIAS = { fecha_ini: '2026-11-01', fecha_fin: '2026-11-30' };
const MES = { empresa, mes: '2026-11' };

describe('the servicio of a table', () => {
  let servicio: Servicio;
  let secuencial = 1;
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => AHORA });
  });
  afterAll(() => servicio.cerrar());

  const cobrarlo = (donde: ServicioDeEmpresa | null) =>
    servicio.sql('update identidad.empresas set servicio = $1 where id = 1', [donde]);
  beforeEach(async () => {
    await limpiarMesas(servicio);
    await servicio.sql(
      'insert into pedidos.mesas (empresa_id, numero_mesa, fecha_registros) values (1, 1, now())',
    );
    await cobrarlo('SALON');
  });

  const vender = async (solicitud: Solicitud) =>
    servicio.pedir(ventasCalls.crearVenta, CAJERO, {
      ...solicitud,
      idempotencia: randomUUID(),
      clave_acceso: await reservar(servicio.url, secuencial++),
    });
  /** To a table, or to be taken away. */
  const servir = (mesa: '1' | '') =>
    servicio.dato(
      mesasCalls.registrarOrden,
      MESERO,
      makeEnvio({ mesa, ...(mesa === '' && { orden: 'Juan' }) }),
    );
  /** With the servicio that the law asks of it, as a till adds it. */
  const conServicio = (solicitud: Solicitud): Solicitud => {
    const suyo = servicioDe(aCentavos(solicitud.subtotal));
    const total = aDolares(sumar([aCentavos(solicitud.total), suyo]));
    return { ...solicitud, total, propina: aDolares(suyo), servicio: aDolares(suyo) };
  };
  const leer = async () => {
    const x = await servicio.dato(cuadresCalls.consultarX, ADMIN, { empresa });
    const { figuras } = await servicio.dato(reportesCalls.reporteVentas, ADMIN, {
      empresa,
      ...DIAS,
    });
    const { suma } = await servicio.dato(reportesCalls.ventasDetras, ADMIN, {
      empresa,
      ...DIAS,
      concepto: 'SERVICIO',
    });
    const reparto = await servicio.dato(servicioCalls.repartoDeServicio, ADMIN, MES);
    return { x, figuras, suma, reparto };
  };
  /** What each place that tells of it says, in cents. */
  const dicho = async () => {
    const { x, figuras, suma, reparto } = await leer();
    return [x.servicio.total, figuras.servicio, suma, reparto.servicio].map(aCentavos);
  };
  const media = ({ lineas }: Orden) => {
    const [primera] = lineas;
    return (linea: Orden['lineas'][number]) => (linea === primera ? linea.cantidad : 0);
  };

  it('is in the sale, its invoice, the drawer and the reports, and goes with the sale that is voided', async () => {
    const orden = await servir('1');
    const antes = await leer();
    const { data, status } = await vender(conServicio(makeCobro(orden)));
    // 11.00 with tax: a base of 8.26 at 15% and 1.50 at 0%
    expect([status, data?.subtotal, data?.total, data?.servicio]).toEqual([200, 9.76, 11.97, 0.97]);
    expect(
      await servicio.sql(
        `select v.servicio, v.propina, c.datos -> 'propina' as factura, c.datos -> 'servicio' as suyo
           from pedidos.ventas v join facturacion.comprobantes c on c.venta_id = v.id where v.id = $1`,
        [data?.id],
      ),
    ).toEqual([{ servicio: '0.97', propina: '0.97', factura: 97, suyo: 97 }]);
    expect(await dicho()).toEqual([97, 97, 97, 97]);
    const { x, figuras } = await leer();
    expect([x.propinas, figuras.propina]).toEqual([antes.x.propinas, antes.figuras.propina]);
    expect(aCentavos(x.esperado) - aCentavos(antes.x.esperado)).toBe(1197);

    await servicio.dato(ventasCalls.actualizarEstado, ADMIN, {
      empresa,
      editar: data?.clave_acceso ?? '',
      estado: 'ANULADO',
    });
    expect(await dicho()).toEqual([0, 0, 0, 0]);
  });

  it('of a divided bill is that of each part, and all that is told of it is their sum', async () => {
    const orden = await servir('1');
    const deParte = media(orden);
    const una = await vender(conServicio(makeCobro(orden, deParte)));
    const resto = (linea: Orden['lineas'][number]) => linea.cantidad - deParte(linea);
    const otra = await vender(conServicio(makeCobro(orden, resto)));
    const partes = [una, otra].map(({ data }) => aCentavos(data?.servicio ?? 0));
    expect(partes).toEqual([82, 15]);
    expect(await dicho()).toEqual(Array(4).fill(97));
  });

  it('is refused where it is not that, of a table or of anything else', async () => {
    const orden = await servir('1');
    expect(await vender(makeCobro(orden))).toMatchObject({
      code: 'TOTALES_NO_COINCIDEN',
      msg: 'El servicio del 10% es $0.97. Vuelva a abrir el cobro',
    });
    const mas = conServicio(makeCobro(orden));
    expect(await vender({ ...mas, servicio: 0.96, propina: 0.96, total: 11.96 })).toMatchObject({
      code: 'TOTALES_NO_COINCIDEN',
    });
    const llevada = await servir('');
    const msg = 'Esta venta no lleva servicio. Vuelva a abrir el cobro';
    for (const venta of [makeCobro(llevada), makeSolicitud()]) {
      expect(await vender(conServicio(venta))).toMatchObject({ msg });
      expect((await vender(venta)).status).toBe(200);
    }
    await cobrarlo('TODO');
    expect((await vender(conServicio(makeSolicitud()))).status).toBe(200);
    await cobrarlo(null);
    expect((await vender(makeCobro(orden))).status).toBe(200);
  });

  it('comes to the till with the catalogue', async () => {
    const { cuerpo } = await servicio.pedir(productosCalls.listarProductos, CAJERO, { empresa });
    expect(cuerpo).toMatchObject({ ley: { servicio: 'SALON' } });
  });

  it('is shared by the days that are said last, to the cent', async () => {
    const guardar = (trabajadores: { trabajador: string; dias: number }[]) =>
      servicio.pedir(servicioCalls.guardarDiasDeServicio, ADMIN, { ...MES, trabajadores });
    await guardar([{ trabajador: 'Nadie', dias: 9 }]);
    const { data } = await guardar([
      { trabajador: 'Rosa, cocina', dias: 20 },
      { trabajador: 'Luis', dias: 7 },
      { trabajador: 'Ana', dias: 3 },
    ]);
    const conDias = data?.trabajadores.filter(({ dias }) => dias > 0) ?? [];
    expect(conDias.map(({ trabajador }) => trabajador)).toEqual(['Ana', 'Luis', 'Rosa, cocina']);
    const suma = sumar(conDias.map(({ monto }) => aCentavos(monto)));
    expect([suma, suma > 0]).toEqual([aCentavos(data?.servicio ?? 0), true]);
    expect(data?.trabajadores).toContainEqual(
      expect.objectContaining({ trabajador: CAJERO.nombre }),
    );
    const repetido = { trabajador: 'Ana', dias: 1 };
    expect(await guardar([repetido, repetido])).toMatchObject({
      msg: 'Cada trabajador va una sola vez',
    });
  });

  it('has a row for each of two people of one name', async () => {
    const llamar = (quien: { id: string }, nombre: string) =>
      servicio.sql('update identidad.usuarios set nombre_completo = $2 where id = $1', [
        quien.id,
        nombre,
      ]);
    await llamar(MESERO, CAJERO.nombre);
    const { data } = await servicio.pedir(servicioCalls.repartoDeServicio, ADMIN, MES);
    await llamar(MESERO, MESERO.nombre);
    const suyos = data?.trabajadores.filter(({ trabajador }) =>
      trabajador.startsWith(CAJERO.nombre),
    );
    expect(suyos?.map(({ trabajador }) => trabajador)).toEqual([
      `${CAJERO.nombre} (Cajero)`,
      `${CAJERO.nombre} (Mesero)`,
    ]);
  });
});
