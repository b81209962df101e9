import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { enEmpresa } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import { ANDINA, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { comoDueno } from '@comanda/kit/testing/testDb';
import type { ComprobanteVenta } from '@comanda/shared/contracts/facturacion/comprobante';
import type { EstadoComprobante } from '@comanda/shared/contracts/facturacion/documentos';
import {
  CONCEPTOS_DEL_MES,
  FIGURAS_DEL_MES,
  type ConceptoDelMes,
  type FiguraDelMes,
  type Mes,
} from '@comanda/shared/contracts/reportes/reporteria';
import { aCentavos } from '@comanda/shared/domain/dinero/dinero';
import { periodoDelMes } from '@comanda/shared/domain/texto/periodo';
import { veces } from '@comanda/shared/testing/veces';

import { facturaXml } from '../domain/factura';
import { notaCreditoXml } from '../domain/notaCredito';
import { validarFactura } from '../domain/validarFactura';
import { validarNotaCredito } from '../domain/validarNotaCredito';
import { leerRide } from '../ride/leerRide';
import { abrirMundo, empresaId, type Mundo } from '../testing/mundo';
import { sembrarDocumento } from '../testing/sembrarMes';
import { makeEmisor, makeVenta } from '../testing/ventas';
import { ventaArbitraria } from '../testing/ventasAlAzar';

import { ATS_COLUMNAS } from './atsColumnas';
import { documentosRepository } from './documentosRepository';
import { mesRepository } from './mesRepository';
import { toMes } from './mesRow';
import { RESUMEN } from './mesSql';

const CUANTOS = veces(1_500);
const SEMILLA = Number(process.env['COMANDA_SEMILLA'] ?? 20_261_123);
const puerto = empresaId(PUERTO);
const andina = empresaId(ANDINA);
const NOVIEMBRE = periodoDelMes('2026-11');
const TODAS = { filas: 1_000, desde: 0 };

let mundo: Mundo;
let meses: ReturnType<typeof mesRepository>;
beforeAll(async () => {
  mundo = await abrirMundo();
  meses = mesRepository(mundo.db);
});
afterAll(() => mundo.close());

/** What a document's own XML says of one, in cents: the same that its buyer and the authority read. */
type Leido = {
  clave: string;
  concepto: Exclude<ConceptoDelMes, 'NETO'>;
  total: number;
  propina: number;
  ice: number;
  /** Rate -> base and tax. */
  tarifas: Map<number, { base: number; iva: number }>;
};

/** Adding 0 makes the 0 of a credit note the one there is. */
const enCentavos = (texto: string, signo: number) => signo * aCentavos(Number(texto)) + 0;

function leerXml(xml: string, signo: number) {
  const { impuestos, ice, total, cobro } = leerRide(xml);
  return {
    total: enCentavos(total, signo),
    propina: enCentavos(cobro?.propina ?? '0', signo),
    ice: enCentavos(ice ?? '0', signo),
    tarifas: new Map(
      impuestos.map(({ tarifa, base, valor }) => [
        Number.parseInt(tarifa, 10),
        { base: enCentavos(base, signo), iva: enCentavos(valor, signo) },
      ]),
    ),
  };
}

function xmlDeFactura(clave: string, venta: ComprobanteVenta): string {
  const revision = validarFactura({
    claveAcceso: clave,
    emisor: makeEmisor({ ruc: PUERTO.ruc }),
    venta,
    rucProveedor: PUERTO.ruc,
  });
  if (!revision.ok) throw new Error(JSON.stringify(revision.defecto));
  return facturaXml(revision.documento);
}

function xmlDeNota(clave: string, venta: ComprobanteVenta): string {
  const revision = validarNotaCredito({
    claveAcceso: clave,
    emisor: makeEmisor({ ruc: PUERTO.ruc }),
    venta,
    rucProveedor: PUERTO.ruc,
    modificado: { numero: '001-001-000000123', fecha: venta.fecha_emision },
    motivo: 'Prueba',
  });
  if (!revision.ok) throw new Error(JSON.stringify(revision.defecto));
  return notaCreditoXml(revision.documento);
}

const CONCEPTO: Partial<Record<EstadoComprobante, Leido['concepto']>> = {
  ANULADA: 'RETIRADAS',
  DEVUELTA: 'RECHAZADAS',
  NO_AUTORIZADO: 'RECHAZADAS',
  REQUIERE_ATENCION: 'RECHAZADAS',
};

/** What was withdrawn is added up as what it was of, whatever it would have given back. */
const NOTAS: readonly (readonly [EstadoComprobante, Leido['concepto']])[] = [
  ['RECIBIDA', 'PENDIENTES'],
  ['ANULADA', 'RETIRADAS'],
  ['AUTORIZADO', 'NOTAS'],
  ['AUTORIZADO', 'NOTAS'],
  ['AUTORIZADO', 'NOTAS'],
];

const alAzar = fc.record({
  venta: ventaArbitraria,
  dia: fc.integer({ min: 1, max: 30 }),
  estado: fc.constantFrom<EstadoComprobante>(
    'AUTORIZADO',
    'AUTORIZADO',
    'AUTORIZADO',
    'AUTORIZADO',
    'ANULADA',
    'DEVUELTA',
    'NO_AUTORIZADO',
    'RECIBIDA',
    'FIRMADA',
    'EMPRESA_PAUSADA',
    'EN_PROCESO',
  ),
  ambiente: fc.constantFrom('2', '2', '2', '1'),
  nota: fc.boolean(),
});

/** Texts are another test's matter: not all that people type can be stored. */
const legible = (venta: ComprobanteVenta): ComprobanteVenta => ({
  ...venta,
  comprador: { ...venta.comprador, razon_social: 'María', direccion: 'Quito' },
  lineas: venta.lineas.map((linea) => ({ ...linea, descripcion: 'Plato' })),
});

/** Invoices of any kind and, of some that are authorised, the credit note; what each XML says. */
async function sembrarMes(): Promise<Leido[]> {
  const leidos: Leido[] = [];
  const sorteados = fc.sample(alAzar, { numRuns: CUANTOS, seed: SEMILLA });
  for (const [i, { venta, dia, estado, ambiente, nota }] of sorteados.entries()) {
    const fecha = `2026-11-${String(dia).padStart(2, '0')}`;
    const suya = { ...legible(venta), fecha_emision: fecha };
    const base = { empresa: PUERTO, secuencial: i + 1, fecha, ambiente: ambiente };
    const clave = await sembrarDocumento(mundo.url, { ...base, estado, venta: suya });
    const apartada = ambiente === '1' ? 'PRUEBAS' : undefined;
    const deEstado = estado === 'AUTORIZADO' ? 'FACTURAS' : 'PENDIENTES';
    leidos.push({
      clave,
      concepto: apartada ?? CONCEPTO[estado] ?? deEstado,
      ...leerXml(xmlDeFactura(clave, suya), 1),
    });
    if (estado !== 'AUTORIZADO' || !nota) continue;
    const { propina = 0, ...sinPropina } = suya;
    const devuelta = { ...sinPropina, total: suya.total - propina, pagos: [] };
    const [estadoDeNota, conceptoDeNota] = NOTAS[i % NOTAS.length]!;
    const suNota = await sembrarDocumento(mundo.url, {
      ...base,
      estado: estadoDeNota,
      venta: devuelta,
      modifica: clave,
    });
    leidos.push({
      clave: suNota,
      concepto: apartada ?? conceptoDeNota,
      ...leerXml(xmlDeNota(suNota, devuelta), estadoDeNota === 'ANULADA' ? 1 : -1),
    });
  }
  return leidos;
}

const entraEn = (concepto: ConceptoDelMes, leido: Leido) =>
  concepto === 'NETO'
    ? ['FACTURAS', 'NOTAS'].includes(leido.concepto)
    : leido.concepto === concepto;

const sumaDe = (numeros: readonly number[]) => numeros.reduce((suma, uno) => suma + uno, 0);

/** What of a document is in a figure. */
function montoDe(leido: Leido, figura: FiguraDelMes, tarifas: readonly number[] | null): number {
  if (figura === 'total' || figura === 'propina') return leido[figura];
  const suyas = [...leido.tarifas].filter(([tarifa]) => tarifas?.includes(tarifa) ?? true);
  return sumaDe(suyas.map(([, parte]) => parte[figura]));
}

describe('the summary of a month', () => {
  let leidos: Leido[];
  let mes: Mes;
  beforeAll(async () => {
    leidos = await sembrarMes();
    mes = toMes(await meses.resumen(puerto, NOVIEMBRE));
  });

  it('is, to the cent, what the documents themselves say', () => {
    expect(mes.ambiente).toBe('2');
    for (const concepto of CONCEPTOS_DEL_MES) {
      const suyos = leidos.filter((leido) => entraEn(concepto, leido));
      const dicho = mes.conceptos[concepto];
      expect({ concepto, documentos: dicho.documentos }).toEqual({
        concepto,
        documentos: suyos.length,
      });
      for (const figura of FIGURAS_DEL_MES)
        expect([concepto, figura, aCentavos(dicho[figura])]).toEqual([
          concepto,
          figura,
          sumaDe(suyos.map((leido) => montoDe(leido, figura, null))),
        ]);
    }
  });

  it('has the ICE of its bags, of invoices less credit notes, and of the documents themselves', async () => {
    const netos = leidos.filter((leido) => entraEn('NETO', leido));
    const suyo = sumaDe(netos.map(({ ice }) => ice));
    expect(netos.filter(({ ice }) => ice < 0).length).toBeGreaterThan(0);
    expect(suyo).toBeGreaterThan(0);
    expect(aCentavos(mes.ice ?? 0)).toBe(suyo);
    const filas = await documentosRepository(mundo.db).paraAts(
      puerto,
      netos.map(({ clave }) => clave),
    );
    const columna = ATS_COLUMNAS.find(({ header }) => header === 'MONTO ICE');
    const dichos = filas.map(
      (fila) => [fila.clave_acceso, aCentavos(columna?.numero?.(fila) ?? -1)] as const,
    );
    expect(new Map(dichos)).toEqual(new Map(netos.map(({ clave, ice }) => [clave, Math.abs(ice)])));
  });

  it('has the ICE that is left of bags that came back for less than theirs, as their note says it', async () => {
    const linea = { cantidad: 10, precio_venta: 15, tarifa: 15, ice: 10, descuento: 100 };
    const venta = { ...makeVenta([linea]), antes: { 15: 100 } };
    await sembrarDocumento(mundo.url, {
      empresa: PUERTO,
      secuencial: 1,
      fecha: '2026-08-01',
      estado: 'AUTORIZADO',
      venta,
      modifica: leidos[0]?.clave ?? '',
    });
    const agosto = toMes(await meses.resumen(puerto, periodoDelMes('2026-08')));
    expect(agosto.ice).toBe(-0.43);
    expect(agosto.conceptos.NETO).toMatchObject({ documentos: 1, total: -0.5 });
  });

  it('looks for bags, and for numbers of other documents, in their indexes alone, among thousands of documents', async () => {
    const plan = await enEmpresa(mundo.db, puerto, async ({ client }) => {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain ${RESUMEN.replaceAll('$1', String(PUERTO.id))
          .replaceAll('$2', `'${NOVIEMBRE.desde}'`)
          .replaceAll('$3', `'${NOVIEMBRE.hasta}'`)}`,
      );
      return rows;
    });
    expect(JSON.stringify(plan)).toContain('comprobantes_con_ice');
    expect(JSON.stringify(plan)).toContain('comprobantes_con_numero_ajeno');
  });

  it('has the credit notes that a report by e-mail names, authorised and not, and of another empresa none', async () => {
    const notas = (empresa: EmpresaId) =>
      enEmpresa(mundo.db, empresa, async ({ client }) => {
        const { rows } = await client.query<{
          autorizada: boolean;
          cuantas: number;
          total: string;
        }>('select * from facturacion.notas_de_dias($1, $2, $3) order by autorizada desc', [
          puerto,
          NOVIEMBRE.desde,
          NOVIEMBRE.hasta,
        ]);
        return rows.map(({ total, ...fila }) => ({ ...fila, total: aCentavos(Number(total)) }));
      });
    const suyas = (concepto: Leido['concepto']) =>
      leidos.filter((leido) => leido.clave.slice(8, 10) === '04' && leido.concepto === concepto);
    const dichas = (['NOTAS', 'PENDIENTES'] as const).map((concepto) => ({
      autorizada: concepto === 'NOTAS',
      cuantas: suyas(concepto).length,
      total: 0 - sumaDe(suyas(concepto).map(({ total }) => total)),
    }));
    expect(dichas.every(({ cuantas }) => cuantas > 0)).toBe(true);
    expect(await notas(puerto)).toEqual(dichas);
    expect(await notas(empresaId(ANDINA))).toEqual([]); // whoever's it asks for, it sees its own
  });

  it('has each rate, of invoices, of credit notes and of both, as the documents say it', () => {
    const netos = leidos.filter((leido) => entraEn('NETO', leido));
    const tarifas = new Set(netos.flatMap((leido) => [...leido.tarifas.keys()]));
    expect(mes.tarifas.map(({ tarifa }) => tarifa)).toEqual([...tarifas].sort((a, b) => b - a));
    for (const { tarifa, facturas, notas, neto } of mes.tarifas)
      for (const [concepto, dicho] of Object.entries({
        FACTURAS: facturas,
        NOTAS: notas,
        NETO: neto,
      })) {
        const suyos = leidos.filter(
          (leido) => entraEn(concepto as ConceptoDelMes, leido) && leido.tarifas.has(tarifa),
        );
        expect({
          tarifa,
          concepto,
          documentos: dicho.documentos,
          base: aCentavos(dicho.base),
          iva: aCentavos(dicho.iva),
        }).toEqual({
          tarifa,
          concepto,
          documentos: suyos.length,
          base: sumaDe(suyos.map((leido) => montoDe(leido, 'base', [tarifa]))),
          iva: sumaDe(suyos.map((leido) => montoDe(leido, 'iva', [tarifa]))),
        });
      }
  });

  it('has behind each figure the documents that sum to it', async () => {
    for (const concepto of CONCEPTOS_DEL_MES)
      for (const figura of FIGURAS_DEL_MES)
        for (const tarifas of [null, [15], [12, 0]]) {
          if (tarifas !== null && (figura === 'total' || figura === 'propina')) continue;
          const suyos = leidos
            .filter((leido) => entraEn(concepto, leido))
            .filter((leido) => tarifas?.some((una) => leido.tarifas.has(una)) ?? true)
            .filter((leido) => figura !== 'propina' || leido.propina !== 0);
          const cifra = { concepto, figura, tarifas };
          const { total, suma, filas } = await meses.detras(puerto, NOVIEMBRE, {
            cifra,
            corte: TODAS,
          });
          expect({ cifra, total, suma }).toEqual({
            cifra,
            total: suyos.length,
            suma: sumaDe(suyos.map((leido) => montoDe(leido, figura, tarifas))),
          });
          expect(new Map(filas.map(({ clave_acceso, monto }) => [clave_acceso, monto]))).toEqual(
            new Map(suyos.map((leido) => [leido.clave, montoDe(leido, figura, tarifas)])),
          );
        }
  });

  it('reads its documents a page after the other, each once, latest first', async () => {
    const cifra = { concepto: 'NETO', figura: 'total', tarifas: null } as const;
    const leer = async (desde: number) =>
      (await meses.detras(puerto, NOVIEMBRE, { cifra, corte: { filas: 7, desde } })).filas;
    const claves: string[] = [];
    const fechas: string[] = [];
    for (let desde = 0; ; desde += 7) {
      const filas = await leer(desde);
      claves.push(...filas.map(({ clave_acceso }) => clave_acceso));
      fechas.push(...filas.map(({ fecha_emision }) => fecha_emision));
      if (filas.length < 7) break;
    }
    expect(new Set(claves).size).toBe(mes.conceptos.NETO.documentos);
    expect(claves).toHaveLength(mes.conceptos.NETO.documentos);
    expect(fechas).toEqual([...fechas].sort().reverse());
  });

  it('has nothing of another month, nor of another empresa', async () => {
    const cifra = { concepto: 'NETO', figura: 'total', tarifas: null } as const;
    for (const [empresa, mes_] of [
      [puerto, '2026-10'],
      [puerto, '2026-12'],
      [andina, '2026-11'],
    ] as const) {
      expect(await meses.resumen(empresa, periodoDelMes(mes_))).toEqual([]);
      expect(await meses.detras(empresa, periodoDelMes(mes_), { cifra, corte: TODAS })).toEqual({
        total: 0,
        suma: 0,
        filas: [],
      });
    }
    expect(toMes([]).conceptos.NETO).toEqual({
      documentos: 0,
      base: 0,
      iva: 0,
      propina: 0,
      total: 0,
    });
  });

  it('follows a document that is corrected, and says tests where there is nothing else', async () => {
    const venta = makeVenta([{ cantidad: 1, precio_venta: 115, tarifa: 15 }]);
    const suya = {
      empresa: OTRA,
      secuencial: 1,
      fecha: '2026-11-30',
      estado: 'AUTORIZADO',
    } as const;
    const clave = await sembrarDocumento(mundo.url, { ...suya, venta });
    const otra = makeVenta([{ cantidad: 0.333, precio_venta: 1000, tarifa: 5, descuento: 3 }]);
    await comoDueno(
      mundo.url,
      'update facturacion.comprobantes set datos = $2, total = $3 where clave_acceso = $1',
      [clave, JSON.stringify(otra), otra.total / 100],
    );
    const { ambiente, tarifas } = toMes(await meses.resumen(empresaId(OTRA), NOVIEMBRE));
    const montos = { documentos: 1, base: otra.subtotal / 100, iva: otra.iva / 100 };
    expect(ambiente).toBe('1');
    expect(tarifas).toEqual([
      { tarifa: 5, facturas: montos, notas: { documentos: 0, base: 0, iva: 0 }, neto: montos },
    ]);
  });
});
