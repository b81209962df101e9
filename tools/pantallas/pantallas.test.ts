import path from 'node:path';

import { describe, expect, it, jest } from '@jest/globals';

import type { Call } from '@comanda/shared/contracts/defineCall';
import { ATERRIZAJE, PERFILES, type Perfil } from '@comanda/shared/contracts/auth/perfiles';
import type { Descriptor } from '@comanda/shared/contracts/plataforma/plataforma';
import { todasLasCalls } from '@comanda/shared/testing/todasLasCalls';

import { DE_OTRA_AREA, NO_LLEGA, SIN_LA_PANTALLA, SIN_LLAMADAS } from './excepciones';
import { leerPantallas, remotes } from './leerPantallas';

const CALLS: ReadonlyMap<string, Call> = new Map(
  Object.values(todasLasCalls).flatMap((suyas) => Object.entries<Call>(suyas)),
);

function accesoDe(nombre: string): { perfiles: readonly Perfil[]; areas: readonly string[] } {
  const call = CALLS.get(nombre);
  if (!call) throw new Error(`pantallas: no contract has ${nombre}`);
  const { perfiles, area } = call.acceso;
  return {
    perfiles: typeof perfiles === 'string' ? PERFILES : perfiles,
    areas: area === null ? [] : [area].flat(),
  };
}
const puede = (perfil: Perfil, call: string) => accesoDe(call).perfiles.includes(perfil);

/** Each screen, and each card of Inicio: who has it by its area.ts, and what it calls by its sources. */
const PANTALLAS = remotes().flatMap((remote) => {
  const fuente = path.join(__dirname, '../..', remote, 'src/area.ts');
  const { area } = jest.requireActual<{ area: Descriptor }>(fuente);
  const leidas = leerPantallas(remote);
  return [...area.rutas, ...(area.inicio ?? [])]
    .filter(({ perfiles }) => perfiles.length > 0) // the login has none: nobody is in yet
    .map((ruta) => {
      const leida = leidas.find((una) => una.path === ruta.path);
      if (!leida) throw new Error(`pantallas: ${ruta.path} is not in ${remote}/src/routes.tsx`);
      const deRuta = area.rutas.some(({ path: suya }) => suya === ruta.path);
      return { ...leida, area: area.area, perfiles: ruta.perfiles, deRuta };
    });
});
type Pantalla = (typeof PANTALLAS)[number];

const losQuePueden = ({ perfiles }: Pantalla, call: string) =>
  perfiles.filter((perfil) => puede(perfil, call)).join(' ');

/** What not all of its profiles may call, and it asks about no call of just those who may. */
const sinPreguntar = (pantalla: Pantalla): string[] => {
  const preguntados = pantalla.pregunta.map((call) => losQuePueden(pantalla, call));
  return pantalla.llama
    .filter((call) => losQuePueden(pantalla, call) !== pantalla.perfiles.join(' '))
    .filter((call) => !preguntados.includes(losQuePueden(pantalla, call)))
    .map((call) => `${pantalla.path} ${call}`);
};

/** Who has not the screen, and may make all the calls that each of its profiles may. */
const excluidos = (pantalla: Pantalla): string[] => {
  if (!pantalla.deRuta) return []; // a card is for whom it was made
  const deTodos = pantalla.llama.filter(
    (call) => losQuePueden(pantalla, call) === pantalla.perfiles.join(' '),
  );
  return PERFILES.filter((perfil) => deTodos.length > 0 && !pantalla.perfiles.includes(perfil))
    .filter((perfil) => deTodos.every((call) => puede(perfil, call)))
    .map((perfil) => `${pantalla.path} ${perfil}`);
};

const deOtraArea = ({ path: ruta, area, llama }: Pantalla): string[] => {
  const ajenas = llama
    .map((call) => accesoDe(call).areas)
    .filter((areas) => areas.length > 0 && !areas.some((una) => una === area));
  return [...new Set(ajenas.flat())].map((una) => `${ruta} ${una}`);
};

describe('the screens of the areas', () => {
  it('make calls, all but those that say why not', () => {
    const ninguna = PANTALLAS.filter(({ llama }) => llama.length === 0);
    expect(ninguna.map(({ path: ruta }) => ruta).sort()).toEqual(Object.keys(SIN_LLAMADAS).sort());
  });

  it('are of profiles that may make their calls, or ask usePuede first', () => {
    expect(PANTALLAS.flatMap(sinPreguntar).sort()).toEqual(Object.keys(NO_LLEGA).sort());
  });

  it('are had by every profile that may make all of their calls', () => {
    expect(PANTALLAS.flatMap(excluidos).sort()).toEqual(Object.keys(SIN_LA_PANTALLA).sort());
  });

  it('are where each profile lands, of those it has', () => {
    const donde = (perfil: Perfil) =>
      PANTALLAS.filter(({ perfiles }) => perfiles.includes(perfil)).map(
        ({ path: ruta }) => `/admin/${ruta}`,
      );
    for (const perfil of PERFILES) expect(donde(perfil)).toContain(ATERRIZAJE[perfil]);
  });

  it('make calls of their own area, or of none', () => {
    expect(PANTALLAS.flatMap(deOtraArea).sort()).toEqual(Object.keys(DE_OTRA_AREA).sort());
  });
});
