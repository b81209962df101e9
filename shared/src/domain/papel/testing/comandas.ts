import type { ComandaBody } from '../../../contracts/ventas/impresion';

type Linea = ComandaBody['lineas'][number];

export const makeLinea = (over: Partial<Linea> = {}): Linea => ({
  cantidad: 2,
  producto: 'Ceviche de camarón',
  opt: '',
  curso: null,
  marca: null,
  ...over,
});

/** What the kitchen of La Cevichería has to do for table 5. */
export const makeComanda = (
  over: Partial<ComandaBody> = {},
  lineas: readonly Linea[] = [makeLinea()],
): ComandaBody => ({
  empresa: 'La Cevichería del Puerto',
  orden: 'Orden 12',
  mesa: '5',
  mesero: 'Marta Mesa',
  estacion: 'Cocina',
  fecha: '20/11/2026 13:45',
  lineas: [...lineas],
  ...over,
});
