import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { ADMIN, ADMIN_OTRA, OTRA } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { avisosCalls } from '@comanda/shared/contracts/admin/avisos';
import { cuadresCalls } from '@comanda/shared/contracts/caja/cuadres';
import { emitidosCalls } from '@comanda/shared/contracts/reportes/emitidos';
import { reportesCalls } from '@comanda/shared/contracts/reportes/reportes';
import { talonariosCalls as calls } from '@comanda/shared/contracts/ventas/talonarios';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import { LEYENDA_DE_NOTA } from '@comanda/shared/domain/ley/notasDeVenta';
import { conCantidad } from '@comanda/shared/domain/orden/carrito';

import { buildApp } from '../app';
import { AHORA, makeLinea, makeSolicitudDeOtra } from '../testing/ventas';

const { empresa } = OTRA;

/** As the till of a negocio popular sells them. */
const tienda = [makeLinea(9, 3), makeLinea(10)].map((linea) =>
  conCantidad({ ...linea, porcentaje_iva: 0 }, linea.cantidad),
);

const DIAS = { fecha_ini: '2026-11-20', fecha_fin: '2026-11-20' };

const POR_REGISTRAR = {
  ruta: 'empresa',
  empresa,
  cuantos: 1,
  texto: '1 talonario de notas de venta por registrar',
};

const makeTalonario = (desde: number, hasta: number, over: { caduca?: string } = {}) => ({
  empresa,
  establecimiento: '001',
  punto_emision: '001',
  desde,
  hasta,
  autorizacion: '1123456789',
  caduca: '2027-11-30',
  ...over,
});

describe('a nota de venta', () => {
  let servicio: Servicio;
  let hoy = AHORA;
  let libre = 1;
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => hoy });
    await servicio.sql('update identidad.empresas set rimpe = $1, factura = false where id = $2', [
      LEYENDA_DE_NOTA,
      OTRA.id,
    ]);
  });
  afterAll(() => servicio.cerrar());
  beforeEach(async () => {
    hoy = AHORA;
    await servicio.sql('update pedidos.talonarios set retirado = now() where retirado is null');
  });

  /** So many numbers, which no other has. */
  const registrar = async (cuantos: number, over: { caduca?: string } = {}): Promise<number> => {
    const desde = libre;
    libre += cuantos;
    await servicio.dato(
      calls.registrarTalonario,
      ADMIN_OTRA,
      makeTalonario(desde, libre - 1, over),
    );
    return desde;
  };
  const vender = (idempotencia = randomUUID()) =>
    servicio.pedir(ventasCalls.crearVenta, ADMIN_OTRA, {
      ...makeSolicitudDeOtra({ tienda }),
      idempotencia,
    });
  const numeros = async (talonarioDesde: number) =>
    (
      await servicio.sql<{ numero: string }>(
        'select numero from pedidos.notas_venta where numero >= $1 order by numero',
        [talonarioDesde],
      )
    ).map(({ numero }) => Number(numero));
  const porRegistrar = async (quien = ADMIN_OTRA) =>
    (await servicio.dato(avisosCalls.consultarAvisos, quien, {})).filter(
      ({ ruta }) => ruta === 'empresa',
    );
  const estado = () => servicio.dato(calls.listarTalonarios, ADMIN_OTRA, { empresa });

  it('is none as long as no talonario was ever registered: it is sold as before', async () => {
    const { status, data } = await vender();
    expect(status).toBe(200);
    expect(data?.nota ?? null).toBeNull();
    expect((await estado()).aviso).toBe(
      'Registre su talonario: mientras no lo haga, vende con tickets sin número de nota de venta',
    );
    expect(await porRegistrar()).toEqual([POR_REGISTRAR]);
  });

  it('bears the number, the authorisation and the last day of its talonario, and no IVA', async () => {
    const desde = await registrar(10);
    const { data } = await vender();
    const nota = {
      numero: `001-001-${String(desde).padStart(9, '0')}`,
      autorizacion: '1123456789',
      caduca: '2027-11-30',
    };
    expect(data).toMatchObject({ nota, iva: 0, clave_acceso: null });
    const pagina = await servicio.dato(emitidosCalls.listarEmitidos, ADMIN_OTRA, {
      empresa,
      ...DIAS,
    });
    // one that was sold in the same instant has none
    expect(pagina.filas).toContainEqual(expect.objectContaining({ nota, estado: 'ACTIVO' }));
  });

  it('is the same one of a key that comes again', async () => {
    const desde = await registrar(10);
    const clave = randomUUID();
    const [una, otra] = await Promise.all([vender(clave), vender(clave)]);
    const despues = await vender(clave);
    expect([una, otra, despues].map((vez) => vez.data)).toMatchObject(
      Array(3).fill({ nota: { numero: `001-001-${String(desde).padStart(9, '0')}` } }),
    );
    expect(await numeros(desde)).toEqual([desde]);
  });

  it('is found by its number, with its series and alone, and stands in the sheet', async () => {
    const desde = await registrar(40);
    await servicio.sql('update pedidos.talonarios set siguiente = $1 where desde = $2', [
      desde + 30,
      desde,
    ]);
    const { data } = await vender();
    const numero = `001-001-${String(desde + 30).padStart(9, '0')}`;
    const buscada = async (busqueda: string) => {
      const entrada = { empresa, ...DIAS, busqueda };
      const { filas, total } = await servicio.dato(
        emitidosCalls.listarEmitidos,
        ADMIN_OTRA,
        entrada,
      );
      return { ids: filas.map(({ id }) => id), total };
    };
    const suya = { ids: [data?.id], total: 1 };
    expect(await buscada(numero)).toEqual(suya);
    expect(await buscada(String(desde + 30))).toEqual(suya);
    expect(await buscada(numero.replace(/^001/, '002'))).toEqual({ ids: [], total: 0 });
    const hoja = await servicio.hoja(emitidosCalls.exportarEmitidos, ADMIN_OTRA, {
      empresa,
      ...DIAS,
      busqueda: numero,
    });
    expect(hoja.map((fila) => fila['NOTA DE VENTA'])).toEqual([numero]);
  });

  it('is how its sale is told behind a figure, and among the transfers of a count', async () => {
    const desde = await registrar(10);
    const numero = `001-001-${String(desde).padStart(9, '0')}`;
    const { id } = await servicio.dato(ventasCalls.crearVenta, ADMIN_OTRA, {
      ...makeSolicitudDeOtra({ tienda, forma_pago: 'TRANSFERENCIA' }),
      idempotencia: randomUUID(),
    });
    const { filas } = await servicio.dato(reportesCalls.ventasDetras, ADMIN_OTRA, {
      empresa,
      ...DIAS,
      concepto: 'VENTAS',
    });
    const suya = filas.find((fila) => fila.id === id);
    expect(suya?.nota?.numero).toBe(numero);
    const contado = { empresa, conteo: 0, totalTransferencias: 0 };
    const { transferencias } = await servicio.dato(cuadresCalls.contarCaja, ADMIN_OTRA, contado);
    expect(transferencias.map(({ venta }) => venta)).toEqual([numero]);
  });

  it('keeps its number when its sale is voided', async () => {
    const desde = await registrar(2);
    const { data } = await vender();
    const { secuencia = '' } = data ?? {};
    const { status } = await servicio.pedir(ventasCalls.actualizarEstado, ADMIN_OTRA, {
      empresa,
      editar: secuencia,
      estado: 'ANULADO',
      motivo: 'Se equivocó de mesa',
    });
    expect(status).toBe(200);
    await vender();
    expect(await numeros(desde)).toEqual([desde, desde + 1]);
  });

  it('is taken by many tills at once without a hole, a double or a number outside the ranges', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 1, max: 20 }),
        async (talonarios, ventas) => {
          await servicio.sql(
            'update pedidos.talonarios set retirado = now() where retirado is null',
          );
          const desde = libre;
          for (const cuantos of talonarios) await registrar(cuantos);
          const respuestas = await Promise.all(Array.from({ length: ventas }, () => vender()));
          const hechas = respuestas.filter(({ status }) => status === 200).length;
          const hay = talonarios.reduce((suma, cuantos) => suma + cuantos, 0);
          expect(hechas).toBe(Math.min(ventas, hay));
          expect(await numeros(desde)).toEqual(Array.from({ length: hechas }, (_, i) => desde + i));
        },
      ),
      { numRuns: 6 },
    );
  });

  it('is refused past the last number and after the last day, and nothing is sold', async () => {
    const cuantas = async () =>
      (await servicio.sql<{ n: number }>('select count(*)::int as n from pedidos.ventas'))[0]?.n;
    const antes = await cuantas();
    expect(await vender()).toMatchObject({ status: 409, code: 'SIN_TALONARIO' });
    await registrar(5, { caduca: '2026-12-31' });
    hoy = new Date('2027-01-01T04:59:00Z'); // the last minute of the last day
    expect((await vender()).status).toBe(200);
    hoy = new Date('2027-01-01T05:00:00Z');
    expect(await vender()).toMatchObject({ status: 409, code: 'SIN_TALONARIO' });
    expect(await cuantas()).toBe((antes ?? 0) + 1);
  });

  it('is of ranges that do not cross, and says before they end that they do', async () => {
    const desde = await registrar(40);
    const otro = (uno: number, ultimo: number) =>
      servicio.pedir(calls.registrarTalonario, ADMIN_OTRA, makeTalonario(uno, ultimo));
    expect(await otro(desde + 39, desde + 60)).toMatchObject({
      status: 409,
      code: 'TALONARIO_SOLAPADO',
    });
    expect((await estado()).aviso).toBeNull();
    expect(await porRegistrar()).toEqual([]);
    await servicio.sql(
      'update pedidos.talonarios set siguiente = hasta where empresa_id = $1 and desde = $2',
      [OTRA.id, desde],
    );
    expect((await estado()).aviso).toBe(
      'Notas de venta que quedan: 1. Registre el siguiente talonario',
    );
    expect(await porRegistrar()).toEqual([POR_REGISTRAR]);
    expect(await porRegistrar(ADMIN)).toEqual([]);
    await vender();
    const { talonarios, aviso } = await estado();
    expect(talonarios.find((uno) => uno.desde === desde)?.estado).toBe('AGOTADO');
    expect(aviso).toContain('no se puede vender');
  });
});
