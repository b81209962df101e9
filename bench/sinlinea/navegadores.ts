// Two ways for a till to have a browser, and to lose it: a page of one that all share, whose process is crashed; a browser of
// its own with its folder, all of which is killed with -9.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { chromium } from 'playwright-core';

import { chromium as rutaDeChromium } from '../../tools/chromium';

const ARGUMENTOS = ['--no-sandbox', '--disable-gpu'];

export async function navegadorComun() {
  const browser = await chromium.launch({ executablePath: rutaDeChromium(), args: ARGUMENTOS });
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

async function estrellar(context, page) {
  const muerta = once(page, 'crash');
  const cdp = await context.newCDPSession(page);
  cdp.send('Page.crash').catch(() => undefined); // it dies of it, and answers nothing
  await muerta;
  await page.close();
}

/** What is on its disk is all that it has afterwards. */
export function navegadorPropio(preparar) {
  const carpeta = mkdtempSync(path.join(os.tmpdir(), 'comanda-navegador-'));
  let vivo = null;
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
      const tendida = await preparar(context);
      return { page: await context.newPage(), tendida, matar };
    },
    async cerrar() {
      await matar();
      rmSync(carpeta, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

async function lanzar(carpeta) {
  const propios = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${carpeta}`];
  const hijo = spawn(rutaDeChromium(), [...ARGUMENTOS, ...propios, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true, // what is started may be a script that starts it
  });
  const alSalir = () => matarGrupo(hijo);
  process.once('exit', alSalir);
  const fin = once(hijo.stderr, 'close').then(() => process.off('exit', alSalir)); // the last of them is gone
  const direccion = await new Promise((resolve, reject) => {
    let dicho = '';
    hijo.stderr.on('data', (trozo) => {
      dicho += trozo;
      const listo = /DevTools listening on (\S+)/.exec(dicho);
      if (listo) resolve(listo[1]);
    });
    hijo.once('exit', () => reject(new Error(`the browser ended: ${dicho.slice(-300)}`)));
  });
  return { hijo, fin, direccion };
}

function matarGrupo({ pid }) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error; // all of it has ended
  }
}
