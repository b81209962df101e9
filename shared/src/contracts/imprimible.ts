import { noImprimible } from '../domain/imprimible';

/** Of a text that an invoice prints: refused where it has a letter that no document can show. As the arguments of `refine`. */
export const imprimible = (campo: string) =>
  [
    (texto: string) => noImprimible(texto) === null,
    {
      error: ({ input }: { input?: unknown }) =>
        `${campo} tiene ${noImprimible(String(input)) ?? 'letras'}, que una factura no puede mostrar`,
    },
  ] as const;
