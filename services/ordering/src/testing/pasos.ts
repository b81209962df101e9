import fc from 'fast-check';

export const MESAS = 5;

/** What changes where units are; and what is done of them and of the tables besides. */
const QUE_MUEVE = ['ENVIAR', 'ANULAR', 'TRASLADAR', 'UNIR', 'MOVER', 'COBRAR'] as const;
const QUE_SIRVE = [
  'SENTAR',
  'LISTO',
  'DISPARAR',
  'ENTREGAR',
  'CUENTA',
  'LIBERAR',
  'REHACER_MESA',
] as const;
export type QueMueve = (typeof QUE_MUEVE)[number];
export type QueSirve = (typeof QUE_SIRVE)[number];
export type Que = QueMueve | QueSirve;

/** Something a waiter does at a table, with what of it is left to chance. */
export const paso = fc.record({
  que: fc.constantFrom<Que>('ENVIAR', 'COBRAR', ...QUE_MUEVE, ...QUE_MUEVE, ...QUE_SIRVE),
  mesa: fc.integer({ min: 1, max: MESAS }),
  otra: fc.integer({ min: 0, max: MESAS }),
  cual: fc.nat(),
  cantidad: fc.integer({ min: 1, max: 4 }),
  gramos: fc.integer({ min: 1, max: 3_000 }),
  /** All of the order, or what `cual` and `cantidad` say. */
  todo: fc.boolean(),
  /** The answer is lost, and it is sent again. */
  repetido: fc.boolean(),
  /** With the order as it was the last time it was seen, whatever others did since. */
  atrasado: fc.boolean(),
});

export type Paso = typeof paso extends fc.Arbitrary<infer Uno> ? Uno : never;
