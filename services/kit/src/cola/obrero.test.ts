import { describe, expect, it } from '@jest/globals';

import { crearObrero } from './obrero';
import { crearObreroSinArriendo } from './obreroSinArriendo';

const MINUTO = 60_000;

/** A queue of those tasks, of which what begins with `mala` always fails. */
function abrir(tareas: readonly string[]) {
  const hechas: string[] = [];
  const dicho: unknown[] = [];
  let ahora = 0;
  const comun = {
    tomar: async (cuantas: number) => tareas.slice(0, cuantas),
    hacer: async (tarea: string) => {
      if (tarea.startsWith('mala')) throw new Error(tarea);
      hechas.push(tarea);
    },
    nombrar: (tarea: string) => ({ tarea }),
    frases: { ronda: 'round failed', tarea: 'task failed' },
    reloj: () => new Date(ahora),
    log: { error: (detalle: object, frase: string) => dicho.push({ ...detalle, frase }) },
    pausaMs: MINUTO,
  };
  const pasan = (minutos: number) => {
    ahora += minutos * MINUTO;
  };
  return { comun, hechas, dicho, pasan };
}

describe('work on a queue', () => {
  it('says which task failed, and goes on with the others', async () => {
    const { comun, hechas, dicho } = abrir(['mala', 'buena']);
    const obrero = crearObrero({ ...comun, simultaneos: 2 });

    expect(await obrero.ronda()).toBe(2);
    expect(hechas).toEqual(['buena']);
    expect(dicho).toEqual([{ err: new Error('mala'), tarea: 'mala', frase: 'task failed' }]);
  });

  it('without leases leaves what failed alone for ten minutes, and the next one has its turn', async () => {
    const { comun, hechas, dicho, pasan } = abrir(['mala', 'buena']);
    const obrero = crearObreroSinArriendo({ ...comun, claveDe: (tarea: string) => tarea });

    await obrero.ronda();
    expect([hechas, dicho.length]).toEqual([[], 1]);
    await obrero.ronda();
    pasan(9);
    await obrero.ronda();
    expect([hechas, dicho.length]).toEqual([['buena', 'buena'], 1]);
    pasan(1);
    await obrero.ronda();
    expect([hechas.length, dicho.length]).toEqual([2, 2]);
  });
});
