import { describe, expect, it } from '@jest/globals';

import { givenNames, kindTaken } from './roomNames.cjs';

describe('what the shell gives', () => {
  const salas = givenNames();

  it('is known of every room and library, with kinds', () => {
    expect(Object.values(salas).every((nombres) => Object.keys(nombres).length > 0)).toBe(true);
    expect(salas['@comanda/shared/ui/core']).toMatchObject({
      Button: 'valor', // antd's own
      Esqueleto: 'funcion', // of a file beside
      ALERTA_MS: 'dato',
    });
    expect(salas['@comanda/shared/session']).toMatchObject({ useUsuario: 'funcion' });
    expect(salas.react).toMatchObject({ useState: 'funcion' });
  });

  it('has no type among its names', () => {
    expect(salas['@comanda/shared/ui/core']).not.toHaveProperty('Aviso');
    expect(salas['@comanda/shared/api']).not.toHaveProperty('ApiError');
  });

  it('is only what stands for a library where the shell gives a part of it', () => {
    expect(salas.zod).toMatchObject({ z: 'objeto', 'z.object': 'funcion' });
    expect(salas.zod).not.toHaveProperty('z.templateLiteral');
  });

  it('is of the same kind to whoever takes it', () => {
    for (const [sala, nombres] of Object.entries(salas))
      for (const [nombre, clase] of Object.entries(nombres))
        expect([sala, nombre, kindTaken(sala, nombre)]).toEqual([sala, nombre, clase]);
    expect(kindTaken('react', 'useFormas')).toBe('desconocido');
    expect(kindTaken('@comanda/shared/api', '*')).toBe('desconocido');
    expect(() => kindTaken('@comanda/shared/api', 'useFormas')).toThrow('npm run superficie');
  });
});
