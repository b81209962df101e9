import {
  reporteriaCalls as calls,
  type DocumentoDelMes,
  type Mes,
  type MontosDelMes,
  type TarifaDelMes,
} from '@comanda/shared/contracts/reportes/reporteria';
import {
  reportesCalls,
  type Figuras,
  type ReporteLeido,
} from '@comanda/shared/contracts/reportes/reportes';
import { answer, makeVentaDetras } from '@comanda/shared/testing';

export const PUERTO = 'La Cevichería del Puerto';
export const ANDINA = 'Cafetería Andina';

const NADA: MontosDelMes = { documentos: 0, base: 0, iva: 0, propina: 0, total: 0 };

const montos = (documentos: number, base: number, iva: number) => ({ documentos, base, iva });

const makeTarifa = (over: Partial<TarifaDelMes> = {}): TarifaDelMes => ({
  tarifa: 15,
  facturas: montos(3, 100, 15),
  notas: montos(1, -20, -3),
  neto: montos(4, 80, 12),
  ...over,
});

/** Three invoices, one of which was taken back in part of the month; nothing on its way. */
export const makeMes = (over: Partial<Mes['conceptos']> = {}, resto: Partial<Mes> = {}): Mes => ({
  ambiente: '2',
  conceptos: {
    FACTURAS: { documentos: 3, base: 107, iva: 15, propina: 2, total: 124 },
    NOTAS: { documentos: 1, base: -20, iva: -3, propina: 0, total: -23 },
    NETO: { documentos: 4, base: 87, iva: 12, propina: 2, total: 101 },
    PENDIENTES: NADA,
    RECHAZADAS: NADA,
    RETIRADAS: NADA,
    PRUEBAS: NADA,
    ...over,
  },
  tarifas: [
    makeTarifa(),
    makeTarifa({
      tarifa: 0,
      facturas: montos(1, 7, 0),
      notas: montos(0, 0, 0),
      neto: montos(1, 7, 0),
    }),
  ],
  ...resto,
});

export const MES_VACIO: Mes = {
  ...makeMes({ FACTURAS: NADA, NOTAS: NADA, NETO: NADA }),
  tarifas: [],
};

export const makeDocumento = (over: Partial<DocumentoDelMes> = {}): DocumentoDelMes => ({
  clave_acceso: '2011202601099234567800110010010000001231234567811',
  tipo: 'FACTURA',
  numero: '001-001-000000123',
  fecha: '2026-10-20',
  cliente: 'María Fernanda Salazar',
  identificacion: '1710034065',
  estado: 'AUTORIZADO',
  mensaje: null,
  relacionado: null,
  total: 57.5,
  monto: 7.5,
  ...over,
});

const FIGURAS: Figuras = {
  ventas: 5,
  total: 130,
  subtotal: 110,
  iva: 17,
  descuento: 0,
  propina: 3,
  servicio: 0,
  promedio: 26,
  anuladas: 1,
  total_anuladas: 8.05,
  devoluciones: 0,
  total_devoluciones: 0,
};
const PERIODO = { desde: '2026-10-01', hasta: '2026-10-31' };

const REPORTE: ReporteLeido = {
  datos_hasta: null,
  hora_corte: 0,
  periodo: PERIODO,
  anterior: PERIODO,
  figuras: FIGURAS,
  antes: FIGURAS,
  hoy: '2026-11-05',
  dias: [],
  dias_antes: [],
  horas: [],
  calor: [],
  formas: [],
  categorias: [],
  tarifas: [],
  usuarios: [],
  mesas: [],
  canales: [],
  mejores: [],
  peores: [],
  productos: 0,
};

const VENTA = makeVentaDetras({
  fecha: '2026-10-20',
  fecha_creacion: '2026-10-20T18:05:00.000Z',
  monto: 1.5,
});

/** What was sold, of any company. */
export const abrirVentas = () => ({
  ventas: answer(reportesCalls.reporteVentas, { success: true as const, data: REPORTE }),
  vendidas: answer(reportesCalls.ventasDetras, {
    success: true as const,
    data: { filas: [VENTA], total: 1, suma: 1.5 },
  }),
});

/** What the server answers each company, and what it was asked. */
export function abrirMes(meses: Readonly<Record<string, Mes>> = { [PUERTO]: makeMes() }) {
  const de = (url: URL) => meses[url.searchParams.get('empresa') ?? ''] ?? MES_VACIO;
  return {
    ...abrirVentas(),
    meses: answer(calls.resumenDelMes, ({ url }) => ({ success: true as const, data: de(url) })),
    detras: answer(calls.documentosDetras, {
      success: true as const,
      data: {
        filas: [
          makeDocumento(),
          makeDocumento({
            clave_acceso: '2111202604099234567800110010010000000071234567811',
            tipo: 'NOTA_CREDITO',
            numero: '001-001-000000007',
            monto: -3,
            total: 23,
            relacionado: '001-001-000000123',
          }),
        ],
        total: 2,
        suma: 4.5,
      },
    }),
  };
}
