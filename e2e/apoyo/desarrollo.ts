// An area under `npm run dev` or `npx comanda dev`, and what somebody has typed in its screen while it changes.
import { spawn, type ChildProcess } from 'node:child_process';

import { expect, type Page } from '@playwright/test';

interface Encargo {
  programa: string;
  args: string[];
  carpeta: string;
  env?: NodeJS.ProcessEnv;
  /** What is done after the last test, the first of it first: this ends it. */
  alFinal: (() => void)[];
}

const LISTO_MS = 25 * 60_000;

/** Begins it, and answers its address once it says so, with all that it said. */
export async function encenderDev({ programa, args, carpeta, env = {}, alFinal }: Encargo) {
  const hijo = spawn(programa, args, {
    cwd: carpeta,
    detached: true,
    env: { ...process.env, ...env },
  });
  alFinal.unshift(() => terminar(hijo));
  let dicho = '';
  const url = await new Promise<string>((resolve, reject) => {
    const oir = (trozo: Buffer) => {
      dicho += trozo.toString();
      const listo = /Listo: (\S+)/.exec(dicho)?.[1];
      if (listo) resolve(listo);
    };
    hijo.stderr.on('data', oir);
    hijo.stdout.on('data', oir);
    const fallar = (como: string) => reject(new Error(`${args.join(' ')} ${como}: ${dicho}`));
    hijo.once('exit', () => fallar('ended'));
    setTimeout(() => fallar('never said that it is ready'), LISTO_MS).unref();
  });
  return { url, dicho };
}

const terminar = ({ pid }: ChildProcess) => pid !== undefined && process.kill(-pid);

const casilla = (page: Page, name: string) => page.getByRole('textbox', { name });

/** The dialog of a movement of cash with what somebody was about to save, in a page that is marked: another one has no mark. */
export async function conLoEscrito(page: Page, boton: string): Promise<void> {
  await page.getByRole('button', { name: boton }).click();
  await casilla(page, 'Detalle').fill('Cambio del banco');
  await casilla(page, 'Monto').fill('12,34');
  await marcar(page);
}

export async function sigueLoEscrito(page: Page): Promise<void> {
  await expect(casilla(page, 'Detalle')).toHaveValue('Cambio del banco');
  await expect(casilla(page, 'Monto')).toHaveValue('12,34');
  expect(await esLaMisma(page)).toBe(true);
}

export const marcar = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { marcada: true }));

export const esLaMisma = (page: Page) => page.evaluate(() => 'marcada' in window);
