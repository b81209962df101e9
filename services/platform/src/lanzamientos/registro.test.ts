import { describe, expect, it } from '@jest/globals';

import type { Lanzamiento } from './lanzamiento';
import { elegirBuild, entraEnCanario, type CanalesDeArea, type RegistroDeBuilds } from './registro';

const lanzamiento = (build: string): Lanzamiento => ({
  area: 'caja',
  build,
  contenedor: build,
  descriptor: null,
  manifiesto: {},
  indice: { integridad: {}, entrada: [], trozos: {}, salas: {}, provistas: {} },
});
const TODOS = ['viejo', 'estable', 'nuevo', 'fijo'];

function registroDe(canales: Partial<CanalesDeArea>, hay = TODOS): RegistroDeBuilds {
  const ninguno = { estable: 'estable', anterior: 'viejo', canario: null, fijas: new Map() };
  return {
    areas: new Map([['caja', { ...ninguno, ...canales }]]),
    orden: new Map(),
    banderas: new Map(),
    builds: new Map(hay.map((build) => [`caja/${build}`, lanzamiento(build)])),
  };
}
function elegir(canales: Partial<CanalesDeArea>, empresa: number | null, hay?: string[]) {
  const elegido = elegirBuild(registroDe(canales, hay), 'caja', empresa);
  return elegido && [elegido.build.build, elegido.anterior?.build ?? null];
}
const CANARIO = { build: 'nuevo', porcentaje: 100, primera: null };

describe('elegirBuild', () => {
  it('gives the stable build, and behind it the last good one before', () => {
    expect(elegir({}, 1)).toEqual(['estable', 'viejo']);
    expect(elegir({ anterior: null }, 1)).toEqual(['estable', null]);
  });

  it('gives a company in the canary that build, and behind it the stable', () => {
    expect(elegir({ canario: CANARIO }, 1)).toEqual(['nuevo', 'estable']);
    expect(elegir({ canario: { ...CANARIO, porcentaje: 0 } }, 1)).toEqual(['estable', 'viejo']);
  });

  it('keeps a company on the build it is pinned to, canary or not', () => {
    const fijas = new Map([[1, 'fijo']]);
    expect(elegir({ canario: CANARIO, fijas }, 1)).toEqual(['fijo', 'estable']);
    expect(elegir({ canario: CANARIO, fijas }, 2)).toEqual(['nuevo', 'estable']);
    expect(elegir({ fijas: new Map([[1, 'estable']]) }, 1)).toEqual(['estable', 'viejo']);
  });

  it('tries nothing on who is of no company', () => {
    expect(elegir({ canario: CANARIO }, null)).toEqual(['estable', 'viejo']);
  });

  it('passes over a build that is not there', () => {
    expect(elegir({ canario: CANARIO }, 1, ['estable'])).toEqual(['estable', null]);
    expect(elegir({}, 1, ['viejo'])).toEqual(['viejo', null]);
    expect(elegir({}, 1, [])).toBeNull();
    expect(elegirBuild(registroDe({}), 'otra', 1)).toBeNull();
  });
});

describe('entraEnCanario', () => {
  const EMPRESAS = Array.from({ length: 2_000 }, (_, i) => i + 1);
  const de = (build: string, porcentaje: number) =>
    EMPRESAS.filter((empresa) => entraEnCanario(empresa, { build, porcentaje, primera: null }));

  it('takes about as many companies as it says, whoever was in stays as it grows', () => {
    const [pocas, mas] = [de('a', 10), de('a', 30)];
    expect(pocas.length / EMPRESAS.length).toBeCloseTo(0.1, 1);
    expect(mas.length / EMPRESAS.length).toBeCloseTo(0.3, 1);
    expect(pocas.filter((empresa) => !mas.includes(empresa))).toEqual([]);
    expect(de('a', 100)).toEqual(EMPRESAS);
  });

  it('has one company for certain, however small its share', () => {
    const { length } = de('a', 1);
    const canario = {
      build: 'a',
      porcentaje: 1,
      primera: EMPRESAS.find((e) => !de('a', 1).includes(e)) ?? 0,
    };
    expect(EMPRESAS.filter((empresa) => entraEnCanario(empresa, canario))).toHaveLength(length + 1);
  });

  it('tries the next build on others', () => {
    expect(de('b', 10)).not.toEqual(de('a', 10));
  });
});
