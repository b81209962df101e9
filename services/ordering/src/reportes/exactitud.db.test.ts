import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { ADMIN_OTRA, CAJERO, OTRA } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { testDb, type TestDb } from '@comanda/kit/testing/testDb';
import { cajaCalls } from '@comanda/shared/contracts/caja/caja';
import {
  reportesCalls as calls,
  type ReporteVentas,
} from '@comanda/shared/contracts/reportes/reportes';
import { CANALES } from '@comanda/shared/contracts/ventas/canales';
import { FORMAS_PAGO, ventasCalls, type FormaPago } from '@comanda/shared/contracts/ventas/ventas';
import {
  aLineaVenta,
  descuentoDeCuenta,
  totalesDeCuenta,
  type CuentaDeCarrito,
} from '@comanda/shared/domain/orden/carrito';
import { aDolares } from '@comanda/shared/domain/dinero/dinero';
import { sumarDias } from '@comanda/shared/domain/texto/periodo';
import { limite, veces } from '@comanda/shared/testing/veces';

import { buildApp } from '../app';
import {
  figurasDelLibro,
  leerLibro,
  partesDelLibro,
  type Cuales,
} from '../testing/modeloDeReportes';
import { AHORA, makeLinea, makeSolicitudDeOtra } from '../testing/ventas';

import { crearTotalizador } from './totalizador';

const RANGOS = veces(1_000, 60);
const ACTOS = 160;
const SEMILLA = Number(process.env['COMANDA_SEMILLA'] ?? 20_261_123);
const { empresa } = OTRA;
const QUIENES = [ADMIN_OTRA, CAJERO];
const MOTIVO = 'Cliente frecuente';
/** Forty days, that end in the evening of the last. */
const DESDE = '2026-10-12';
const DIAS = 40;

const acto = fc.record({
  que: fc.constantFrom(
    'VENDER',
    'VENDER',
    'VENDER',
    'VENDER',
    'ANULAR',
    'ACTIVAR',
    'PAGO',
    'SUMAR',
  ),
  minutos: fc.integer({ min: 0, max: 700 }),
  quien: fc.nat(1),
  cual: fc.nat(10_000),
  arroz: fc.integer({ min: 0, max: 9 }),
  detergente: fc.integer({ min: 1, max: 9 }),
  descuento: fc.constantFrom(0, 0, 0, 5, 33),
  propina: fc.constantFrom(0, 0, 7),
  efectivo: fc.nat(100),
  forma: fc.constantFrom<FormaPago>(...FORMAS_PAGO),
  tarjeta: fc.constantFrom('CREDITO' as const, 'DEBITO' as const),
  canal: fc.constantFrom(null, ...CANALES),
});
type Acto = typeof acto extends fc.Arbitrary<infer Uno> ? Uno : never;

const pregunta = fc.record({
  desde: fc.integer({ min: -5, max: DIAS }),
  largo: fc.integer({ min: 0, max: 45 }),
  quien: fc.constantFrom(null, ADMIN_OTRA, CAJERO),
  cual: fc.nat(10_000),
});

describe(`reports against the ledger, over ${RANGOS} ranges and filters`, () => {
  let prueba: TestDb<unknown>;
  let servicio: Servicio;
  let ahora = AHORA;
  const log = {
    error: (detalle: object, que: string) => {
      throw new Error(que, { cause: detalle });
    },
  };
  /** As if two days had passed since. */
  const sumarTodo = async () => {
    const luego = new Date(ahora.getTime() + 2 * 86_400_000);
    const totalizador = crearTotalizador({ db: prueba.db, reloj: () => luego, log });
    while ((await totalizador.ronda()) > 0);
  };
  const pendientes = async () =>
    (await servicio.sql('select from pedidos.dias_pendientes where empresa_id = $1', [OTRA.id]))
      .length;

  const vender = async (uno: Acto) => {
    const lineas = [makeLinea(10, uno.detergente), ...(uno.arroz ? [makeLinea(9, uno.arroz)] : [])];
    const cuenta: CuentaDeCarrito = {
      carrito: lineas,
      ...(uno.descuento > 0 && {
        rebaja: { tipo: 'PORCENTAJE' as const, valor: uno.descuento, motivo: MOTIVO },
      }),
    };
    const { subtotal, iva, total } = totalesDeCuenta(cuenta);
    const descuento = descuentoDeCuenta(cuenta);
    const propina = Math.floor((subtotal * uno.propina) / 100);
    const pagado = total + propina;
    const enEfectivo = Math.floor((pagado * uno.efectivo) / 100);
    const pagos = [
      { forma_pago: 'EFECTIVO' as const, monto: enEfectivo / 100 },
      {
        forma_pago: uno.forma,
        monto: (pagado - enEfectivo) / 100,
        ...(uno.forma === 'TARJETA' && { tarjeta: uno.tarjeta }),
      },
    ].filter(({ monto }) => monto > 0);
    const { secuencia } = await servicio.dato(
      ventasCalls.crearVenta,
      QUIENES[uno.quien] ?? ADMIN_OTRA,
      {
        ...makeSolicitudDeOtra({
          tienda: cuenta.carrito.map(aLineaVenta),
          subtotal: aDolares(subtotal),
          iva: aDolares(iva),
          total: pagado / 100,
          pagos,
          ...(uno.canal !== null && { canal: uno.canal }),
          ...(propina > 0 && { propina: propina / 100 }),
          ...(descuento > 0 && { descuento: aDolares(descuento), motivo_descuento: MOTIVO }),
        }),
        idempotencia: randomUUID(),
      },
    );
    return secuencia;
  };
  const cambiar = (editar: string, cambio: object) =>
    servicio.pedir(ventasCalls.actualizarEstado, ADMIN_OTRA, { empresa, editar, ...cambio });

  beforeAll(async () => {
    prueba = await testDb();
    servicio = await abrirServicio(buildApp, { reloj: () => ahora }, { base: prueba });
    await servicio.sql(
      'insert into identidad.usuario_empresas (usuario_id, empresa_id, orden) values ($1, $2, 2)',
      [CAJERO.id, OTRA.id],
    );
    for (const quien of QUIENES) await servicio.dato(cajaCalls.listarCaja, quien, { empresa });
    await servicio.sql(`update identidad.accesos set vence = now() + interval '1 day'`);

    const secuencias: string[] = [];
    const actos = fc.sample(acto, { numRuns: ACTOS, seed: SEMILLA });
    for (const [n, uno] of actos.entries()) {
      const dia = sumarDias(DESDE, Math.floor((n * DIAS) / actos.length));
      ahora = new Date(Date.parse(`${dia}T15:00:00Z`) + uno.minutos * 60_000);
      const suya = secuencias[uno.cual % Math.max(1, secuencias.length)];
      if (uno.que === 'VENDER') secuencias.push(await vender(uno));
      else if (uno.que === 'SUMAR') await sumarTodo();
      else if (suya !== undefined) {
        const cambio = {
          ANULAR: { estado: 'ANULADO' },
          ACTIVAR: { estado: 'ACTIVO' },
          PAGO: { forma_pago: uno.forma },
        }[uno.que];
        await cambiar(suya, cambio); // refused where it is of another day: then nothing changes
      }
    }
  }, limite(120_000));
  afterAll(() => servicio.cerrar());

  const pedir = ({ desde, hasta, usuario }: Cuales) =>
    servicio.dato(calls.reporteVentas, ADMIN_OTRA, {
      empresa,
      fecha_ini: desde,
      fecha_fin: hasta,
      ...(usuario !== null && { usuario }),
    });
  const porClave = (partes: readonly { clave: string; ventas: number; total: number }[]) =>
    Object.fromEntries(
      partes
        .filter(({ ventas }) => ventas > 0)
        .map(({ clave, ventas, total }) => [clave, { ventas, total }]),
    );
  const dichas = (reporte: ReporteVentas) => ({
    dias: porClave(reporte.dias.map(({ fecha, ...cuanto }) => ({ clave: fecha, ...cuanto }))),
    horas: porClave(
      reporte.horas.map(({ hora, ...cuanto }) => ({
        clave: String(hora).padStart(2, '0'),
        ...cuanto,
      })),
    ),
    usuarios: porClave(reporte.usuarios),
    formas: porClave(reporte.formas),
    productos: porClave([...reporte.mejores, ...reporte.peores]),
    categorias: porClave(reporte.categorias),
    tarifas: porClave(reporte.tarifas),
    canales: porClave(reporte.canales),
  });

  const comparar = async () => {
    const libro = await leerLibro((texto, valores) => servicio.sql(texto, valores), OTRA.id);
    expect(libro.length).toBeGreaterThan(ACTOS / 4);
    for (const uno of fc.sample(pregunta, { numRuns: RANGOS, seed: SEMILLA })) {
      const desde = sumarDias(DESDE, uno.desde);
      const cuales = {
        desde,
        hasta: sumarDias(desde, uno.largo),
        usuario: uno.quien?.id ?? null,
      };
      const reporte = await pedir(cuales);
      expect(reporte.figuras).toEqual(figurasDelLibro(libro, cuales));
      expect(reporte.antes).toEqual(figurasDelLibro(libro, { ...cuales, ...reporte.anterior }));
      const partes = dichas(reporte);
      for (const [por, suyas] of Object.entries(partes)) {
        expect([cuales, por, suyas]).toEqual([cuales, por, partesDelLibro(libro, cuales, por)]);
      }
      await detras(cuales, reporte, uno.cual);
    }
  };

  /** One figure of the report, opened: the sales behind it, all pages, add up to it. */
  const detras = async (
    { desde, hasta, usuario }: Cuales,
    reporte: ReporteVentas,
    cual: number,
  ) => {
    const { figuras } = reporte;
    const cifras = [
      { cifra: { concepto: 'VENTAS' }, ventas: figuras.ventas, total: figuras.total },
      { cifra: { concepto: 'VENTAS', figura: 'iva' }, ventas: figuras.ventas, total: figuras.iva },
      { cifra: { concepto: 'ANULADAS' }, ventas: figuras.anuladas, total: figuras.total_anuladas },
      { cifra: { concepto: 'DESCUENTO' }, total: figuras.descuento },
      { cifra: { concepto: 'PROPINA' }, total: figuras.propina },
      ...reporte.calor.map(({ dia, hora, ventas, total }) => ({
        cifra: { concepto: 'VENTAS', clave: String(hora).padStart(2, '0'), dia_semana: dia },
        ventas,
        total,
      })),
      ...(['PRODUCTO', 'CATEGORIA', 'TARIFA', 'FORMA', 'CANAL'] as const).flatMap((concepto) =>
        ({
          PRODUCTO: reporte.mejores,
          CATEGORIA: reporte.categorias,
          TARIFA: reporte.tarifas,
          FORMA: reporte.formas,
          CANAL: reporte.canales,
        })[concepto].map(({ clave, ventas, total }) => ({
          cifra: { concepto, clave },
          ventas,
          total,
        })),
      ),
    ];
    const { cifra, total, ventas } = cifras[cual % cifras.length] ?? cifras[0]!;
    const halladas = [];
    for (let pagina = 1; ; pagina += 1) {
      const hoja = await servicio.dato(calls.ventasDetras, ADMIN_OTRA, {
        empresa,
        fecha_ini: desde,
        fecha_fin: hasta,
        pagina,
        filas: 7,
        ...(usuario !== null && { usuario }),
        ...(cifra as { concepto: 'VENTAS' }),
      });
      expect(hoja).toMatchObject({ suma: total, ...(ventas !== undefined && { total: ventas }) });
      halladas.push(...hoja.filas);
      if (halladas.length >= hoja.total || hoja.filas.length === 0) {
        expect(halladas).toHaveLength(hoja.total);
        break;
      }
    }
    expect(new Set(halladas.map(({ id }) => id)).size).toBe(halladas.length);
    const suma = halladas.reduce((cents, { monto }) => cents + Math.round(monto * 100), 0);
    expect([cifra, suma]).toEqual([cifra, Math.round(total * 100)]);
    if (cual % 5 === 0) {
      const hoja = await servicio.hoja(calls.exportarDetras, ADMIN_OTRA, {
        empresa,
        fecha_ini: desde,
        fecha_fin: hasta,
        ...(usuario !== null && { usuario }),
        ...(cifra as { concepto: 'VENTAS' }),
      });
      expect(hoja.map((fila) => [fila['NÚMERO'], Number(fila['EN LA CIFRA'])])).toEqual(
        halladas.map(({ secuencia, monto }) => [secuencia, monto]),
      );
    }
    const orden = halladas.map(({ fecha, fecha_creacion }) => `${fecha} ${fecha_creacion}`);
    expect(orden).toEqual(orden.toSorted().reverse());
  };

  it(
    'says each figure to the cent, some days added up and some not',
    async () => {
      expect(await pendientes()).toBeGreaterThan(0);
      await comparar();
    },
    limite(300_000),
  );

  it(
    'says the same with every day added up',
    async () => {
      await sumarTodo();
      expect(await pendientes()).toBe(0);
      await comparar();
    },
    limite(300_000),
  );

  it('says the same once all was added up again from nothing', async () => {
    const antes = await servicio.sql(TODO, [OTRA.id]);
    await servicio.sql('delete from pedidos.dia_totales where empresa_id = $1', [OTRA.id]);
    await servicio.sql(
      `insert into pedidos.dias_pendientes
       select distinct empresa_id, fecha_negocio from pedidos.ventas where empresa_id = $1`,
      [OTRA.id],
    );
    await sumarTodo();
    expect(await servicio.sql(TODO, [OTRA.id])).toEqual(antes);
  });
});

const TODO = `select * from pedidos.dia_totales where empresa_id = $1 order by concepto, fecha, usuario_id, clave`;
