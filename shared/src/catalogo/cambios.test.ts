// Changes of contracts, made in the schemas of all calls, with a verdict that follows from how each is made; what is written and what
// is read is tried in earnest besides, so that neither the verdict nor who compares is believed alone.
import { beforeAll, describe, expect, it } from '@jest/globals';

import type { Call } from '../contracts/defineCall';
import { veces } from '../testing/veces';

import { leerCatalogo } from './catalogo';
import { formaDeCliente, formaDeServidor } from './formas';
import { noCabeLlamada } from './noCabe';
import { sortear, type Caso } from './testing/casos';

const SEMILLA = Number(process.env['COMANDA_SEMILLA'] ?? 20261127);
const CUANTOS = veces(1_000, 40);

let LLAMADAS: Call[] = [];
beforeAll(async () => {
  LLAMADAS = Object.values(await leerCatalogo()).flatMap((calls) => Object.values(calls));
});

const dichoDe = ({ cliente, servidor }: Caso) =>
  noCabeLlamada(formaDeCliente(cliente), formaDeServidor(servidor));
const nombreDe = ({ que, nombre, leidos, noLeidos }: Caso) => ({ que, nombre, leidos, noLeidos });

describe.each([
  ['compatible', true],
  ['breaking', false],
] as const)('changes of contracts that are %s', (_que, cabe) => {
  let casos: Caso[] = [];
  beforeAll(() => {
    casos = sortear(LLAMADAS, cabe, { cuantos: CUANTOS, semilla: SEMILLA });
  });

  it('are as many as were asked for, of many kinds and in many calls', () => {
    expect(casos).toHaveLength(CUANTOS);
    expect(new Set(casos.map(({ que }) => que)).size).toBeGreaterThan(20);
    expect(new Set(casos.map(({ nombre }) => nombre)).size).toBeGreaterThan(30);
  });

  it('are what they are called: what is written so is read, or is not', () => {
    const malos = casos.filter(({ noLeidos }) => noLeidos > 0 === cabe);
    expect(malos.map(nombreDe)).toEqual([]);
  });

  it('are judged so, every one', () => {
    const malos = casos.filter((caso) => (dichoDe(caso).length === 0) !== cabe);
    expect(malos.map((caso) => ({ ...nombreDe(caso), dicho: dichoDe(caso) }))).toEqual([]);
  });
});
