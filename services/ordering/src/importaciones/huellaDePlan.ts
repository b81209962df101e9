import { createHash } from 'node:crypto';

import type { Plan } from './planear';

/** Of all that a plan would write: the same file over another catalogue has another. */
export const huellaDePlan = ({ crear, cambiar, iguales, categorias }: Plan): string =>
  createHash('sha256')
    .update(JSON.stringify([crear, cambiar, iguales, categorias]))
    .digest('hex');
