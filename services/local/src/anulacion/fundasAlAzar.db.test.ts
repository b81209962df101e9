import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { entregaDe } from '@comanda/billing/piezas';
import { abrirSandbox, type SandboxDePrueba } from '@comanda/billing/testing/sandbox';
import { filasDeCsv } from '@comanda/kit/testing/filasDeCsv';
import { CLIENTE, PUERTO } from '@comanda/kit/testing/semilla';
import { comoDueno } from '@comanda/kit/testing/testDb';
import { makeSolicitud } from '@comanda/ordering/testing/ventas';
import type { InformeCaja } from '@comanda/shared/contracts/caja/cuadres';
import type { Producto } from '@comanda/shared/contracts/inventario/productos';
import type { PaginaDeEmitidos } from '@comanda/shared/contracts/reportes/emitidos';
import type { Mes } from '@comanda/shared/contracts/reportes/reporteria';
import type { ReporteLeido } from '@comanda/shared/contracts/reportes/reportes';
import type { Venta } from '@comanda/shared/contracts/ventas/ventas';
import {
  montoDeUnidades,
  quedaDeLineas,
  type LineaFacturada,
} from '@comanda/shared/domain/dinero/devolucion';
import { aCentavos, aDolares, sumar } from '@comanda/shared/domain/dinero/dinero';
import { faltaDeTarifa, tarifaDe } from '@comanda/shared/domain/dinero/iva';
import { renglonesDe104 } from '@comanda/shared/domain/fiscal/formulario104';
import {
  agregarProducto,
  aLineaVenta,
  descuentoDeCuenta,
  descuentosDeCuenta,
  totalesDeCuenta,
  type Carrito,
  type CuentaDeCarrito,
} from '@comanda/shared/domain/orden/carrito';
import { cuentasDeTicket } from '@comanda/shared/domain/papel/cuentasDeTicket';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { veces } from '@comanda/shared/testing/veces';

import { abrirMundo, type Mundo } from '../testing/mundo';

const CUANTAS = veces(1_000, 24);
const SEMILLA = Number(process.env['COMANDA_SEMILLA'] ?? 20_261_129);
const { empresa } = PUERTO;
const HOY = fechaNegocio(new Date());
const DIAS = { fecha_ini: HOY, fecha_fin: HOY };
const MES = HOY.slice(0, 7);
const MOTIVO = 'Cliente frecuente';

/** What one customer takes: units of so many products, some off it, and what they bring back of a line. */
const compra = fc.record({
  lineas: fc.uniqueArray(fc.record({ cual: fc.nat(7), cantidad: fc.integer({ min: 1, max: 9 }) }), {
    minLength: 1,
    maxLength: 5,
    selector: ({ cual }) => cual,
  }),
  conFundas: fc.integer({ min: 0, max: 12 }),
  conBiodegradables: fc.integer({ min: 0, max: 5 }),
  rebaja: fc.constantFrom(0, 0, 5, 10, 33.33, 100),
  vuelve: fc.option(fc.record({ linea: fc.nat(), parte: fc.integer({ min: 1, max: 9 }) })),
});
type Compra = typeof compra extends fc.Arbitrary<infer Una> ? Una : never;

/** Of a rate that is invoiced today, and no bag. */
function esPlato({ funda, por_peso, porcentaje_iva }: Producto): boolean {
  const tarifa = tarifaDe(`${porcentaje_iva}%`);
  return !funda && !por_peso && tarifa !== null && faltaDeTarifa(tarifa, HOY) === null;
}

const enCentavos = (montos: readonly (number | string | undefined)[]) =>
  sumar(montos.map((monto) => aCentavos(Number(String(monto ?? 0).replace(',', '.')))));

describe(`${CUANTAS} sales at random with bags, discounts and what came back of them`, () => {
  let sandbox: SandboxDePrueba;
  let mundo: Mundo;
  let productos: Producto[];
  let iceVendido = 0;
  let iceDevuelto = 0;
  let devuelto = 0;
  const ventas: Venta[] = [];
  let mes: Mes;

  const comoAdmin = <Data>(nombre: string, entrada: object): Promise<Data> =>
    mundo.dato<Data>(nombre, mundo.como('Administrador'), { empresa, ...entrada });
  const comoContador = <Data>(nombre: string, entrada: object): Promise<Data> =>
    mundo.dato<Data>(nombre, mundo.como('Contador'), { empresa, ...entrada });
  const entregar = async () => {
    const entrega = entregaDe(mundo.billing, {
      error: (dicho, mensaje) => {
        throw new Error(`${mensaje}: ${JSON.stringify(dicho)}`);
      },
      info: () => undefined,
    });
    while ((await entrega.ronda()) > 0);
  };

  const cuentaDe = ({ lineas, conFundas, conBiodegradables, rebaja }: Compra): CuentaDeCarrito => {
    const platos = productos.filter(esPlato);
    const bolsas = ['FUNDA', 'FUNDA_BIODEGRADABLE'].map((cual) =>
      productos.find(({ funda }) => funda === cual)!,
    );
    const tomadas: [Producto, number][] = [
      ...new Map(
        lineas.map(({ cual, cantidad }) => [platos[cual % platos.length]!, cantidad] as const),
      ),
      [bolsas[0]!, conFundas],
      [bolsas[1]!, conBiodegradables],
    ];
    const carrito = tomadas.reduce<Carrito>(
      (hay, [producto, cantidad]) =>
        cantidad === 0 ? hay : agregarProducto(hay, producto, { cantidad }),
      [],
    );
    return rebaja === 0
      ? { carrito }
      : { carrito, rebaja: { tipo: 'PORCENTAJE', valor: rebaja, motivo: MOTIVO } };
  };

  async function vender(una: Compra): Promise<void> {
    const cuenta = cuentaDe(una);
    const { subtotal, iva, total } = totalesDeCuenta(cuenta);
    const descuento = descuentoDeCuenta(cuenta);
    const idempotencia = randomUUID();
    const solicitud = {
      ...makeSolicitud({
        tienda: cuenta.carrito.map(aLineaVenta),
        clave_acceso: await mundo.reservar(PUERTO, idempotencia),
        cedula: CLIENTE.cedula,
        subtotal: aDolares(subtotal),
        iva: aDolares(iva),
        total: aDolares(total),
        ...(descuento > 0 && { descuento: aDolares(descuento), motivo_descuento: MOTIVO }),
      }),
      idempotencia,
    };
    // the paper agrees with the sale, and says its tax
    const papel = cuentasDeTicket(solicitud as unknown as Parameters<typeof cuentasDeTicket>[0]);
    const suyo = sumar(
      cuenta.carrito.map(({ ice = 0, cantidad }) => aCentavos(aDolares(aCentavos(ice)) * cantidad)),
    );
    expect(papel).toMatchObject({ total, ice: suyo });
    iceVendido += suyo;
    const venta = await comoAdmin<Venta>('crearVenta', solicitud);
    ventas.push(venta);
    if (una.vuelve) porDevolver.push({ venta, cuenta, ...una.vuelve });
  }
  const porDevolver: {
    venta: Venta;
    cuenta: CuentaDeCarrito;
    linea: number;
    parte: number;
  }[] = [];

  async function devolver({ venta, cuenta, linea, parte }: (typeof porDevolver)[number]) {
    const descuentos = descuentosDeCuenta(cuenta);
    const lineas = cuenta.carrito.map((una, i): LineaFacturada => ({
      codigo: una.id,
      descripcion: una.producto,
      cantidad: una.cantidad,
      precio_venta: aCentavos(una.precio_venta),
      tarifa: tarifaDe(una.porcentaje_iva) ?? 0,
      descuento: descuentos[i],
      ...(una.ice && { ice: aCentavos(una.ice) }),
    }));
    const lugar = linea % lineas.length;
    const [suya, queda] = [lineas[lugar]!, quedaDeLineas(lineas, [])[lugar]!];
    const cantidad = Math.min(parte, suya.cantidad);
    const monto = montoDeUnidades(suya, queda, cantidad);
    if (monto === 0) return; // given away: nothing comes back
    await comoAdmin('devolverVenta', {
      editar: venta.clave_acceso,
      idempotencia: randomUUID(),
      lineas: [{ linea: lugar, cantidad }],
      total: aDolares(monto),
      forma_pago: 'EFECTIVO',
      motivo: 'Plato equivocado',
    });
    devuelto += monto;
    iceDevuelto += (suya.ice ?? 0) * cantidad;
  }

  /** The rows of the annex by their headings. */
  async function annexo() {
    const { texto } = await mundo.enviar('descargarAts', mundo.como('Contador'), {
      empresa,
      mes: MES,
      formato: 'csv',
    });
    return filasDeCsv(texto);
  }

  beforeAll(async () => {
    sandbox = await abrirSandbox();
    mundo = await abrirMundo({ sriUrl: sandbox.url });
    const bolsa = { id_categoria: '1', porcentaje_iva: 15 };
    for (const nueva of [
      { producto: 'Funda plástica', precio_venta: 0.12, funda: 'FUNDA' },
      { producto: 'Funda de maíz', precio_venta: 0.35, funda: 'FUNDA_BIODEGRADABLE' },
    ])
      await comoAdmin('crearProducto', { ...bolsa, ...nueva });
    productos = await comoAdmin<Producto[]>('listarProductos', {});
    for (const una of fc.sample(compra, { seed: SEMILLA, numRuns: CUANTAS })) await vender(una);
    await entregar();
    for (const una of porDevolver) await devolver(una);
    await entregar();
    mes = await comoContador<Mes>('resumenDelMes', { mes: MES });
  });
  afterAll(async () => {
    await mundo.cerrar();
    await sandbox.cerrar();
  });

  it('are all authorised', () => {
    const { FACTURAS, PENDIENTES, RECHAZADAS } = mes.conceptos;
    expect([PENDIENTES.documentos, RECHAZADAS.documentos]).toEqual([0, 0]);
    expect(FACTURAS.documentos).toBe(CUANTAS);
    expect(iceVendido).toBeGreaterThan(0);
    expect(iceDevuelto).toBeGreaterThan(0);
  });

  it('are the same to the cent in the list, the report, the drawer and the month', async () => {
    const lista = await comoAdmin<PaginaDeEmitidos>('listarEmitidos', { ...DIAS, filas: 1 });
    const { figuras } = await comoAdmin<ReporteLeido>('reporteVentas', DIAS);
    const x = await comoAdmin<InformeCaja>('consultarX', {});
    const vendido = enCentavos(ventas.map(({ total }) => total));
    expect(enCentavos([lista.suma ?? 0])).toBe(vendido);
    expect(enCentavos([figuras.total])).toBe(vendido);
    expect(enCentavos([figuras.total_devoluciones])).toBe(devuelto);
    expect(enCentavos([x.esperado])).toBe(vendido - devuelto);
    expect(enCentavos([mes.conceptos.NETO.total])).toBe(vendido - devuelto);
    const total = renglonesDe104(mes.tarifas).at(-1);
    expect(enCentavos([total?.neto, total?.impuesto])).toBe(vendido - devuelto);
    expect(enCentavos([mes.conceptos.FACTURAS.iva])).toBe(enCentavos(ventas.map(({ iva }) => iva)));
  });

  it('have one ICE: of what was sold, of the month, of the annex and of the XML', async () => {
    expect(enCentavos([mes.ice])).toBe(iceVendido - iceDevuelto);
    const filas = await annexo();
    const suma = (tipo: string, columna: string) =>
      enCentavos(filas.flatMap((fila) => (fila['TIPO COMPROBANTE'] === tipo ? fila[columna] : [])));
    expect([suma('18', 'MONTO ICE'), suma('04', 'MONTO ICE')]).toEqual([iceVendido, iceDevuelto]);
    expect(suma('18', 'TOTAL') - suma('04', 'TOTAL')).toBe(enCentavos([mes.conceptos.NETO.total]));
    const documentos = await comoDueno<{ cod_doc: string; xml: string }>(
      mundo.url,
      'select cod_doc, xml_firmado as xml from facturacion.comprobantes where empresa_id = $1',
      [PUERTO.id],
    );
    const deXml = (tipo: string) =>
      enCentavos(
        documentos.flatMap(({ cod_doc, xml }) => {
          const [totales = ''] = /<totalConImpuestos>.*?<\/totalConImpuestos>/s.exec(xml) ?? [];
          const [, ice] = /3680<\/codigoPorcentaje>.*?<valor>([\d.]+)/s.exec(totales) ?? [];
          return cod_doc === tipo && ice ? ice : [];
        }),
      );
    expect([deXml('01'), deXml('04')]).toEqual([iceVendido, iceDevuelto]);
  });
});
