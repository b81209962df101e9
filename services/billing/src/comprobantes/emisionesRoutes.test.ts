import { describe, expect, it } from '@jest/globals';

import { enEmpresa } from '@comanda/kit/base/db';
import { ADMIN, CONTADOR, PUERTO } from '@comanda/kit/testing/semilla';
import {
  documentosCalls as calls,
  type EstadoComprobante,
} from '@comanda/shared/contracts/facturacion/documentos';
import { emisionesCalls } from '@comanda/shared/contracts/facturacion/emisiones';
import type { CallInput } from '@comanda/shared/contracts/defineCall';
import { aCentavos, sumar } from '@comanda/shared/domain/dinero/dinero';
import { fechaNegocio, formatFecha } from '@comanda/shared/domain/texto/fecha';
import { sumarDias } from '@comanda/shared/domain/texto/periodo';

import { anular } from '../testing/anulaciones';
import { deEntregas } from '../testing/entregas';
import { empresaId, vender } from '../testing/mundo';
import { makeClave, makeVenta } from '../testing/ventas';

const { empresa } = PUERTO;

const LINEAS = [
  { descripcion: 'Encebollado', cantidad: 2, precio_venta: 425, tarifa: 15, descuento: 50 },
  { descripcion: 'Agua', cantidad: 3, precio_venta: 100, tarifa: 0 },
];

const e = deEntregas();

const consultar = (over: Partial<CallInput<typeof emisionesCalls.consultarEmisiones>> = {}) =>
  e.dato(emisionesCalls.consultarEmisiones, CONTADOR, { ruc: '', empresa, ...over });
const buscar = async (ruc: string) => (await consultar({ ruc })).filas;
const una = async (clave: string) => (await buscar(clave))[0];

describe('POST /consultar_emisiones', () => {
  it('tells of an authorised invoice how it can be taken back, and whether it was mailed', async () => {
    const clave = await e.vender();
    await e.rondas(1);

    expect(await una(clave)).toMatchObject({
      estado: 'AUTORIZADO',
      tipo: 'FACTURA',
      relacionado: null,
      anulacion: { como: 'NOTA_CREDITO' },
      corregible: false,
      correo: { estado: 'PENDIENTE', email: 'maria@correo.ec' },
    });
  });

  it('tells of one that was annulled in the portal that it was, and not that it was withdrawn', async () => {
    const clave = await e.vender();
    await e.rondas(1);
    await enEmpresa(e.mundo.db, empresaId(PUERTO), ({ client }) =>
      client.query('select facturacion.anular_en_portal($1, $2, $3, $4, now())', [
        PUERTO.id,
        clave,
        fechaNegocio(new Date()),
        'ana',
      ]),
    );
    expect((await una(clave))?.anulacion).toEqual({
      como: null,
      frase: 'La factura ya está anulada: se anuló en el portal del SRI',
    });
  });

  it('tells an invoice and its credit note of each other', async () => {
    const clave = await e.vender();
    await e.rondas(1);
    await anular(e.mundo, PUERTO, { clave, hoy: fechaNegocio(new Date()) });
    const factura = await una(clave);
    const nota = await una(factura?.relacionado ?? '');

    expect(factura?.anulacion?.como).toBeNull();
    expect(factura?.anulacion?.frase).toContain('nota de crédito');
    expect(nota).toMatchObject({
      tipo: 'NOTA_CREDITO',
      relacionado: clave,
      anulacion: null,
      corregible: false,
    });
    await e.rondas(1);
  });

  it('says that what the authority may have is not taken back, and what it refused is', async () => {
    await e.guion([{ en: 'autorizacion', hace: 'enProceso' }]);
    const enDuda = await e.vender();
    await e.unaRonda();
    expect(await una(enDuda)).toMatchObject({
      estado: 'EN_PROCESO',
      anulacion: { como: null },
      corregible: false,
    });
    await e.rondas(2);

    await e.guion([{ en: 'recepcion', hace: 'devolver', codigos: ['69'] }]);
    const devuelta = await e.vender();
    await e.rondas(1);
    expect(await una(devuelta)).toMatchObject({
      estado: 'DEVUELTA',
      anulacion: { como: 'RETIRAR' },
      corregible: true,
    });
  });

  it('finds a key as a ticket prints it, in groups of four', async () => {
    const clave = await e.vender();
    const enGrupos = clave.replace(/(.{4})/g, '$1 ');
    expect((await buscar(enGrupos)).map(({ clave_acceso }) => clave_acceso)).toEqual([clave]);
    await e.rondas(1);
  });
});

describe('POST /consultar_emisiones, a page of it', () => {
  it('says how many there are, for how much, and how many in each state', async () => {
    const antes = await consultar();
    const clave = await e.vender(); // 7.50
    await e.rondas(1);
    const con = await consultar();
    expect([con.total, con.suma]).toEqual([antes.total + 1, antes.suma + 7.5]);
    expect(con.estados.reduce((suma, { cuantos }) => suma + cuantos, 0)).toBe(con.total);
    const sinSumas = { total: 0, suma: 0, estados: [] };
    expect(await consultar({ sin_sumas: true })).toEqual({ filas: con.filas, ...sinSumas });

    await anular(e.mundo, PUERTO, { clave, hoy: fechaNegocio(new Date()) });
    const anulada = await consultar();
    expect([anulada.total, anulada.suma]).toEqual([antes.total + 2, antes.suma]);
    const deEstado = await consultar({ estado: 'ANULADA', ruc: clave });
    expect(deEstado.filas.map(({ clave_acceso }) => clave_acceso)).toEqual([clave]);
    expect(deEstado).toMatchObject({
      total: 1,
      suma: 0,
      estados: [{ estado: 'ANULADA', cuantos: 1 }],
    });
    const autorizadas = await consultar({ estado: 'AUTORIZADO', ruc: clave });
    // the authority has it, and no note of it in what is looked for
    expect(autorizadas).toMatchObject({ filas: [], total: 0, suma: 7.5 });
    expect(autorizadas.estados).toEqual([{ estado: 'ANULADA', cuantos: 1 }]);
    await e.rondas(1);
  });

  it('tells the buyer and the amount of each, and goes on where the page before ended', async () => {
    const una = await consultar({ filas: 1 });
    const otra = await consultar({ filas: 1, pagina: 2 });
    expect(una.filas[0]).toMatchObject({ cliente: 'María Fernanda Salazar', total: 7.5 });
    expect(una.filas[0]?.clave_acceso).not.toBe(otra.filas[0]?.clave_acceso);
    const primera = await consultar({ filas: 1, desc: false });
    const ultima = await consultar({ filas: 1, pagina: una.total });
    expect(primera.filas).toEqual(ultima.filas);
  });

  it('sums each state to what the authority has in it, and so does its sheet', async () => {
    const razon_social = 'Compradora de dos';
    const { comprador } = makeVenta(LINEAS);
    const [devuelta] = [
      await e.vender({ comprador: { ...comprador, razon_social } }),
      await e.vender({ comprador: { ...comprador, razon_social } }),
    ];
    await e.rondas(1);
    const enHoja = async (estado?: EstadoComprobante) => {
      const filas = await e.hoja(emisionesCalls.exportarEmisiones, CONTADOR, {
        ruc: razon_social,
        empresa,
        ...(estado === undefined ? {} : { estado }),
      });
      return sumar(filas.map(({ TOTAL }) => aCentavos(Number(TOTAL))));
    };
    const sumas = async (estado?: EstadoComprobante) => {
      const over = estado === undefined ? {} : { estado };
      const { total, suma } = await consultar({ ruc: razon_social, ...over });
      expect(await enHoja(estado)).toBe(aCentavos(suma));
      return [total, suma];
    };

    await anular(e.mundo, PUERTO, { clave: devuelta, hoy: fechaNegocio(new Date()) });
    // until the note is authorised, a declaration has both invoices
    expect([await sumas(), await sumas('AUTORIZADO')]).toEqual([
      [3, 7.5],
      [1, 15],
    ]);
    expect([await sumas('ANULADA'), await sumas('POR_FIRMAR')]).toEqual([
      [1, 0],
      [1, -7.5],
    ]);
    await e.rondas(1);
    expect([await sumas(), await sumas('AUTORIZADO'), await sumas('ANULADA')]).toEqual([
      [3, 7.5],
      [2, 7.5],
      [1, 0],
    ]);
  });

  it('refuses a day that is none, by its field', async () => {
    const mala = { ruc: '', empresa, desde: '2026-02-31' };
    expect(await e.pedirMal(emisionesCalls.consultarEmisiones, CONTADOR, mala)).toMatchObject({
      status: 400,
      errores: [{ campo: 'desde', msg: 'La fecha debe ser YYYY-MM-DD' }],
    });
  });
});

describe('POST /exportar_emisiones', () => {
  const exportar = (over: { ruc?: string; desde?: string; hasta?: string } = {}) =>
    e.hoja(emisionesCalls.exportarEmisiones, CONTADOR, { ruc: '', empresa, ...over });

  it('gives all that is listed, each once, in dollars', async () => {
    await e.sql(
      `insert into facturacion.comprobantes (empresa_id, clave_acceso, venta_id, ruc, establecimiento, punto_emision,
         cod_doc, ambiente, secuencial, fecha_emision, identificacion, total, datos, creado)
       select $1, '8' || lpad(n::text, 48, '0'), gen_random_uuid(), $2, '009', '009', '01', '1', n, now(), 'EXPORTADA', 1.15,
              '{"comprador": {"razon_social": "Muchas"}, "subtotal": 100, "iva": 15, "total": 115}',
              now() - n / 2 * interval '1 second'
         from generate_series(1, 3000) n`,
      [PUERTO.id, PUERTO.ruc],
    );
    const filas = await exportar({ ruc: 'muchas' });
    expect(new Set(filas.map((fila) => fila['CLAVE ACCESO'])).size).toBe(3000);
    expect(filas.every(({ CLIENTE }) => CLIENTE === 'Muchas')).toBe(true);
    expect(filas.at(-1)).toMatchObject({
      SUBTOTAL: '1.00',
      IVA: '0.15',
      PROPINA: '0.00',
      TOTAL: '1.15',
      EMPRESA: empresa,
      DOCUMENTO: 'Factura',
      ESTADO: 'Por firmar',
      AUTORIZADA: '',
      'FACTURA O NOTA': '',
    });
    await e.sql(`delete from facturacion.comprobantes where identificacion = 'EXPORTADA'`, []);
  });

  it('is of the days that documents are of, as the list, its sum and what is chosen are, and says them', async () => {
    const hoy = fechaNegocio(new Date());
    const ayer = sumarDias(hoy, -1);
    const { clave } = await vender(e.mundo, PUERTO, { hoy: ayer }); // a till without a line is heard today
    const deDia = async (dia: string) => {
      const dias = { ruc: clave, desde: dia, hasta: dia };
      const { filas, total, suma } = await consultar(dias);
      const elegidas = await e.dato(emisionesCalls.elegirEmisiones, CONTADOR, { empresa, ...dias });
      return {
        listadas: filas.map(({ clave_acceso }) => clave_acceso),
        total,
        suma,
        elegidas: elegidas.filas.map(({ clave_acceso }) => clave_acceso),
        fechas: (await exportar(dias)).map(({ FECHA }) => FECHA),
      };
    };
    const fechas = [formatFecha(ayer)];
    const una = { listadas: [clave], total: 1, suma: 7.5, elegidas: [clave], fechas };
    expect(await deDia(ayer)).toEqual(una);
    const ninguna = { listadas: [], total: 0, suma: 0, elegidas: [], fechas: [] };
    expect(await deDia(hoy)).toEqual(ninguna);
    await e.rondas(1);
  });
});

describe('GET /comprobante/:clave/detalle', () => {
  it('says what was sold, at which rates, and how it was paid', async () => {
    const venta = makeVenta(LINEAS);
    const clave = await e.vender({
      ...venta,
      fecha_emision: fechaNegocio(new Date()),
      propina: 90,
      total: venta.total + 90,
      pagos: [
        { forma_pago: 'TARJETA', total: 1000, debito: true },
        { forma_pago: 'EFECTIVO', total: venta.total + 90 - 1000 },
      ],
    });
    const { contenido, total } = await e.dato(calls.consultarDetalle, ADMIN, { clave, empresa });

    const [encebollado, agua] = contenido.lineas;
    expect(encebollado).toEqual({
      codigo: '1',
      descripcion: 'Encebollado',
      cantidad: 2,
      precio: 4.25,
      descuento: 0.5,
      tarifa: 15,
      total: 8,
      queda: { cantidad: 2, monto: 8 },
    });
    expect(agua).toMatchObject({ cantidad: 3, precio: 1, descuento: 0, tarifa: 0, total: 3 });
    expect(contenido.tarifas).toEqual([
      { tarifa: 15, base: 6.96, iva: 1.04 },
      { tarifa: 0, base: 3, iva: 0 },
    ]);
    expect(contenido).toMatchObject({ propina: 0.9, motivo: null });
    expect(contenido.pagos).toEqual([
      { forma_pago: 'TARJETA', total: 10, debito: true },
      { forma_pago: 'EFECTIVO', total: 1.9, debito: false },
    ]);
    expect(total).toBe(11.9);
    await e.rondas(1);

    const { clave_nota } =
      (await anular(e.mundo, PUERTO, { clave, hoy: fechaNegocio(new Date()) })) ?? {};
    const nota = await e.dato(calls.consultarDetalle, ADMIN, { clave: clave_nota ?? '', empresa });
    expect(nota.contenido).toMatchObject({ pagos: [], propina: 0, motivo: 'Pedido repetido' });
    expect(nota.total).toBe(11);
    await e.rondas(1);
  });

  it('knows no document that is not there', async () => {
    const { code } = await e.pedir(calls.consultarDetalle, ADMIN, {
      clave: makeClave(999),
      empresa,
    });
    expect(code).toBe('NO_ENCONTRADO');
  });
});
