import { isDeepStrictEqual } from 'node:util';

import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import { porVersion } from '@comanda/kit/proceso/porVersion';

import type { ProductosRepository } from './productosRepository';

/** Tills that are told of a change ask within half a second of each other (shared/piezas/flujo). */
const DURA_MS = 2_000;

type Repositorio = Pick<ProductosRepository, 'listar' | 'alDia'>;
type Leido = Awaited<ReturnType<Repositorio['listar']>>;
type ConLey = Leido & Pick<Awaited<ReturnType<Repositorio['alDia']>>, 'ley'>;

/**
 * A company's whole catalogue, read once for all the tills that ask for it at the same moment: one product that runs out has each of
 * them ask. The same object while nothing of it is another, so that it is written once too.
 */
export function catalogoCompartido({ listar, alDia }: Repositorio) {
  const lista = porVersion(listar, { duraMs: DURA_MS });
  const segunLey = new WeakMap<Leido, ConLey>();

  return async (empresa: EmpresaId): Promise<ConLey> => {
    const { version, ley } = await alDia(empresa);
    const leido = await lista(empresa, version);
    const previo = segunLey.get(leido);
    if (previo && isDeepStrictEqual(previo.ley, ley)) return previo;
    const nuevo = { ...leido, ley };
    segunLey.set(leido, nuevo);
    return nuevo;
  };
}
