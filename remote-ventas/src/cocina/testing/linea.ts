import type { LineaOrden } from '@comanda/shared/contracts/ventas/ordenes';

export const makeLinea = (linea: string, over: Partial<LineaOrden> = {}): LineaOrden => ({
  linea,
  id: '1',
  id_categoria: '1',
  producto: 'Ceviche',
  precio_venta: 7.5,
  porcentaje_iva: 15,
  por_peso: false,
  cantidad: 2,
  anulada: 0,
  pagada: 0,
  opciones: '',
  modificadores: [],
  curso: null,
  asiento: null,
  retenida: false,
  lista: false,
  entregada: false,
  usuario: 'Luis Vera',
  enviada: '2026-11-20T19:06:00.000Z',
  ...over,
});
