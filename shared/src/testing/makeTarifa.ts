import type { TarifaDePrecio } from '../contracts/inventario/tarifasDePrecio';

/** Half the price of everything, always and everywhere. */
export const makeTarifa = (over: Partial<TarifaDePrecio> = {}): TarifaDePrecio => ({
  id: '1',
  nombre: 'Hora feliz',
  activa: true,
  canales: [],
  dias: [],
  desde: null,
  hasta: null,
  primer_dia: null,
  ultimo_dia: null,
  porcentaje: -50,
  categorias: [],
  precios: [],
  ...over,
});
