/** Whether two boxes show the same; nothing and an empty text are the same. */
// @ts-nocheck

export const iguales = (uno: unknown, otro: unknown): boolean =>
  JSON.stringify(uno ?? '') === JSON.stringify(otro ?? '');
