import { z } from 'zod';

import { campoDe, oracionDe } from '@comanda/shared/contracts/oraciones';

/** Makes every schema of this process speak Spanish. */
export function hablarEspanol(): void {
  z.config({ customError: oracionDe(campoDe) });
}
