import { describe, expect, it } from '@jest/globals';

import { abrirSello, llaveDeSello, nuevaLlave, sellar } from './sello';

describe('what is sealed', () => {
  it('opens with its key as what it is, and is not to be read before', async () => {
    const llave = await nuevaLlave();
    const sellado = await sellar(llave, 'Café $3.50', 'precio');

    expect(new TextDecoder().decode(sellado.datos)).not.toContain('Café');
    expect(await abrirSello(llave, sellado, 'precio')).toBe('Café $3.50');
    expect(llave.extractable).toBe(false);
  });

  it('does not open with another key, as something else, or changed', async () => {
    const llave = await llaveDeSello(new Uint8Array(32));
    const sellado = await sellar(llave, 'Café', 'precio');
    const cambiado = new Uint8Array(sellado.datos.slice());
    cambiado[0] = (cambiado[0] ?? 0) ^ 1;

    await expect(abrirSello(await nuevaLlave(), sellado, 'precio')).rejects.toThrow();
    await expect(abrirSello(llave, sellado, 'nombre')).rejects.toThrow();
    await expect(
      abrirSello(llave, { ...sellado, datos: cambiado.buffer }, 'precio'),
    ).rejects.toThrow();
  });

  it('is never the same twice', async () => {
    const llave = await nuevaLlave();
    const [una, otra] = [await sellar(llave, 'Café', 'p'), await sellar(llave, 'Café', 'p')];
    expect([...new Uint8Array(una.datos)]).not.toEqual([...new Uint8Array(otra.datos)]);
  });
});
