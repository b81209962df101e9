// Two ways for a till to have a browser, and to lose it: a page of one that all share, whose process is crashed; a browser of
// its own with its folder, all of which is killed with -9.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { type BrowserContext, chromium, type Page } from 'playwright-core';

import { ARGUMENTOS } from '../../e2e/apoyo/pagina';

import { abrirNavegador, rutaDelNavegador } from '../arnes/navegador';

import type { Tendida } from './red';

export type Abierta = { page: Page; tendida: Tendida; matar: () => Promise<void> };
export type Navegador = { abrir: () => Promise<Abierta>; cerrar: () => Promise<void> };
type Preparar = (context: BrowserContext) => Promise<Tendida>;
/** A browser for a till, whose contexts are prepared so. */
export type Encender = (preparar: Preparar) => Navegador | Promise<Navegador>;

export async function navegadorComun(): Promise<{
  pestana: Encender;
  cerrar: () => Promise<void>;
}> {
  const browser = await abrirNavegador();
  return {
    cerrar: () => browser.close(),
    /** Keeps its storage however often its page dies. */
    async pestana(preparar) {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      const tendida = await preparar(context);
      return {
        async abrir() {
          const page = await context.newPage();
          return { page, tendida, matar: () => estrellar(context, page) };
        },
        cerrar: () => context.close(),
      };
    },
  };
}

async function estrellar(context: BrowserContext, page: Page): Promise<void> {
  const muerta = new Promise((resolve) => page.once('crash', resolve));
  const cdp = await context.newCDPSession(page);
  cdp.send('Page.crash').catch(() => undefined); // it dies of it, and answers nothing
  await muerta;
  await page.close();
}

/** What is on its disk is all that it has afterwards. */
export function navegadorPropio(preparar: Preparar): Navegador {
  const carpeta = mkdtempSync(path.join(os.tmpdir(), 'comanda-navegador-'));
  let vivo: Lanzado | null = null;
  const matar = async () => {
    if (!vivo) return;
    const { hijo, fin } = vivo;
    vivo = null;
    matarGrupo(hijo);
    await fin;
  };
  return {
    async abrir() {
      vivo = await lanzar(carpeta);
      const browser = await chromium.connectOverCDP(vivo.direccion);
      const [context] = browser.contexts();
      if (!context) throw new Error('the browser came without a context');
      const tendida = await preparar(context);
      return { page: await context.newPage(), tendida, matar };
    },
    async cerrar() {
      await matar();
      rmSync(carpeta, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

type Lanzado = { hijo: ChildProcess; fin: Promise<unknown>; direccion: string };

async function lanzar(carpeta: string): Promise<Lanzado> {
  const propios = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${carpeta}`];
  const hijo = spawn(rutaDelNavegador(), [...ARGUMENTOS, ...propios, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true, // what is started may be a script that starts it
  });
  const alSalir = () => matarGrupo(hijo);
  process.once('exit', alSalir);
  const fin = once(hijo.stderr, 'close').then(() => process.off('exit', alSalir)); // the last of them is gone
  const direccion = await new Promise<string>((resolve, reject) => {
    let dicho = '';
    hijo.stderr.on('data', (trozo: Buffer) => {
      dicho += trozo.toString();
      const listo = /DevTools listening on (\S+)/.exec(dicho)?.[1];
      if (listo !== undefined) resolve(listo);
    });
    hijo.once('exit', () => reject(new Error(`the browser ended: ${dicho.slice(-300)}`)));
  });
  return { hijo, fin, direccion };
}

function matarGrupo({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error; // all of it has ended
  }
}
