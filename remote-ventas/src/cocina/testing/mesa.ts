import type { Mesa } from '@comanda/shared/contracts/ventas/mesas';

export const EMPRESA = 'La Cevichería del Puerto';

export const makeMesa = (numero: number, over: Partial<Mesa> = {}): Mesa => ({
  id: String(numero),
  numero_mesa: numero,
  fecha_registros: '2026-11-01T15:00:00.000Z',
  estado: 'LIBRE',
  total: 0,
  mesero: '',
  cliente: '',
  comensales: null,
  listas: 0,
  lineas: 0,
  empresa: EMPRESA,
  nombre: '',
  zona: '',
  x: null,
  y: null,
  random: null,
  orden: null,
  desde: null,
  ...over,
});
