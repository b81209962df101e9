import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { filasDeCsv } from '@comanda/kit/testing/filasDeCsv';
import { ADMIN, ANDINA, CAJERO, CONTADOR, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { sesionDe } from '@comanda/kit/testing/sesion';
import { comoDueno } from '@comanda/kit/testing/testDb';
import { leerZip } from '@comanda/kit/testing/leerZip';
import { reporteriaCalls as calls } from '@comanda/shared/contracts/reportes/reporteria';
import type { CallInput } from '@comanda/shared/contracts/defineCall';

import { anular } from '../testing/anulaciones';
import { CLAVE_FACTURA, xmlDeFactura } from '../testing/documentos';
import { abrirFacturacion, type Facturacion } from '../testing/facturacion';
import { sembrarDocumento } from '../testing/sembrarMes';
import { makeVenta } from '../testing/ventas';

const { empresa } = PUERTO;
const MES = '2026-11';
const FECHA = '2026-11-20';
const UN_PLATO = { cantidad: 1, precio_venta: 115, tarifa: 15 };
/** In another month, of which no figure is asked here. */
const ANTES = '2026-10-30';

let e: Facturacion;
let autorizada: string;
let nota: string;
let porFirmar: string;
let firmada: string;
let retirada: string;
let anuladaEnSri: string;
let ajena: string;
beforeAll(async () => {
  e = await abrirFacturacion();
  const venta = makeVenta(
    [
      { cantidad: 1, precio_venta: 1150, tarifa: 15, descripcion: 'Ceviche en su funda', ice: 10 },
      { cantidad: 2, precio_venta: 105, tarifa: 5 },
      { cantidad: 1, precio_venta: 300, tarifa: 0 },
    ],
    { propina: 50 },
  );
  const conPropina = {
    ...venta,
    total: venta.total + 50,
    comprador: { ...venta.comprador, razon_social: '=cmd|1' },
    pagos: [
      { forma_pago: 'TARJETA' as const, total: 1000, debito: true },
      { forma_pago: 'EFECTIVO' as const, total: venta.total - 950 },
    ],
  };
  const base = { empresa: PUERTO, fecha: FECHA, venta: conPropina };
  const sembrar = (over: Partial<Parameters<typeof sembrarDocumento>[1]>) =>
    sembrarDocumento(e.url, { ...base, secuencial: 1, estado: 'AUTORIZADO', ...over });
  const firmado = xmlDeFactura();
  autorizada = await sembrar({ xml: { firmado, autorizado: '<autorizacion>suya</autorizacion>' } });
  nota = await sembrar({ secuencial: 2, modifica: autorizada, venta: { ...venta, pagos: [] } });
  firmada = await sembrar({ secuencial: 3, estado: 'RECIBIDA' });
  porFirmar = await sembrar({
    secuencial: 4,
    estado: 'POR_FIRMAR',
    xml: { firmado: null, autorizado: null },
  });
  retirada = await sembrar({ secuencial: 5, estado: 'ANULADA' });
  anuladaEnSri = await sembrar({ secuencial: 6, fecha: ANTES });
  await comoDueno(
    e.url,
    `update facturacion.comprobantes
        set estado = 'ANULADA', anulada_en_sri = '2026-11-05', xml_autorizado = '<autorizacion>anulada</autorizacion>'
      where clave_acceso = $1`,
    [anuladaEnSri],
  );
  ajena = await sembrar({ empresa: ANDINA });
});
afterAll(() => e.cerrar());

const numero = (clave: string) => `001-001-${clave.slice(30, 39)}_${clave}`;

async function bajar(
  entrada: Omit<CallInput<typeof calls.descargarComprobantes>, 'empresa'>,
  quien = CONTADOR,
) {
  const { method, path } = calls.descargarComprobantes;
  const headers = await sesionDe(e.url, quien);
  const respuesta = await e.app.inject({
    method,
    url: `/facturacion${path}`,
    headers,
    payload: { empresa, ...entrada },
  });
  expect(respuesta.statusCode).toBe(200);
  return { respuesta, partes: await leerZip(respuesta.rawPayload) };
}

describe('the documents of a month as a ZIP', () => {
  it('has each by its number, as authorised, apart from what is not; and says what it lacks', async () => {
    const { respuesta, partes } = await bajar({ mes: MES });

    expect(respuesta.headers['content-disposition']).toBe(
      'attachment; filename="comprobantes-2026-11.zip"',
    );
    expect([...partes.keys()]).toEqual([
      `facturas/${numero(autorizada)}.xml`,
      `sin_autorizar/${numero(firmada)}.xml`,
      `notas_de_credito/${numero(nota)}.xml`,
      'LEEME.txt',
    ]);
    expect(partes.get(`facturas/${numero(autorizada)}.xml`)).toBe(
      '<autorizacion>suya</autorizacion>',
    );
    const leeme = partes.get('LEEME.txt');
    expect(leeme).toContain('Documentos pedidos: 5');
    expect(leeme).toContain('Faltan 2:');
    expect(leeme).toContain(`${porFirmar}  Todavía no está firmado`);
    expect(leeme).toContain(`${retirada}  Se retiró antes`);
  });

  it('has what was authorised and then annulled in the portal, apart, and says what became of it', async () => {
    const { partes } = await bajar({ mes: ANTES.slice(0, 7), ride: true });
    expect([...partes.keys()]).toEqual([`anuladas/${numero(anuladaEnSri)}.xml`, 'LEEME.txt']);
    expect(partes.get(`anuladas/${numero(anuladaEnSri)}.xml`)).toBe(
      '<autorizacion>anulada</autorizacion>',
    );
    const leeme = partes.get('LEEME.txt');
    expect(leeme).toContain('anuladas: el SRI las autorizó y después se anularon en su portal');
    expect(leeme).toContain('No falta ninguno.');
    expect(leeme).not.toContain('Se retiró antes');
  });

  it('has those of some keys and nothing of another empresa, for an Administrador too', async () => {
    const { partes } = await bajar({ claves: [ajena, firmada, firmada, CLAVE_FACTURA] }, ADMIN);
    expect([...partes.keys()]).toEqual([`sin_autorizar/${numero(firmada)}.xml`, 'LEEME.txt']);
    const leeme = partes.get('LEEME.txt');
    expect(leeme).toContain('Documentos pedidos: 3');
    for (const clave of [ajena, CLAVE_FACTURA])
      expect(leeme).toContain(`${clave}  No hay un documento de esta empresa con esa clave`);
  });

  it('has the printed form of what is authorised where it is asked for, and says which could not be drawn', async () => {
    const { partes } = await bajar({ claves: [autorizada, nota, firmada], ride: true });
    expect([...partes.keys()]).toEqual([
      `facturas/${numero(autorizada)}.xml`,
      `facturas/${numero(autorizada)}.pdf`,
      `notas_de_credito/${numero(nota)}.xml`,
      `sin_autorizar/${numero(firmada)}.xml`,
      'LEEME.txt',
    ]);
    expect(partes.get(`facturas/${numero(autorizada)}.pdf`)).toMatch(/^%PDF/);
    expect(partes.get('LEEME.txt')).toContain(`${nota}  Va su XML. Su RIDE no se pudo hacer`);
  });

  it.each([
    ['neither a month nor documents', {}, 'Elija un mes o los documentos que desea'],
    ['both', { mes: MES, claves: [CLAVE_FACTURA] }, 'Elija un mes o los documentos que desea'],
    ['no document', { claves: [] }, 'Elija al menos un documento'],
    ['what is no month', { mes: '2026-13' }, 'El mes debe ser YYYY-MM'],
  ])('is refused with %s', async (_que, entrada, msg) => {
    const respuesta = await e.pedirMal(calls.descargarComprobantes, CONTADOR, {
      empresa,
      ...entrada,
    });
    expect(respuesta).toMatchObject({ status: 400, msg: expect.stringContaining(msg) });
  });

  it('is not for a Cajero', async () => {
    const { code } = await e.pedir(calls.descargarComprobantes, CAJERO, { empresa, mes: MES });
    expect(code).toBe('PERFIL_NO_PERMITIDO');
  });
});

describe('the annex of the sales of a month', () => {
  const bajarCsv = async () => {
    const { texto } = await e.pedir(calls.descargarAts, CONTADOR, {
      empresa,
      mes: MES,
      formato: 'csv',
    });
    expect(texto).toContain(";'=cmd|1;");
    return filasDeCsv(texto);
  };

  it('has a row for each authorised document, then what was voided, with the codes of the authority', async () => {
    const filas = await bajarCsv();

    expect(filas.map((fila) => [fila['SECCION'], fila['TIPO COMPROBANTE'], fila['TOTAL']])).toEqual(
      [
        ['VENTAS', '18', '17.10'],
        ['VENTAS', '04', '16.60'],
        ['ANULADOS', '18', ''],
      ],
    );
    expect(filas[0]).toMatchObject({
      'TIPO ID CLIENTE': '05',
      'ID CLIENTE': '1710034065',
      CLIENTE: '=cmd|1',
      'TIPO EMISION': 'E',
      ESTABLECIMIENTO: '001',
      SECUENCIAL: '000000001',
      'FECHA EMISION': '20/11/2026',
      AUTORIZACION: autorizada,
      'BASE 0%': '3.00',
      'BASE 5%': '2.00',
      'BASE 15%': '10.00',
      'BASE GRAVADA': '12.00',
      'MONTO IVA': '1.60',
      'MONTO ICE': '0.10',
      PROPINA: '0.50',
      'FORMAS DE PAGO': '16, 01',
    });
    expect(filas[1]?.['DOCUMENTO MODIFICADO']).toBe('001-001-000000001');
    expect(filas[2]).toMatchObject({ AUTORIZACION: '', 'MONTO IVA': '', 'MONTO ICE': '' });
  });

  it('has no number that was given up, for another one or for good, which may be a document of somebody else', async () => {
    const en = '2026-09-10';
    const base = { empresa: PUERTO, fecha: en, venta: makeVenta([UN_PLATO]) };
    const [tomada, nueva, suya, vendidaDeNuevo] = [
      await sembrarDocumento(e.url, { ...base, secuencial: 21, estado: 'ANULADA' }),
      await sembrarDocumento(e.url, { ...base, secuencial: 22, estado: 'AUTORIZADO' }),
      await sembrarDocumento(e.url, { ...base, secuencial: 23, estado: 'ANULADA' }),
      await sembrarDocumento(e.url, { ...base, secuencial: 24, estado: 'REQUIERE_ATENCION' }),
    ];
    await comoDueno(
      e.url,
      `update facturacion.comprobantes set reemplazada_por = $2, codigo = '45' where clave_acceso = $1`,
      [tomada, nueva],
    );
    await comoDueno(
      e.url,
      `update facturacion.comprobantes set codigo = '45' where clave_acceso = $1`,
      [vendidaDeNuevo],
    );
    expect(await anular(e.mundo, PUERTO, { clave: vendidaDeNuevo, hoy: en })).toMatchObject({
      resultado: 'RETIRADA',
    });
    const mes = en.slice(0, 7);
    const { texto } = await e.pedir(calls.descargarAts, CONTADOR, { empresa, mes, formato: 'csv' });
    expect(filasDeCsv(texto).map((fila) => [fila['SECCION'], fila['SECUENCIAL']])).toEqual([
      ['VENTAS', '000000022'],
      ['ANULADOS', '000000023'],
    ]);
    const { conceptos } = await e.dato(calls.resumenDelMes, CONTADOR, { empresa, mes });
    expect([conceptos.FACTURAS.documentos, conceptos.RETIRADAS.documentos]).toEqual([1, 1]);
    const detras = await e.dato(calls.documentosDetras, CONTADOR, {
      empresa,
      mes,
      concepto: 'RETIRADAS',
    });
    expect(detras.filas.map(({ clave_acceso }) => clave_acceso)).toEqual([suya]);
    const { partes } = await bajar({ mes });
    expect(partes.get('LEEME.txt')).toContain(`${tomada}  Se retiró antes`);
  });

  it('is a workbook too, and of the empresa that is asked about alone', async () => {
    const xlsx = await e.pedir(calls.descargarAts, CONTADOR, {
      empresa,
      mes: MES,
      formato: 'xlsx',
    });
    expect(xlsx.headers['content-disposition']).toBe(
      'attachment; filename="ats-ventas-2026-11.xlsx"',
    );
    const { texto } = await e.pedir(calls.descargarAts, CONTADOR, {
      empresa: ANDINA.empresa,
      mes: MES,
      formato: 'csv',
    });
    expect(texto).toContain(ajena);
    expect(texto).not.toContain(autorizada);
  });
});

describe('the month of a company', () => {
  it('is said in dollars, with what is not authorised apart', async () => {
    const mes = await e.dato(calls.resumenDelMes, CONTADOR, { empresa, mes: MES });
    expect(mes.conceptos).toMatchObject({
      FACTURAS: { documentos: 1, base: 15, iva: 1.6, propina: 0.5, total: 17.1 },
      NOTAS: { documentos: 1, base: -15, iva: -1.6, propina: 0, total: -16.6 },
      NETO: { documentos: 2, base: 0, iva: 0, propina: 0.5, total: 0.5 },
      PENDIENTES: { documentos: 2 },
      RETIRADAS: { documentos: 1 },
    });
    const { filas, suma } = await e.dato(calls.documentosDetras, CONTADOR, {
      empresa,
      mes: MES,
      concepto: 'NOTAS',
      figura: 'iva',
      tarifas: '15',
    });
    expect(suma).toBe(-1.5);
    expect(filas).toEqual([
      expect.objectContaining({
        numero: '001-001-000000002',
        tipo: 'NOTA_CREDITO',
        monto: -1.5,
        fecha: FECHA,
        relacionado: '001-001-000000001',
      }),
    ]);
  });
});

describe('the documents behind a figure, as a sheet', () => {
  it('are all of them, with what of each is in it, of the empresa that is asked about alone', async () => {
    const exportar = async (de: string) =>
      (
        await e.pedir(calls.exportarDocumentos, CONTADOR, {
          empresa: de,
          mes: MES,
          concepto: 'NETO',
          figura: 'iva',
          tarifas: '15',
          formato: 'csv',
        })
      ).texto
        .trimEnd()
        .split('\r\n');

    const [cabeza, ...filas] = await exportar(empresa);
    expect(cabeza).toContain('FACTURA O NOTA;TOTAL;EN LA CIFRA;CLAVE ACCESO');
    expect(filas).toHaveLength(2);
    const suya = (clave: string) => filas.find((fila) => fila.includes(clave));
    expect(suya(autorizada)).toContain(";'=cmd|1;Autorizada;;001-001-000000002;17,10;1,50;");
    expect(suya(nota)).toContain('Autorizada;;001-001-000000001;-16,60;-1,50;');
    expect(await exportar(ANDINA.empresa)).toHaveLength(2);
  });
});

describe('the whole of a RUC', () => {
  let deOtra: string;
  beforeAll(async () => {
    await comoDueno(
      e.url,
      `update identidad.empresas set ruc = $1, establecimiento = lpad(id::text, 3, '0') where id = any ($2)`,
      [PUERTO.ruc, [ANDINA.id, OTRA.id]],
    );
    const venta = makeVenta([{ cantidad: 1, precio_venta: 115, tarifa: 15 }]);
    const suya = { fecha: FECHA, estado: 'AUTORIZADO' as const, venta, secuencial: 9 };
    deOtra = await sembrarDocumento(e.url, { ...suya, empresa: OTRA });
  });

  it('is one ZIP of the companies that are seen, and has nothing of another one', async () => {
    const { respuesta, partes } = await bajar({ mes: MES, de: 'RUC' });
    expect(respuesta.headers['content-disposition']).toBe(
      `attachment; filename="comprobantes-${PUERTO.ruc}-2026-11.zip"`,
    );
    const archivos = [...partes.keys()];
    expect(archivos).toEqual(
      expect.arrayContaining([
        `facturas/${numero(autorizada)}.xml`,
        `facturas/${numero(ajena)}.xml`,
      ]),
    );
    expect(archivos).toHaveLength(5);
    expect(partes.get('LEEME.txt')).toContain('Documentos pedidos: 6');
    expect([...partes].join()).not.toContain(deOtra);
  });

  it('is one annex of them, what was voided last', async () => {
    const { texto, headers } = await e.pedir(calls.descargarAts, CONTADOR, {
      empresa: ANDINA.empresa,
      mes: MES,
      de: 'RUC',
      formato: 'csv',
    });
    expect(headers['content-disposition']).toContain(`ats-ventas-${PUERTO.ruc}-2026-11.csv`);
    const filas = texto.trimEnd().split('\r\n').slice(1);
    expect(filas.map((fila) => /^\W*(\w+)/.exec(fila)?.[1])).toEqual([
      'VENTAS',
      'VENTAS',
      'VENTAS',
      'ANULADOS',
    ]);
    for (const clave of [autorizada, nota, ajena]) expect(texto).toContain(clave);
    expect(texto).not.toContain(deOtra);
  });

  it('is of a month: documents that were chosen are of one company', async () => {
    const respuesta = await e.pedirMal(calls.descargarComprobantes, CONTADOR, {
      empresa,
      de: 'RUC',
      claves: [CLAVE_FACTURA],
    });
    expect(respuesta).toMatchObject({
      status: 400,
      msg: expect.stringContaining('Todo el RUC se descarga por mes'),
    });
  });
});
