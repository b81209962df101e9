import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { paletaCss } from '../shared/src/ui/paletaCss';

/** The first paint, with the colours of the product in it: antd's are made of the same table. */
export function escribirEsqueleto(dir: string, output: string): void {
  const [before = '', after, ...more] = readFileSync(
    path.join(dir, 'src/esqueleto.html'),
    'utf8',
  ).split('%paleta%');
  if (after === undefined || more.length > 0)
    throw new Error('esqueleto.html: %paleta% must stand in it once');
  writeFileSync(path.join(output, 'esqueleto.html'), before + paletaCss() + after);
}
