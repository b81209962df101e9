import fc from 'fast-check';

export const MESAS = 12;

const QUE = ['ENVIAR', 'ANULAR', 'TRASLADAR', 'UNIR', 'MOVER', 'COBRAR'] as const;
export type Que = (typeof QUE)[number];

/** Something a waiter does at a table, with what of it is left to chance. */
export const paso = fc.record({
  que: fc.constantFrom<Que>('ENVIAR', 'COBRAR', ...QUE),
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
