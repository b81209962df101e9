import type { LineaVizor } from '../contracts/ventas/vizor';

/** Two ceviches of the first send of table 4, for the kitchen, or whatever the overrides make of them. */
export function makeLineaVizor(over: Partial<LineaVizor> = {}): LineaVizor {
  return {
    id: '1',
    id_categoria: '1',
    producto: 'Ceviche',
    precio_venta: 8.5,
    cantidad: 2,
    porcentaje_iva: 15,
    opt: '',
    orden: 'Orden 12',
    mesa: '4',
    usuario: 'Carlos Andrade',
    random: '11111111-1111-4111-8111-111111111111',
    linea: '22222222-2222-4222-8222-222222222222',
    anulada: 0,
    agregada: false,
    curso: null,
    asiento: null,
    retenida: false,
    lista: false,
    estacion: 'Cocina',
    envio: 1,
    enviada: '2026-11-20T18:00:00.000Z',
    pagada: false,
    ...over,
  };
}
