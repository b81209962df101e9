import { describe, expect, it } from '@jest/globals';

import type { GrupoLeido, GrupoPorGuardar } from '@comanda/shared/contracts/inventario/opciones';

import { fundirGrupos } from './fundirGrupos';

const opcion = (id: string, nombre: string, over: object = {}) => ({
  id,
  nombre,
  precio: 0,
  agotado: false,
  ...over,
});
const SOPA: GrupoLeido = {
  id: '1',
  nombre: 'Sopa',
  minimo: 1,
  maximo: 1,
  opciones: [opcion('7', 'Locro'), opcion('8', 'Menudo')],
};
const JUGO: GrupoLeido = { ...SOPA, id: '2', nombre: 'Jugo', opciones: [opcion('9', 'Mora')] };
const LEIDO = [SOPA, JUGO];
const NUEVA = { nombre: 'Fanesca', precio: 1, agotado: false };

const con = (grupo: GrupoLeido, opciones: GrupoPorGuardar['opciones']) => ({ ...grupo, opciones });
const fundidos = (ahora: readonly GrupoLeido[], escrito: readonly GrupoPorGuardar[]) =>
  fundirGrupos(ahora, { leido: LEIDO, escrito });
const nombres = (grupos: readonly GrupoPorGuardar[]) =>
  grupos.map(({ nombre, opciones }) => [nombre, ...opciones.map((una) => una.nombre)]);
const chocan = (ahora: readonly GrupoLeido[], escrito: readonly GrupoPorGuardar[]) =>
  expect(() => fundidos(ahora, escrito)).toThrow(
    expect.objectContaining({
      code: 'CAMBIADO_POR_OTRO',
      campos: [expect.objectContaining({ campo: 'grupos' })],
    }),
  );

describe('groups that two edit', () => {
  it('are as they are written where nobody else touched them', () => {
    const escrito = [JUGO, con(SOPA, [...SOPA.opciones.slice(1), NUEVA])];
    expect(fundidos(LEIDO, escrito)).toEqual(escrito);
  });

  it('keep what a colleague added, wherever it stands, beside what is added here', () => {
    const ahora = [con(SOPA, [opcion('10', 'Aguado'), ...SOPA.opciones]), JUGO] as GrupoLeido[];
    const escrito = [con(SOPA, [...SOPA.opciones, NUEVA]), JUGO];
    expect(nombres(fundidos(ahora, escrito))).toEqual([
      ['Sopa', 'Aguado', 'Locro', 'Menudo', 'Fanesca'],
      ['Jugo', 'Mora'],
    ]);
  });

  it('keep what ran out meanwhile, also of an option whose price is changed here', () => {
    const ahora = [
      { ...SOPA, opciones: [opcion('7', 'Locro', { agotado: true }), opcion('8', 'Menudo')] },
      JUGO,
    ];
    const escrito = [con(SOPA, [opcion('7', 'Locro', { precio: 2 }), opcion('8', 'Menudo')]), JUGO];
    expect(fundidos(ahora, escrito)[0]?.opciones[0]).toEqual(
      opcion('7', 'Locro', { precio: 2, agotado: true }),
    );
  });

  it('let go of what a colleague took off and nobody changed here, and of what is taken off here', () => {
    expect(
      nombres(fundidos([con(SOPA, SOPA.opciones.slice(1)) as GrupoLeido], [SOPA, JUGO])),
    ).toEqual([['Sopa', 'Menudo']]);
    expect(nombres(fundidos(LEIDO, [JUGO]))).toEqual([['Jugo', 'Mora']]);
    const agotada = [SOPA, { ...JUGO, opciones: [opcion('9', 'Mora', { agotado: true })] }];
    expect(nombres(fundidos(agotada, [SOPA]))).toEqual([['Sopa', 'Locro', 'Menudo']]);
  });

  it('are in the order that one of both put them in', () => {
    const alReves = [JUGO, SOPA];
    const escrito = [{ ...SOPA, maximo: 2 }, JUGO];
    expect(nombres(fundidos(alReves, escrito)).map(([nombre]) => nombre)).toEqual(['Jugo', 'Sopa']);
    expect(nombres(fundidos(LEIDO, alReves)).map(([nombre]) => nombre)).toEqual(['Jugo', 'Sopa']);
    expect(nombres(fundidos(alReves, alReves)).map(([nombre]) => nombre)).toEqual(['Jugo', 'Sopa']);
  });

  it('sent again after they were saved are the same, and nothing is added twice', () => {
    const ahora = [con(SOPA, [...SOPA.opciones, { ...NUEVA, id: '11' }]), JUGO] as GrupoLeido[];
    expect(fundidos(ahora, [con(SOPA, [...SOPA.opciones, NUEVA]), JUGO])).toEqual(ahora);
  });

  it.each<[string, readonly GrupoLeido[], readonly GrupoPorGuardar[]]>([
    [
      'a field that both changed',
      [{ ...SOPA, nombre: 'Sopas' }, JUGO],
      [{ ...SOPA, nombre: 'Sopa del día' }, JUGO],
    ],
    ['a group that one changed and the other took off', [{ ...SOPA, minimo: 0 }, JUGO], [JUGO]],
    ['a group that is changed here and taken off there', [JUGO], [{ ...SOPA, minimo: 0 }, JUGO]],
    [
      'an option that is changed here and taken off there',
      [{ ...SOPA, opciones: SOPA.opciones.slice(1) }, JUGO],
      [con(SOPA, [opcion('7', 'Locro', { precio: 1 }), opcion('8', 'Menudo')]), JUGO],
    ],
    [
      'an option that both added, each at a price',
      [{ ...SOPA, opciones: [...SOPA.opciones, opcion('10', 'Fanesca')] }, JUGO],
      [con(SOPA, [...SOPA.opciones, NUEVA]), JUGO],
    ],
    [
      'the last options, one by each',
      [{ ...SOPA, opciones: SOPA.opciones.slice(1) }, JUGO],
      [con(SOPA, SOPA.opciones.slice(0, 1)), JUGO],
    ],
  ])('are refused with %s', (_que, ahora, escrito) => chocan(ahora, escrito));

  it('are refused where both put them in another order', () => {
    const TRES: GrupoLeido = {
      ...JUGO,
      id: '3',
      nombre: 'Postre',
      opciones: [opcion('12', 'Flan')],
    };
    const leido = [SOPA, JUGO, TRES];
    expect(() => fundirGrupos([JUGO, SOPA, TRES], { leido, escrito: [SOPA, TRES, JUGO] })).toThrow(
      expect.objectContaining({ code: 'CAMBIADO_POR_OTRO' }),
    );
  });

  it('are all that is written where nobody says what was read', () => {
    expect(fundirGrupos([SOPA], { leido: undefined, escrito: [JUGO] })).toEqual([JUGO]);
  });
});
