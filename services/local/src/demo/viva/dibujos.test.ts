import { describe, expect, it } from '@jest/globals';

import { catalogoAndina } from '../catalogoAndina';
import { catalogoPuerto } from '../catalogoPuerto';
import { dibujoDe } from './dibujos';
import { fotografiar } from './fotos';

const menu = [...catalogoPuerto, ...catalogoAndina].flatMap(({ color, productos }) =>
  productos.map(([producto]) => ({ producto, color })),
);

describe('the pictures of the demo', () => {
  it('are of most dishes, each under 6 KB and the same each time', async () => {
    const fotos = await fotografiar(menu);
    expect(fotos.length).toBeGreaterThan(60);
    expect(fotos.filter(({ base64 }) => Buffer.byteLength(base64, 'base64') >= 6_000)).toEqual([]);
    const otra = await fotografiar(menu.slice(0, 3));
    expect(otra.map(({ huella }) => huella)).toEqual(fotos.slice(0, 3).map(({ huella }) => huella));
  });

  it('are of no dish that we cannot draw', () => {
    expect(dibujoDe('Servicio de baño', 'uva')).toBeNull();
  });
});
