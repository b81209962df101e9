import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from '@jest/globals';

type Paquete = { link?: boolean; integrity?: string };

const raiz = path.resolve(__dirname, '..');
const { packages } = JSON.parse(readFileSync(path.join(raiz, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Paquete>;
};

describe('package-lock.json', () => {
  it('says of every package what its bytes must be', () => {
    const deFuera = Object.entries(packages).filter(
      ([lugar, { link }]) => lugar.includes('node_modules/') && !link,
    );
    expect(deFuera.length).toBeGreaterThan(500);
    const sin = deFuera.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
    expect(sin.map(([lugar]) => lugar)).toEqual([]);
  });
});
