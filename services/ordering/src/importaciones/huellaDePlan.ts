import { createHash } from 'node:crypto';

import type { Plan } from './planear';

/** A hash of all that a plan would write: the same file over another catalogue has another one. */
export const huellaDePlan = ({ crear, cambiar, iguales, categorias }: Plan): string =>
  createHash('sha256')
    .update(JSON.stringify([crear, cambiar, iguales, categorias]))
    .digest('hex');
