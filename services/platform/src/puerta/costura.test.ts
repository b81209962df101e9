import { describe, expect, it } from '@jest/globals';

import { decirFaltante, faltantes, versionDeSala } from './costura';

const provee = {
  react: { version: '19.3.1', nombres: { useState: 'funcion' } },
  '@comanda/shared/ui/core': { version: '0.1.0', nombres: { Button: 'valor', avisar: 'funcion' } },
};

describe('the seam between a remote and the shell', () => {
  it('holds where each name is given as what it is used as', () => {
    const toma = { react: { useState: 'funcion' }, '@comanda/shared/ui/core': { Button: 'valor' } };
    expect(faltantes(toma, provee)).toEqual([]);
  });

  it.each([
    ['a name', { react: { useFormas: 'funcion' } }, 'useFormas', null],
    ['a whole room', { '@comanda/shared/ui/mapas': { Mapa: 'valor' } }, 'Mapa', null],
    ['what is now something else', { react: { useState: 'objeto' } }, 'useState', 'funcion'],
    ['everything of a room', { react: { '*': 'desconocido' } }, '*', null],
    ['a name of every object', { react: { constructor: 'funcion' } }, 'constructor', null],
  ])('misses %s', (_que, toma, nombre, hay) => {
    expect(faltantes(toma, provee)).toMatchObject([{ nombre, hay }]);
  });

  it('says which name, of which room, and since which shell there is one', () => {
    const [falta] = faltantes({ react: { useFormas: 'funcion' } }, provee);
    if (!falta) throw new Error('nothing is missing');
    expect(decirFaltante(falta, 'c238bfee04dc')).toBe(
      'useFormas de react no está en el marco en uso: apareció en el marco c238bfee04dc',
    );
    expect(decirFaltante(falta, null)).toContain('ningún marco publicado lo da');
    expect(decirFaltante({ ...falta, hay: 'dato' }, null)).toBe(
      'useFormas de react es dato en el marco, y aquí se usa como funcion',
    );
  });

  it('gives a room a version that follows from its names and kinds alone', () => {
    const version = versionDeSala({ a: 'funcion', b: 'dato' });
    expect(versionDeSala({ b: 'dato', a: 'funcion' })).toBe(version);
    expect(versionDeSala({ a: 'funcion' })).not.toBe(version);
    expect(versionDeSala({ a: 'funcion', b: 'objeto' })).not.toBe(version);
  });
});
