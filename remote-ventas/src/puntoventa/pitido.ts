import { sonar } from '../cocina/sonido';

const BAJO_HZ = 220;

/** Low and short: something was not as it should be. */
export const pitar = (): void => sonar([BAJO_HZ]);
