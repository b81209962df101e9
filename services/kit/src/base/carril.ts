import { aLaVez } from '../proceso/aLaVez';

/** Of the connections that sales are made with. */
const CONEXIONES = 4;

/**
 * Where somebody's companies, one or three hundred, are all asked the same: so many connections of the process at once and no more,
 * however many ask and whatever it is. A sale that comes in the middle waits behind none of it.
 */
export const enCarril = aLaVez(CONEXIONES);
