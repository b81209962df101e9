import { describe, expect, it } from '@jest/globals';

import { leerPaquete, versionesDe } from './paquete';

describe('the versions of a package that is packed', () => {
  it.each(['tools', 'shared'])('are those that its workspace asks for: %s', (espacio) => {
    const { dependencies = {} } = leerPaquete(espacio);
    const fijas = Object.entries(dependencies).filter(([, version]) => /^\d/.test(version));
    expect(fijas.length).toBeGreaterThan(0);
    expect(
      versionesDe(
        espacio,
        fijas.map(([nombre]) => nombre),
      ),
    ).toEqual(Object.fromEntries(fijas));
  });

  it('are of no library that is not there', () => {
    expect(() => versionesDe('tools', ['no-hay'])).toThrow(/package-lock.json no tiene no-hay/);
  });
});
