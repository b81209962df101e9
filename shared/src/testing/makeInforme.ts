import type { ConteoDeCaja, Cuadre, InformeCaja } from '../contracts/caja/cuadres';

const EMPRESA = 'La Cevichería del Puerto';

/** An evening of La Cevichería's only drawer; its cash adds up. */
export const makeInforme = (over: Partial<InformeCaja> = {}): InformeCaja => ({
  empresa: EMPRESA,
  caja: { id: 1, nombre: 'Caja' },
  periodo: 3,
  abierto: '2026-11-20T13:00:00.000Z',
  hasta: '2026-11-21T03:15:00.000Z',
  apertura: 100,
  ventas: { cantidad: 7, total: 1070 },
  formas: [
    { forma_pago: 'EFECTIVO', cantidad: 4, total: 70 },
    { forma_pago: 'TARJETA', cantidad: 3, total: 1000 },
  ],
  tarifas: [
    { tarifa: 15, base: 900, iva: 135 },
    { tarifa: 0, base: 35, iva: 0 },
  ],
  usuarios: [{ usuario: 'Carla Caja', cantidad: 7, total: 1070 }],
  descuentos: { cantidad: 1, total: 2 },
  cortesias: { cantidad: 1, total: 3.5 },
  servicio: { cantidad: 0, total: 0 },
  propinas: { cantidad: 2, total: 4 },
  anulaciones: { cantidad: 1, total: 12 },
  devoluciones: { cantidad: 0, total: 0 },
  ingresos: { cantidad: 1, total: 10 },
  salidas: { cantidad: 2, total: 5.25 },
  retiros: { cantidad: 1, total: 40 },
  anticipos: { cantidad: 1, total: 20 },
  abonos: [],
  primera: '001-001-000000120',
  ultima: '001-001-000000126',
  esperado: 114.75,
  conteos: [],
  ...over,
});

/** Its one count: short. */
export const makeConteo = (over: Partial<ConteoDeCaja> = {}): ConteoDeCaja => ({
  numero: 1,
  cuando: '2026-11-21T03:10:00.000Z',
  usuario: 'Carla Caja',
  aprobado_por: null,
  conteo: 110,
  esperado: 114.75,
  diferencia: -4.75,
  totalVouchers: 1000,
  totalTransferencias: null,
  diferencia_vouchers: 0,
  diferencia_transferencias: null,
  ...over,
});

/** How it was closed: short, with a reason and an approval. */
export const makeCuadre = (over: Partial<Cuadre> = {}): Cuadre => ({
  id: '7f3c1c8e-3b1a-4d54-9a55-0f2f5d1d7a11',
  fecha: '2026-11-20',
  responsable: 'Carla Caja',
  conteo: 110,
  cuadre: 114.75,
  diferencia: -4.75,
  diferencia_texto: '-4.75',
  total_venta: 1070,
  venta: 70,
  tarjeta: 1000,
  transferencia: 0,
  cantidaVouchers: 3,
  totalVouchers: 1000,
  totalTransferencias: null,
  empresa: EMPRESA,
  caja: { id: 1, nombre: 'Caja' },
  periodo: 3,
  motivo: 'Se dio mal un vuelto',
  aprobado_por: 'Ada Admin',
  creado: '2026-11-21T03:15:00.000Z',
  por_revisar: true,
  ...over,
});
