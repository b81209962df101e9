/** Whether two boxes show the same; nothing and an empty text are the same. */
export const iguales = (uno: unknown, otro: unknown): boolean =>
  JSON.stringify(uno ?? '') === JSON.stringify(otro ?? '');
