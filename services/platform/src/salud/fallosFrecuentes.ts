import type { SaludDeArea } from '@comanda/shared/contracts/admin/salud';

import type { Deps } from '../deps';
import { conFuentes } from '../telemetria/conFuentes';
import { fallosRepository } from '../telemetria/fallosRepository';

/** Of those of an area that happened in the last 24 hours, so many are told. */
const DICHOS = 5;

/** What fails most in an area, in all its builds, by the files that were written. */
export async function fallosFrecuentes(
  { db, fuentes }: Pick<Deps, 'db' | 'fuentes'>,
  area: string,
  ahora: Date,
): Promise<SaludDeArea['fallos']> {
  const dichos: SaludDeArea['fallos'] = [];
  for (const fallo of await fallosRepository(db).frecuentes(area, ahora, DICHOS))
    dichos.push(...(await conFuentes(fuentes, { area, build: fallo.build }, [fallo])));
  return dichos;
}
