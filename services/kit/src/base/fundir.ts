import { isDeepStrictEqual } from 'node:util';

import { enCampo } from '../http/enCampo';

type Campos = Readonly<Record<string, unknown>>;

/**
 * What is left of a row that several people edit: of each field what this editor made of it, and where they left it as they had
 * read it, what it is by now. Refused, by its name, is the first that both changed, each to something else. A client that does not
 * say what it read writes all it sends, as those of before do.
 */
export function fundir<T extends Campos>(
  ahora: Campos,
  { leido, escrito }: { leido: Campos | undefined; escrito: T },
  nombreDe = (campo: string) => campo,
): T {
  if (!leido) return escrito;
  const fundido = Object.entries(escrito).map(([campo, valor]) => {
    const mio = !(campo in leido) || !isDeepStrictEqual(valor, leido[campo]);
    if (!mio) return [campo, campo in ahora ? ahora[campo] : valor] as const;
    const ajeno = campo in leido && !isDeepStrictEqual(ahora[campo], leido[campo]);
    if (ajeno && !isDeepStrictEqual(ahora[campo], valor))
      throw enCampo('CAMBIADO_POR_OTRO', nombreDe(campo));
    return [campo, valor] as const;
  });
  return Object.fromEntries(fundido) as T;
}
