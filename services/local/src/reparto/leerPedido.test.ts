import { describe, expect, it } from '@jest/globals';

import { leerPedido, USO } from './leerPedido';

describe('npm run repartir', () => {
  it('says what it would do, unless it is told to do it', () => {
    expect(leerPedido(['--nodos', 'nodo-1,nodo-2:5433'])).toEqual({
      nodos: [
        { host: 'nodo-1', puerto: 5432 },
        { host: 'nodo-2', puerto: 5433 },
      ],
      coordinador: undefined,
      partes: 32,
      ensayo: true,
    });
    const todo = ['--nodos', 'a', '--coordinador', 'c:1', '--partes', '8', '--hacer'];
    expect(leerPedido(todo)).toEqual({
      nodos: [{ host: 'a', puerto: 5432 }],
      coordinador: { host: 'c', puerto: 1 },
      partes: 8,
      ensayo: false,
    });
  });

  it.each([
    [[], USO],
    [['--hacer'], USO],
    [['--nodos', 'a', '--ya'], USO],
    [['--nodos', 'a', 'b'], USO],
    [['--nodos', ''], '--nodos: «» no es un servidor; se escribe nodo-1 o nodo-1:5433.'],
    [['--nodos', 'a,b:x'], '--nodos: «b:x» no es un servidor; se escribe nodo-1 o nodo-1:5433.'],
    [['--nodos', 'a:0'], '--nodos: «a:0» no es un servidor; se escribe nodo-1 o nodo-1:5433.'],
    [['--nodos', 'a', '--partes', '0'], '--partes: «0» no es un número de 1 a 1000.'],
  ])('asks for what is missing or wrong: %j', (args, frase) => {
    expect(() => leerPedido(args)).toThrow(frase);
  });
});
