import {
  reportesCalls as calls,
  type Figuras,
  type ParteDeReporte,
  type ReporteLeido,
} from '@comanda/shared/contracts/reportes/reportes';
import { answer, makeVentaDetras } from '@comanda/shared/testing';

export const PUERTO = 'La Cevichería del Puerto';
export const ANDINA = 'Cafetería Andina';

/** A business day that is no day of the machine's. */
export const HOY = '2026-11-20';
export const ANA = '00000000-0000-4000-8000-000000000001';

export const makeFiguras = (over: Partial<Figuras> = {}): Figuras => ({
  ventas: 3,
  total: 34.5,
  subtotal: 29,
  iva: 4.5,
  descuento: 2,
  propina: 1,
  servicio: 0,
  promedio: 11.5,
  anuladas: 1,
  total_anuladas: 8.05,
  devoluciones: 0,
  total_devoluciones: 0,
  ...over,
});

export const makeParte = (over: Partial<ParteDeReporte> = {}): ParteDeReporte => ({
  clave: '7',
  nombre: 'Encebollado',
  ventas: 2,
  total: 23,
  cantidad: 4,
  base: 20,
  iva: 3,
  descuento: 0,
  propina: 0,
  vueltas: 0,
  minutos: 0,
  antes: { ventas: 1, total: 11.5, cantidad: 2 },
  ...over,
});

const PERIODO = { desde: HOY, hasta: HOY };
const ANTERIOR = { desde: '2026-11-19', hasta: '2026-11-19' };

export const makeReporte = (over: Partial<ReporteLeido> = {}): ReporteLeido => ({
  datos_hasta: null,
  periodo: PERIODO,
  anterior: ANTERIOR,
  hoy: HOY,
  hora_corte: 0,
  figuras: makeFiguras(),
  antes: makeFiguras({ ventas: 2, total: 30, promedio: 15 }),
  dias: [{ fecha: HOY, ventas: 3, total: 34.5 }],
  dias_antes: [{ fecha: '2026-11-19', ventas: 2, total: 30 }],
  horas: [
    { hora: 9, ventas: 1, total: 11.5, antes: { ventas: 2, total: 30 } },
    { hora: 13, ventas: 2, total: 23, antes: { ventas: 0, total: 0 } },
  ],
  calor: [
    { dia: 5, hora: 9, ventas: 1, total: 11.5 },
    { dia: 5, hora: 13, ventas: 2, total: 23 },
  ],
  formas: [makeParte({ clave: 'EFECTIVO', nombre: 'EFECTIVO' })],
  categorias: [makeParte({ clave: '3', nombre: 'Sopas' })],
  tarifas: [makeParte({ clave: '15', nombre: '15' })],
  usuarios: [makeParte({ clave: ANA, nombre: 'Ana Vera' })],
  mesas: [makeParte({ clave: '4', nombre: 'Mesa 4', vueltas: 2, minutos: 90, cantidad: 5 })],
  canales: [],
  mejores: [makeParte()],
  peores: [],
  productos: 1,
  ...over,
});

/** What the server answers each company, and what it was asked. */
export function abrirReporte(
  reportes: Readonly<Record<string, Partial<ReporteLeido>>> = { [PUERTO]: {} },
) {
  const de = (url: URL) => url.searchParams.get('empresa') ?? '';
  const suyo = ({ url }: { url: URL }) => ({
    success: true as const,
    data: makeReporte(reportes[de(url)]),
  });
  return {
    reportes: answer(calls.reporteVentas, suyo),
    deHoy: answer(calls.reporteDeHoy, suyo),
    detras: answer(calls.ventasDetras, {
      success: true as const,
      data: { filas: [makeVentaDetras(), makeVentaDetras({ id: 'v2' })], total: 2, suma: 23 },
    }),
    productos: answer(calls.reporteProductos, {
      success: true as const,
      data: [makeParte(), makeParte({ clave: '8', nombre: 'Guatita', total: 5 })],
    }),
  };
}
