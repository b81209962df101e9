import type { Orden } from '@comanda/shared/contracts/ventas/ordenes';

/** An open order of table 5, of a waiter called Luis, with nothing on it. */
export const makeOrden = (over: Partial<Orden> = {}): Orden => ({
  random: '00000000-0000-4000-8000-000000000005',
  orden: 'Orden 12',
  mesa: '5',
  id_mesa: '5',
  cliente: '',
  comensales: 2,
  mesero: 'Luis Vera',
  desde: '2026-11-20T19:00:00.000Z',
  estado: 'ABIERTA',
  por_pagar: false,
  venta: null,
  unida_a: null,
  lineas: [],
  ...over,
});
