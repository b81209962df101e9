import { setTimeout as esperar } from 'node:timers/promises';

const LIMITE_MS = 30_000;

/** Waits for what the test says to be true, as long as the machine takes: only what never comes is a failure. */
export async function hasta(
  que: string,
  esVerdad: () => boolean | Promise<boolean>,
): Promise<void> {
  const limite = Date.now() + LIMITE_MS;
  while (!(await esVerdad())) {
    if (Date.now() > limite) throw new Error(`hasta: ${que} did not come about`);
    await esperar(5);
  }
}
