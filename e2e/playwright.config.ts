import { defineConfig } from '@playwright/test';

import { chromium } from '../tools/chromium';

import { ARGUMENTOS } from './apoyo/pagina';

/** Journeys wait as long as they work: three at a time left two cores idle for half of it. */
const A_LA_VEZ = 4;

/**
 * How long something may take to come that has to come. A machine was seen that is five times slower than the day before, and what
 * is waited for costs nothing where it comes; who knows that a journey will be red waits less.
 */
const PACIENCIA_MS = Number(process.env.COMANDA_PACIENCIA_MS ?? 180_000);

export default defineConfig({
  testDir: '.',
  outputDir: 'capturas/fallos',
  globalSetup: './apoyo/preparar.ts',
  reporter: './apoyo/reportero.ts',
  workers: A_LA_VEZ,
  retries: 0,
  forbidOnly: true,
  // a limit finds what never ends: on a busy machine, what takes long ends all the same; what a file says of its tests does
  // not hold for what it does before them, so it stands here
  timeout: 30 * 60_000,
  // what is tried again until it passes would be tried for ever
  expect: { timeout: PACIENCIA_MS, toPass: { timeout: 2 * PACIENCIA_MS } },
  use: {
    // of the product that globalSetup opened; a worker inherits it
    baseURL: process.env.COMANDA_URL,
    actionTimeout: PACIENCIA_MS,
    navigationTimeout: PACIENCIA_MS,
    // what a journey puts in the way of a request does not reach one that a worker answers
    serviceWorkers: 'block',
    viewport: { width: 1366, height: 768 },
    screenshot: 'only-on-failure',
    // a fifth of what a journey costs the processor: the second walk of one that failed is recorded (tools/recorrer.ts)
    trace: process.env.COMANDA_TRAZA
      ? { mode: 'retain-on-failure', screenshots: false, sources: false }
      : 'off',
    launchOptions: { executablePath: chromium(), args: ARGUMENTOS },
  },
});
