import type { preParsingAsyncHookHandler } from 'fastify';

import { turnos } from './aLaVez';
import { alTerminar } from './alTerminar';

/** A picture of twelve megabytes takes five times that while it is read, looked at and worked on. */
const A_LA_VEZ = 4;

const { tomar, dejar } = turnos(A_LA_VEZ);

/**
 * Before the body of a call that may have a large one (`Call.cuerpo`) is read: the process holds a few at a time, and the
 * others wait on the wire, where they cost nothing. The turn lasts until the answer is out, or whoever asked is gone.
 */
export const esperarTurno: preParsingAsyncHookHandler = async (request, reply, cuerpo) => {
  await tomar();
  alTerminar(request, reply, dejar);
  return cuerpo;
};
