import { isDeepStrictEqual } from 'node:util';

import { enCampo } from '../http/enCampo';

type Campos = Readonly<Record<string, unknown>>;
type Como = {
  /** Fields that say one thing together: half of what one made of them and half of what another did is neither's. */
  juntos?: readonly (readonly string[])[];
  /** As the form calls a field that the row calls otherwise. */
  nombreDe?: (campo: string) => string;
};

/**
 * What is left of a row that several people edit: of each field what this editor made of it, and where they left it as they had
 * read it, or did not speak of it, what it is by now. Refused, by its name, is the first that both changed, each to something else. A
 * client that does not say what it read writes all it sends, as those of before do.
 */
export function fundir<T extends Campos>(
  ahora: Campos,
  { leido, escrito }: { leido: Campos | undefined; escrito: T },
  { juntos = [], nombreDe = (campo) => campo }: Como = {},
): T {
  if (!leido) return escrito;
  const cambia = (campo: string) =>
    escrito[campo] !== undefined && !isDeepStrictEqual(escrito[campo], leido[campo]);
  const ajeno = (campo: string) => campo in leido && !isDeepStrictEqual(ahora[campo], leido[campo]);
  const distinto = (campo: string) => !isDeepStrictEqual(ahora[campo], escrito[campo]);
  const fundido = Object.entries(escrito).map(([campo, valor]) => {
    const suyos = juntos.find((unos) => unos.includes(campo)) ?? [campo];
    if (!suyos.some(cambia)) return [campo, campo in ahora ? ahora[campo] : valor] as const;
    if (suyos.some(ajeno) && suyos.some(distinto))
      throw enCampo('CAMBIADO_POR_OTRO', nombreDe(suyos.find(ajeno) ?? campo));
    return [campo, valor] as const;
  });
  return Object.fromEntries(fundido) as T;
}
