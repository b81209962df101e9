import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { ADMIN, ANDINA, CAJERO, CONTADOR, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import {
  CONCEPTOS_DEL_MES,
  FIGURAS_DEL_MES,
  reporteriaCalls as calls,
  type ConceptoDelMes,
  type DocumentoDelMes,
  type FiguraDelMes,
  type Mes,
} from '@comanda/shared/contracts/reportes/reporteria';
import type { EstadoComprobante } from '@comanda/shared/contracts/facturacion/documentos';
import { aCentavos } from '@comanda/shared/domain/dinero/dinero';
import { veces } from '@comanda/shared/testing/veces';

import { abrirFacturacion, type Facturacion } from '../testing/facturacion';
import { sembrarDocumento } from '../testing/sembrarMes';
import { makeVenta } from '../testing/ventas';

const CUANTOS = veces(600, 120);
const SEMILLA = Number(process.env['COMANDA_SEMILLA'] ?? 20_261_129);
/** Of the RUC of La Cevichería, and nobody's here who asks. */
const CERRADA = { id: 0, empresa: 'Marisquería Cerrada', ruc: PUERTO.ruc };
/** Of another RUC; Clara keeps its books too. */
const DE_OTRO = OTRA;
const PAGINA = 7;
const MES = '2026-11';

let e: Facturacion;
let cerrada: typeof CERRADA;
let secuencial = 0;
/** Names by the keys of what each company issued in the month. */
const emitidas = new Map<string, string>();

const CREAR = `
  insert into identidad.empresas (empresa, ruc, razon_social, nombre_comercial, direccion, matriz, correo, establecimiento)
  values ($1, $2, 'X', 'X', 'X', 'X', 'x@x.ec', '003') returning id`;

const alAzar = fc.record({
  de: fc.nat({ max: 9 }).map((n) => (n < 5 ? PUERTO : n < 8 ? ANDINA : n < 9 ? CERRADA : DE_OTRO)),
  dia: fc.integer({ min: 1, max: 6 }),
  estado: fc.constantFrom<EstadoComprobante>(
    'AUTORIZADO',
    'AUTORIZADO',
    'AUTORIZADO',
    'ANULADA',
    'DEVUELTA',
    'RECIBIDA',
  ),
  pruebas: fc.nat({ max: 3 }).map((n) => n === 0),
  nota: fc.boolean(),
  propina: fc.constantFrom(0, 0, 150),
  lineas: fc.array(
    fc.record({
      cantidad: fc.integer({ min: 1, max: 4 }),
      precio_venta: fc.integer({ min: 1, max: 9_999 }),
      tarifa: fc.constantFrom(15 as const, 5 as const, 0 as const),
    }),
    { minLength: 1, maxLength: 4 },
  ),
});

async function emitir(
  una: Omit<Parameters<typeof sembrarDocumento>[1], 'secuencial'> & { empresa: typeof CERRADA },
) {
  const clave = await sembrarDocumento(e.url, { ...una, secuencial: ++secuencial });
  emitidas.set(clave, una.empresa.empresa);
  return clave;
}

/** Few days, so that many are of one and the same; what Andina does for good or not is drawn as that of the others. */
async function sembrar(): Promise<void> {
  for (const una of fc.sample(alAzar, { numRuns: CUANTOS, seed: SEMILLA })) {
    const { dia, estado, pruebas, nota, propina, lineas } = una;
    const quien = una.de === CERRADA ? cerrada : una.de;
    const empresa = { ...quien, ruc: quien === DE_OTRO ? DE_OTRO.ruc : PUERTO.ruc };
    const venta = makeVenta(lineas, propina > 0 ? { propina } : {});
    const comun = {
      empresa,
      fecha: `${MES}-0${dia}`,
      ambiente: pruebas ? ('1' as const) : ('2' as const),
    };
    const clave = await emitir({
      ...comun,
      estado,
      venta: { ...venta, total: venta.total + propina },
    });
    if (nota && estado === 'AUTORIZADO')
      await emitir({ ...comun, estado, venta: { ...venta, pagos: [] }, modifica: clave });
  }
}

beforeAll(async () => {
  e = await abrirFacturacion();
  const [creada] = await e.sql<{ id: number }>(CREAR, [CERRADA.empresa, PUERTO.ruc]);
  cerrada = { ...CERRADA, id: creada!.id };
  await e.sql(`update identidad.empresas set ruc = $2, establecimiento = '002' where id = $1`, [
    ANDINA.id,
    PUERTO.ruc,
  ]);
  await e.sql(
    `insert into identidad.usuario_empresas (usuario_id, empresa_id, orden) values ($1, $2, 9)`,
    [CONTADOR.id, DE_OTRO.id],
  );
  await sembrar();
});
afterAll(() => e.cerrar());

type Cifra = { concepto: ConceptoDelMes; figura: FiguraDelMes; tarifas?: string };

const delRuc = (mes = MES, empresa = PUERTO.empresa) => ({ empresa, mes, de: 'RUC' as const });
const mesDelRuc = (mes = MES) => e.dato(calls.resumenDelMes, CONTADOR, delRuc(mes));
const pedirPagina = (cifra: Cifra, pagina: number, { mes = MES, filas = PAGINA } = {}) =>
  e.dato(calls.documentosDetras, CONTADOR, { ...delRuc(mes), ...cifra, pagina, filas });

/** A page after the other, until one has less than its rows. */
async function leerTodas(cifra: Cifra, { mes = MES, filas = PAGINA } = {}) {
  const leidas: DocumentoDelMes[] = [];
  for (let pagina = 1; ; pagina++) {
    const { filas: suyas, total, suma } = await pedirPagina(cifra, pagina, { mes, filas });
    leidas.push(...suyas);
    if (suyas.length < filas) return { filas: leidas, total, suma };
  }
}

/** All figures of a month, and what each says. */
function cifrasDe({ conceptos, tarifas }: Mes): [Cifra, { documentos?: number; monto: number }][] {
  const enteras = CONCEPTOS_DEL_MES.flatMap((concepto) =>
    FIGURAS_DEL_MES.map((figura): [Cifra, { documentos?: number; monto: number }] => [
      { concepto, figura },
      {
        monto: conceptos[concepto][figura],
        ...(figura === 'total' && { documentos: conceptos[concepto].documentos }),
      },
    ]),
  );
  const deTarifa = tarifas.flatMap(({ tarifa, facturas, notas, neto }) =>
    (
      [
        ['FACTURAS', facturas],
        ['NOTAS', notas],
        ['NETO', neto],
      ] as const
    ).flatMap(([concepto, montos]) =>
      (['base', 'iva'] as const).map((figura): [Cifra, { documentos: number; monto: number }] => [
        { concepto, figura, tarifas: String(tarifa) },
        { documentos: montos.documentos, monto: montos[figura] },
      ]),
    ),
  );
  return [...enteras, ...deTarifa];
}

const enCentavos = (montos: readonly number[]) =>
  montos.reduce<number>((suma, monto) => suma + aCentavos(monto), 0);

describe('the documents behind a figure of the whole RUC', () => {
  it('add up to it to the cent, all of them and all pages, whatever the figure', async () => {
    const cifras = cifrasDe(await mesDelRuc());
    expect(cifras).toHaveLength(7 * 4 + 3 * 3 * 2);
    for (const [cifra, { documentos, monto }] of cifras) {
      const { filas, total, suma } = await leerTodas(cifra, { filas: 100 });
      expect({ cifra, suma: aCentavos(suma), filas: filas.length }).toEqual({
        cifra,
        suma: aCentavos(monto),
        filas: documentos ?? total,
      });
      expect(total).toBe(filas.length);
      expect(enCentavos(filas.map((fila) => fila.monto))).toBe(aCentavos(monto));
    }
  });

  it('come a page after the other, each once, latest first over all, and each under its company', async () => {
    const { filas, total } = await leerTodas({ concepto: 'NETO', figura: 'total' });
    const enUna = await pedirPagina({ concepto: 'NETO', figura: 'total' }, 1, { filas: 100 });
    expect(filas.length).toBeGreaterThan(3 * PAGINA);
    expect(filas.slice(0, 100)).toEqual(enUna.filas);
    expect(new Set(filas.map(({ clave_acceso }) => clave_acceso)).size).toBe(total);
    const lugares = filas.map(({ fecha, clave_acceso }) => fecha + clave_acceso);
    expect(lugares).toEqual(lugares.toSorted().reverse());
    expect(new Set(filas.map(({ empresa }) => empresa))).toEqual(
      new Set([PUERTO.empresa, ANDINA.empresa]),
    );
    for (const { clave_acceso, empresa } of filas) expect(empresa).toBe(emitidas.get(clave_acceso));
  });

  it('are the same whichever of its companies is asked, and of one alone where that is asked', async () => {
    const cifra = { concepto: 'NETO', figura: 'iva' } as const;
    const deAndina = { ...delRuc(MES, ANDINA.empresa), ...cifra };
    expect(await e.dato(calls.documentosDetras, CONTADOR, deAndina)).toEqual(
      await pedirPagina(cifra, 1, { filas: 15 }),
    );
    const { filas } = await e.dato(calls.documentosDetras, CONTADOR, {
      empresa: ANDINA.empresa,
      mes: MES,
      ...cifra,
    });
    for (const { clave_acceso, empresa } of filas)
      expect([emitidas.get(clave_acceso), empresa]).toEqual([ANDINA.empresa, undefined]);
  });

  it('have an end: a page beyond it is empty and says the same sum', async () => {
    const cifra = { concepto: 'NETO', figura: 'total' } as const;
    const { total, suma } = await pedirPagina(cifra, 1);
    expect(await pedirPagina(cifra, 1_000)).toEqual({ total, suma, filas: [] });
  });

  it('have the tests of one among those of tests, where another issues for good', async () => {
    const comun = {
      estado: 'AUTORIZADO' as const,
      venta: makeVenta([{ cantidad: 1, precio_venta: 115, tarifa: 15 }]),
    };
    const mes = '2026-09';
    const deVeras = { ...comun, empresa: PUERTO, fecha: `${mes}-01`, ambiente: '2' as const };
    const dePruebas = { ...comun, empresa: ANDINA, fecha: `${mes}-02`, ambiente: '1' as const };
    const una = await emitir({ ...deVeras, empresa: { ...PUERTO } });
    const otra = await emitir({ ...dePruebas, empresa: { ...ANDINA, ruc: PUERTO.ruc } });
    const claves = async (concepto: ConceptoDelMes) =>
      (await leerTodas({ concepto, figura: 'total' }, { mes })).filas.map(
        ({ clave_acceso }) => clave_acceso,
      );
    expect(await claves('NETO')).toEqual([una]);
    expect(await claves('PRUEBAS')).toEqual([otra]);
    for (const [cifra, { monto }] of cifrasDe(await mesDelRuc(mes)))
      expect((await leerTodas(cifra, { mes })).suma).toBe(monto);
    const suyas = await e.dato(calls.documentosDetras, CONTADOR, {
      empresa: ANDINA.empresa,
      mes,
      concepto: 'NETO',
    });
    expect(suyas.filas.map(({ clave_acceso }) => clave_acceso)).toEqual([otra]);
  });

  it('are none of a company that is not seen, nor of one where its reports are off', async () => {
    const apagar = (activa: boolean) =>
      e.sql(
        `update plataforma.areas_empresa set activa = $1 where area = 'reportes' and empresa_id = $2`,
        [activa, ANDINA.id],
      );
    await apagar(false);
    e.olvidar();
    const [mes, todas] = [
      await mesDelRuc(),
      await leerTodas({ concepto: 'NETO', figura: 'total' }),
    ];
    await apagar(true);
    e.olvidar();
    expect(mes.contribuyente).toMatchObject({ ajenos: 2 });
    expect(todas.suma).toBe(mes.conceptos.NETO.total);
    expect(new Set(todas.filas.map(({ empresa }) => empresa))).toEqual(new Set([PUERTO.empresa]));
  });

  it.each([
    ['a Cajero', CAJERO, PUERTO.empresa, 'PERFIL_NO_PERMITIDO'],
    ['an Administrador', ADMIN, PUERTO.empresa, 'PERFIL_NO_PERMITIDO'],
    ['who sees another of its companies alone', CONTADOR, CERRADA.empresa, 'EMPRESA_NO_PERMITIDA'],
  ])('are not for %s', async (_quien, quien, empresa, code) => {
    const pedida = { ...delRuc(MES, empresa), concepto: 'NETO' as const };
    expect(await e.pedir(calls.documentosDetras, quien, pedida)).toMatchObject({ code });
    expect(
      await e.pedir(calls.exportarDocumentos, quien, { ...pedida, formato: 'csv' }),
    ).toMatchObject({ code });
  });
});

describe('the same as a sheet', () => {
  it('has all of them in the same order, and says of which establishment each is', async () => {
    const cifra = { concepto: 'NETO', figura: 'iva', tarifas: '15' } as const;
    const { filas, suma } = await leerTodas(cifra, { filas: 100 });
    const hoja = await e.hoja(calls.exportarDocumentos, CONTADOR, { ...delRuc(), ...cifra });
    expect(hoja.map((fila) => [fila['ESTABLECIMIENTO'], fila['CLAVE ACCESO']])).toEqual(
      filas.map(({ empresa, clave_acceso }) => [empresa, clave_acceso]),
    );
    expect(enCentavos(hoja.map((fila) => Number(fila['EN LA CIFRA'])))).toBe(aCentavos(suma));
  });

  it('is named by the RUC; that of one company has its name and its columns as before', async () => {
    const pedir = (entrada: { empresa: string; mes: string; de?: 'RUC' }) =>
      e.pedir(calls.exportarDocumentos, CONTADOR, { ...entrada, concepto: 'NETO', formato: 'csv' });
    const todo = await pedir(delRuc());
    expect(todo.headers['content-disposition']).toContain(`documentos-${PUERTO.ruc}-${MES}.csv`);
    const suya = await pedir({ empresa: PUERTO.empresa, mes: MES });
    expect(suya.headers['content-disposition']).toContain(`"documentos-${MES}.csv"`);
    expect(suya.texto).not.toContain('ESTABLECIMIENTO');
    expect(suya.texto).toMatch(/^\uFEFFFECHA;/);
  });
});
