import { describe, expect, it } from '@jest/globals';

import { empresaDeTrabajo } from '@comanda/kit/acceso/tenant';
import { SIN_REGISTRO } from '@comanda/shared/domain/ley/decretos';

import { catalogoCompartido } from './catalogoCompartido';

type Repositorio = Parameters<typeof catalogoCompartido>[0];

const UNA = empresaDeTrabajo(1);

/** A catalogue of nothing, whose version and law are said by hand. */
function abrir() {
  const hay: { version: number; registro: string | null } = { version: 1, registro: null };
  let lecturas = 0;
  const catalogo = catalogoCompartido({
    alDia: async () => ({
      version: hay.version,
      ley: { ...SIN_REGISTRO, registro_turismo: hay.registro },
    }),
    listar: async () => {
      lecturas += 1;
      return { version: hay.version, filas: [], modificadores: [], tarifas: [] };
    },
  } as unknown as Repositorio);
  return { hay, catalogo, lecturas: () => lecturas };
}

describe('a catalogue that all tills ask for at once', () => {
  it('is read once for the twenty, and is one thing to write', async () => {
    const { catalogo, lecturas } = abrir();
    const [primero, ...otros] = await Promise.all(Array.from({ length: 20 }, () => catalogo(UNA)));
    expect(lecturas()).toBe(1);
    expect(otros.every((uno) => uno === primero)).toBe(true);
  });

  it('is read again when it changed', async () => {
    const { hay, catalogo, lecturas } = abrir();
    await catalogo(UNA);
    hay.version = 2;
    expect((await catalogo(UNA)).version).toBe(2);
    expect(lecturas()).toBe(2);
  });

  it('is told with the law of the moment, which has no version', async () => {
    const { hay, catalogo, lecturas } = abrir();
    const antes = await catalogo(UNA);
    hay.registro = '1790012345001-RT';
    const despues = await catalogo(UNA);
    expect([antes.ley.registro_turismo, despues.ley.registro_turismo]).toEqual([
      null,
      '1790012345001-RT',
    ]);
    expect(lecturas()).toBe(1);
  });
});
