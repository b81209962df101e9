import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the range systems take outgoing connections from: while the server is down, a client that keeps trying its
 * port could be given that very port, and keep the server from coming back to it.
 */
const DESDE = 15_000;
const HASTA = 32_000;
const INTENTOS = 100;

/** A port of the loopback that nobody listens on now; whoever binds it later may still find it taken. */
export async function puertoLibre(): Promise<number> {
  for (let i = 0; i < INTENTOS; i++) {
    const puerto = randomInt(DESDE, HASTA);
    if (await estaLibre(puerto)) return puerto;
  }
  throw new Error('puertoLibre: no free port');
}

function estaLibre(puerto: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const sonda = createServer();
    sonda.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else reject(error);
    });
    sonda.listen(puerto, '127.0.0.1', () => sonda.close(() => resolve(true)));
  });
}
