import { EventEmitter, once } from 'node:events';

import { describe, expect, it } from '@jest/globals';

import { crearBucle } from './bucle';

const unTurno = () => new Promise(setImmediate);

/** A queue whose second task is due once the first has ended, and a loop that sleeps for an hour when there is nothing to do. */
function abrir() {
  const pasa = new EventEmitter();
  const porDar = ['primera', 'segunda'];
  const hechas: string[] = [];
  const bucle = crearBucle<string>({
    tomar: async () => {
      const dar = hechas.length < 2 - porDar.length ? [] : porDar.splice(0, 1);
      pasa.emit(dar.length > 0 ? 'da' : 'no hay');
      await unTurno(); // the answer is on its way
      await unTurno();
      return dar;
    },
    procesar: async (tarea) => {
      if (tarea === 'primera') await once(pasa, 'acaba');
      hechas.push(tarea);
      pasa.emit(tarea);
    },
    alFallar: (error) => pasa.emit('error', error),
    pausaMs: 3_600_000,
    simultaneos: 2,
  });
  return { bucle, pasa, hechas };
}

describe('a loop that waits for something to do', () => {
  it.each([
    ['is woken by a task that ends', 8],
    ['looks again when one ended while it asked what is due', 0],
  ])('%s', async (_, turnos) => {
    const { bucle, pasa, hechas } = abrir();
    const segunda = once(pasa, 'segunda');
    const pregunta = once(pasa, 'no hay');
    bucle.iniciar();
    await pregunta;
    for (let i = 0; i < turnos; i++) await unTurno();
    pasa.emit('acaba');
    await segunda;
    await bucle.detener();

    expect(hechas).toEqual(['primera', 'segunda']);
  });

  it('is woken by a task that frees another before it is done', async () => {
    const porDar = ['primera', 'segunda'];
    const hechas: string[] = [];
    const hay = new EventEmitter();
    let libre = true;
    const bucle = crearBucle<string>({
      tomar: async () => {
        const dar = libre ? porDar.splice(0, 1) : [];
        libre = false;
        hay.emit(dar[0] ?? 'nada');
        return dar;
      },
      procesar: async (tarea) => {
        if (tarea === 'primera') await once(hay, 'acaba');
        hechas.push(tarea);
        hay.emit('hecha');
      },
      alFallar: (error) => hay.emit('error', error),
      pausaMs: 3_600_000,
      simultaneos: 2,
    });
    const nada = once(hay, 'nada');
    bucle.iniciar();
    await nada;
    await unTurno();
    const segunda = once(hay, 'hecha');
    libre = true;
    bucle.avisar();
    await segunda;
    hay.emit('acaba');
    await bucle.detener();

    expect(hechas).toEqual(['segunda', 'primera']);
  });
});
