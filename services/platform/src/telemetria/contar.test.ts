import { describe, expect, it } from '@jest/globals';

import { TRAMOS_MS, type Evento } from '@comanda/shared/contracts/plataforma/telemetria';

import { contarEventos, percentil } from './contar';

const evento = (over: Partial<Evento> = {}): Evento => ({
  area: 'ventas',
  build: 'aaaaaaaaaaaa',
  fase: 'carga',
  ms: 300,
  ...over,
});
const tramos = (porTramo: Record<number, number>) =>
  Array.from({ length: TRAMOS_MS.length + 1 }, (_, i) => porTramo[i] ?? 0);

describe('contar', () => {
  it('adds events of a kind up, each in the bucket of its time', () => {
    const [cargas, vivos, ...mas] = contarEventos([
      ...[0, 50, 51, 15_000, 15_001].map((ms) => evento({ ms })),
      evento({ fase: 'vivo', ms: 0 }),
    ]);
    expect(cargas).toMatchObject({ veces: 5, tramos: tramos({ 0: 2, 1: 1, 10: 1, 11: 1 }) });
    expect(vivos).toMatchObject({ fase: 'vivo', veces: 1 });
    expect(mas).toEqual([]);
  });
});

describe('percentil', () => {
  it('is nothing where nobody reported', () => {
    expect(percentil(tramos({}), 0.5)).toBeNull();
  });

  it('lies in the bucket of that share, evenly', () => {
    // 200 to 400 ms holds the first ten, 700 to 1000 the next ten
    const unos = tramos({ 3: 10, 5: 10 });
    expect(percentil(unos, 0.25)).toBe(300);
    expect(percentil(unos, 0.5)).toBe(400);
    expect(percentil(unos, 0.95)).toBe(970);
  });

  it('never falls as the share grows, and is never above the last bound', () => {
    const unos = tramos({ 0: 3, 2: 1, 7: 4, 11: 9 });
    const de = (parte: number) => percentil(unos, parte) ?? -1;
    const partes = Array.from({ length: 101 }, (_, i) => i / 100);
    partes.forEach((parte, i) => expect(de(parte)).toBeGreaterThanOrEqual(de(partes[i - 1] ?? 0)));
    expect(de(1)).toBe(15_000);
  });
});
