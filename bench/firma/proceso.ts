import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A signer in a process of its own: how long its first signature took, and how many it makes in a second. */
export async function abrirFirmante({ nombre, datos, npm }) {
  const proceso = fork(path.join(import.meta.dirname, 'firmar.ts'), [nombre, datos, npm ?? ''], {
    execArgv: ['--import', 'tsx'],
  });
  const muerto = once(proceso, 'exit').then(([codigo]) => {
    throw new Error(`${nombre}: ended with ${codigo}`);
  });
  muerto.catch(() => undefined);
  const mensaje = () => Promise.race([once(proceso, 'message'), muerto]).then(([uno]) => uno);
  const { primeraMs, valida } = await mensaje();
  return {
    nombre,
    primeraMs,
    valida,
    async medir(segundos) {
      proceso.send({ segundos });
      return (await mensaje()).porSegundo;
    },
    cerrar: () => proceso.kill(),
  };
}
