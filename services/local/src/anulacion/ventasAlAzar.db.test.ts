import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { entregaDe } from '@comanda/billing/piezas';
import { darCertificado } from '@comanda/billing/testing/mundo';
import { abrirSandbox, type SandboxDePrueba } from '@comanda/billing/testing/sandbox';
import { filasDeCsv } from '@comanda/kit/testing/filasDeCsv';
import { hayXmlsec, verificarConXmlsec } from '@comanda/billing/testing/xmlsec';
import { ANDINA, CLIENTE, PUERTO } from '@comanda/kit/testing/semilla';
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
import type { LeyDeEmpresa } from '@comanda/shared/contracts/admin/ley';
import {
  aCentavos,
  aDolares,
  centavos,
  multiplicar,
  sumar,
} from '@comanda/shared/domain/dinero/dinero';
import { faltaDeTarifa, tarifaDe } from '@comanda/shared/domain/dinero/iva';
import { propinaMaxima } from '@comanda/shared/domain/dinero/rebaja';
import { SIN_REGISTRO } from '@comanda/shared/domain/ley/decretos';
import { vendibleSegunLey } from '@comanda/shared/domain/ley/segunLey';
import { renglonesDe104 } from '@comanda/shared/domain/fiscal/formulario104';
import {
  agregarProducto,
  aLineaVenta,
  descuentoDeCuenta,
  descuentosDeCuenta,
  servicioDeCuenta,
  totalesDeCuenta,
  type Carrito,
  type CuentaDeCarrito,
} from '@comanda/shared/domain/orden/carrito';
import { cuentasDeTicket } from '@comanda/shared/domain/papel/cuentasDeTicket';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { veces } from '@comanda/shared/testing/veces';

import { CARPETA_XSD, hayXsd } from '../juicio/testing/xsd';
import { abrirMundo, type Mundo } from '../testing/mundo';

const CUANTAS = veces(1_000, 24);
const SEMILLA = Number(process.env['COMANDA_SEMILLA'] ?? 20_261_129);
/** One taxpayer: a restaurant that adds the servicio to all that it sells, and a cafeteria where a decree runs today. */
const LOCALES = [PUERTO, { ...ANDINA, ruc: PUERTO.ruc }] as const;
type Local = (typeof LOCALES)[number];
const HOY = fechaNegocio(new Date());
const DIAS = { fecha_ini: HOY, fecha_fin: HOY };
const MES = HOY.slice(0, 7);
const MOTIVO = 'Cliente frecuente';
const TURISMO = { registro_turismo: '15010101', provincia: 'Napo', canton: null };
const DECRETO = {
  id: 'de-prueba',
  tarifa: 8,
  desde: HOY,
  hasta: HOY,
  lugares: [{ provincia: TURISMO.provincia, canton: null }],
  fuente: 'Decreto de prueba',
  cesa: null,
};
const LEY: Record<number, LeyDeEmpresa> = {
  [PUERTO.id]: SIN_REGISTRO,
  [ANDINA.id]: { ...TURISMO, decretos: [DECRETO] },
};

/** What one customer takes: units of so many products, some off it, and what they bring back of a line. */
const compra = fc.record({
  local: fc.constantFrom<Local>(...LOCALES),
  lineas: fc.uniqueArray(fc.record({ cual: fc.nat(7), cantidad: fc.integer({ min: 1, max: 9 }) }), {
    minLength: 1,
    maxLength: 5,
    selector: ({ cual }) => cual,
  }),
  conFundas: fc.integer({ min: 0, max: 12 }),
  conBiodegradables: fc.integer({ min: 0, max: 5 }),
  rebaja: fc.constantFrom(0, 0, 5, 10, 33.33, 100),
  /** Tenths of the largest tip, where no servicio takes its place. */
  propina: fc.constantFrom(0, 0, 3, 10),
  vuelve: fc.option(fc.record({ linea: fc.nat(), parte: fc.integer({ min: 1, max: 9 }) })),
});
type Compra = typeof compra extends fc.Arbitrary<infer Una> ? Una : never;

/** Of a rate that is invoiced today, and no bag. */
function esPlato({ funda, por_peso, porcentaje_iva }: Producto): boolean {
  const tarifa = tarifaDe(`${porcentaje_iva}%`);
  const ley = LEY[ANDINA.id];
  return !funda && !por_peso && tarifa !== null && faltaDeTarifa(tarifa, HOY, ley) === null;
}

const enCentavos = (montos: readonly (number | string | undefined)[]) =>
  sumar(montos.map((monto) => aCentavos(Number(String(monto ?? 0).replace(',', '.')))));

describe(`${CUANTAS} sales at random of two establishments, with bags, discounts, servicio, tips, a holiday and what came back of them`, () => {
  let sandbox: SandboxDePrueba;
  let mundo: Mundo;
  const productos = new Map<Local, Producto[]>();
  let iceVendido = 0;
  let iceDevuelto = 0;
  let devuelto = 0;
  let propinas = 0;
  const ventas: Venta[] = [];
  let mes: Mes;

  const comoAdmin = <Data>({ empresa }: Local, nombre: string, entrada: object): Promise<Data> =>
    mundo.dato<Data>(nombre, mundo.como('Administrador'), { empresa, ...entrada });
  const delRuc = { empresa: PUERTO.empresa, mes: MES, de: 'RUC' } as const;
  const entregar = async () => {
    const entrega = entregaDe(mundo.billing, {
      error: (dicho, mensaje) => {
        throw new Error(`${mensaje}: ${JSON.stringify(dicho)}`);
      },
      info: () => undefined,
    });
    while ((await entrega.ronda()) > 0);
  };

  const cuentaDe = (una: Compra): CuentaDeCarrito => {
    const { local, lineas, conFundas, conBiodegradables, rebaja } = una;
    const ley = { dia: HOY, ley: LEY[local.id] ?? SIN_REGISTRO, politica: 'MISMO_PRECIO' } as const;
    const suyos = (productos.get(local) ?? []).map((suyo) => vendibleSegunLey(suyo, ley));
    const platos = suyos.filter(esPlato);
    const bolsas = ['FUNDA', 'FUNDA_BIODEGRADABLE'].map((cual) =>
      suyos.find(({ funda }) => funda === cual)!,
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
    return {
      carrito,
      conServicio: local === PUERTO,
      ...(rebaja > 0 && { rebaja: { tipo: 'PORCENTAJE', valor: rebaja, motivo: MOTIVO } }),
    };
  };

  async function vender(una: Compra): Promise<void> {
    const cuenta = cuentaDe(una);
    const { subtotal, iva, total } = totalesDeCuenta(cuenta);
    const descuento = descuentoDeCuenta(cuenta);
    const servicio = servicioDeCuenta(cuenta);
    const propina = cuenta.conServicio
      ? servicio
      : centavos(Math.floor((propinaMaxima(subtotal) * una.propina) / 10));
    const idempotencia = randomUUID();
    const solicitud = {
      ...makeSolicitud({
        tienda: cuenta.carrito.map(aLineaVenta),
        empresa: una.local.empresa,
        clave_acceso: await mundo.reservar(una.local, idempotencia),
        cedula: CLIENTE.cedula,
        subtotal: aDolares(subtotal),
        iva: aDolares(iva),
        total: aDolares(sumar([total, propina])),
        ...(propina > 0 && { propina: aDolares(propina) }),
        ...(servicio > 0 && { servicio: aDolares(servicio) }),
        ...(descuento > 0 && { descuento: aDolares(descuento), motivo_descuento: MOTIVO }),
      }),
      idempotencia,
    };
    // the paper agrees with the sale, and says its tax
    const papel = cuentasDeTicket(solicitud as unknown as Parameters<typeof cuentasDeTicket>[0]);
    const suyo = sumar(
      cuenta.carrito.map(({ ice = 0, cantidad }) => multiplicar(aCentavos(ice), cantidad)),
    );
    expect(papel).toMatchObject({ total: total + propina, ice: suyo });
    iceVendido += suyo;
    propinas += propina;
    const venta = await comoAdmin<Venta>(una.local, 'crearVenta', solicitud);
    ventas.push(venta);
    if (una.vuelve) porDevolver.push({ local: una.local, venta, cuenta, ...una.vuelve });
  }
  const porDevolver: {
    local: Local;
    venta: Venta;
    cuenta: CuentaDeCarrito;
    linea: number;
    parte: number;
  }[] = [];

  async function devolver({ local, venta, cuenta, linea, parte }: (typeof porDevolver)[number]) {
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
    await comoAdmin(local, 'devolverVenta', {
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

  async function prepararLocales(): Promise<void> {
    const { url } = mundo;
    const poner = 'update identidad.empresas set';
    await comoDueno(url, `${poner} servicio = 'TODO' where id = $1`, [PUERTO.id]);
    await comoDueno(
      url,
      `${poner} ruc = $2, establecimiento = '002', registro_turismo = $3, provincia = $4 where id = $1`,
      [ANDINA.id, PUERTO.ruc, TURISMO.registro_turismo, TURISMO.provincia],
    );
    await comoDueno(
      url,
      `insert into identidad.decretos (tarifa, desde, hasta, lugares, fuente, usuario_id)
       select $1, $2::date, $3::date, $4::jsonb, $5, id from identidad.usuarios limit 1`,
      [
        DECRETO.tarifa,
        DECRETO.desde,
        DECRETO.hasta,
        JSON.stringify(DECRETO.lugares),
        DECRETO.fuente,
      ],
    );
    await mundo.dato('registrarCliente', mundo.como('Administrador'), {
      ...CLIENTE,
      empresa: ANDINA.empresa,
    });
  }

  const leerXml = () =>
    comoDueno<{ cod_doc: string; xml: string }>(
      mundo.url,
      'select cod_doc, xml_firmado as xml from facturacion.comprobantes',
    );

  /** The rows of the annex by their headings. */
  async function annexo() {
    const { texto } = await mundo.enviar('descargarAts', mundo.como('Contador'), {
      ...delRuc,
      formato: 'csv',
    });
    return filasDeCsv(texto);
  }

  beforeAll(async () => {
    sandbox = await abrirSandbox(undefined, hayXsd.esta ? CARPETA_XSD : undefined);
    await sandbox.publicar(DECRETO);
    mundo = await abrirMundo({ sriUrl: sandbox.url });
    await prepararLocales();
    await darCertificado({ deps: mundo.billing }, LOCALES[1]);
    for (const local of LOCALES) {
      const id_categoria = String(local.id);
      for (const nueva of [
        { producto: 'Funda plástica', precio_venta: 0.12, porcentaje_iva: 15, funda: 'FUNDA' },
        {
          producto: 'Funda de maíz',
          precio_venta: 0.35,
          porcentaje_iva: 15,
          funda: 'FUNDA_BIODEGRADABLE',
        },
        { producto: 'Humita', precio_venta: 1.99, porcentaje_iva: 15 },
        { producto: 'Pan de yuca', precio_venta: 0.33, porcentaje_iva: 0 },
      ])
        await comoAdmin(local, 'crearProducto', { id_categoria, ...nueva });
      productos.set(local, await comoAdmin<Producto[]>(local, 'listarProductos', {}));
    }
    for (const una of fc.sample(compra, { seed: SEMILLA, numRuns: CUANTAS })) await vender(una);
    await entregar();
    for (const una of porDevolver) await devolver(una);
    await entregar();
    mes = await mundo.dato<Mes>('resumenDelMes', mundo.como('Contador'), delRuc);
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

  it('are the same to the cent in the list, its sheet, the report, the drawer and the month', async () => {
    const vendido = enCentavos(ventas.map(({ total }) => total));
    const deCada = await Promise.all(
      LOCALES.map(async (local) => {
        const { empresa } = local;
        const lista = await comoAdmin<PaginaDeEmitidos>(local, 'listarEmitidos', {
          ...DIAS,
          filas: 1,
        });
        const { figuras } = await comoAdmin<ReporteLeido>(local, 'reporteVentas', DIAS);
        const x = await comoAdmin<InformeCaja>(local, 'consultarX', {});
        const { texto } = await mundo.enviar('exportarEmitidos', mundo.como('Administrador'), {
          empresa,
          ...DIAS,
          formato: 'csv',
        });
        return [
          lista.suma ?? 0,
          figuras.total,
          aDolares(enCentavos(filasDeCsv(texto).map((fila) => fila['TOTAL']))),
          x.esperado,
          figuras.total_devoluciones,
          figuras.iva,
        ];
      }),
    );
    const entre = (lugar: number) => enCentavos(deCada.map((cifras) => cifras[lugar]));
    expect([entre(0), entre(1), entre(2)]).toEqual([vendido, vendido, vendido]);
    expect([entre(3), entre(4)]).toEqual([vendido - devuelto, devuelto]);
    expect(entre(5)).toBe(enCentavos(ventas.map(({ iva }) => iva)));
    expect(enCentavos([mes.conceptos.NETO.total])).toBe(vendido - devuelto);
    const total = renglonesDe104(mes.tarifas).at(-1);
    expect(enCentavos([total?.neto, total?.impuesto])).toBe(vendido - propinas - devuelto);
    expect(mes.tarifas.map(({ tarifa }) => tarifa)).toEqual([15, 8, 0]);
    expect(enCentavos([mes.conceptos.FACTURAS.iva])).toBe(enCentavos(ventas.map(({ iva }) => iva)));
  });

  it('have one ICE: of what was sold, of the month, of the annex and of the XML', async () => {
    expect(enCentavos([mes.ice])).toBe(iceVendido - iceDevuelto);
    const filas = await annexo();
    const suma = (tipo: string, columna: string) =>
      enCentavos(filas.flatMap((fila) => (fila['TIPO COMPROBANTE'] === tipo ? fila[columna] : [])));
    expect([suma('18', 'MONTO ICE'), suma('04', 'MONTO ICE')]).toEqual([iceVendido, iceDevuelto]);
    expect(suma('18', 'TOTAL') - suma('04', 'TOTAL')).toBe(enCentavos([mes.conceptos.NETO.total]));
    const documentos = await leerXml();
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

  (hayXmlsec.esta ? it : it.skip)(
    hayXmlsec.titulo('are signed as xmlsec1 verifies it'),
    async () => {
      const documentos = await leerXml();
      for (const [cod_doc, raiz] of [
        ['01', 'factura'],
        ['04', 'notaCredito'],
      ] as const) {
        const suyos = documentos.flatMap((uno) => (uno.cod_doc === cod_doc ? uno.xml : []));
        expect(verificarConXmlsec(raiz, suyos)).toEqual({ status: 0, buenos: suyos.length });
      }
    },
  );
});
