// `test` and `expect` of every journey. What a journey stands on: `mundo` (companies and people that no other file has), `abrir` (a page
// in a browser of its own), `entrar` (the same, with somebody logged in).
import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';

import { mundoNumero, type Mundo } from './mundo';
import { oirLanzados } from './pagina';
import { TAMANOS, type Tamano } from './revisar';

export { expect };

/** How what a page's policy refused is told apart among what it says. */
const RECHAZO = 'política de la página: ';

type Opciones = Omit<BrowserContextOptions, 'baseURL'>;

type Entrada = {
  tamano?: Tamano;
  /** Where to go once logged in; else Inicio. */
  ruta?: string;
  clave?: string;
  opciones?: Opciones;
};

/** A page in a browser of its own. */
export type Abrir = (tamano?: Tamano, opciones?: Opciones) => Promise<Page>;
/** The same, with somebody of the demo ('cajero@demo.ec') of this world logged in by the call that the form makes. */
export type Entrar = (email: string, entrada?: Entrada) => Promise<Page>;

/** A browser that keeps what it has in a folder, and finds it there when it is opened anew; with its workers. */
export type AbrirPerfil = (carpeta: string, tamano?: Tamano) => Promise<Page>;

type Piezas = { mundo: Mundo; abrir: Abrir; entrar: Entrar; abrirPerfil: AbrirPerfil };

type Ajustes = {
  /** The test makes pages break their policies, or throw, on purpose. */
  tienta: boolean;
};

type Politica = { escuchar: (context: BrowserContext) => Promise<void> };

type DelTrabajador = { mundos: Map<string, Mundo> };

export const test = base.extend<Piezas & Ajustes & { politica: Politica }, DelTrabajador>({
  tienta: [false, { option: true }],

  mundos: [
    async ({ browserName: _ }, use) => {
      await use(new Map());
    },
    { scope: 'worker' },
  ],

  mundo: async ({ mundos }, use, { file }) => {
    let mundo = mundos.get(file);
    if (!mundo) {
      mundo = mundoNumero(await siguienteMundo());
      mundos.set(file, mundo);
    }
    await use(mundo);
  },

  abrir: async ({ browser }, use) => {
    const abiertos: BrowserContext[] = [];
    await use(async (tamano = 'escritorio', opciones = {}) => {
      const context = await browser.newContext({ ...TAMANOS[tamano], ...opciones });
      abiertos.push(context);
      return context.newPage();
    });
    for (const context of abiertos) await context.close();
  },

  entrar: async ({ abrir, mundo }, use) => {
    await use(async (email, { tamano, ruta, clave = 'demo1234', opciones } = {}) => {
      const page = await abrir(tamano, opciones);
      const llamada = LLAMADAS.find(({ de }) => email.startsWith(de))?.ruta ?? '/v1/login';
      const data = { email: mundo.correoDe(email), password: clave, status: true };
      const respuesta = await page.request.post(llamada, { data });
      expect(respuesta.ok(), await respuesta.text()).toBe(true);
      await page.goto(ruta ?? '/admin/index');
      return sinCortar(page);
    });
  },

  abrirPerfil: async ({ playwright, politica }, use) => {
    const abiertos: BrowserContext[] = [];
    await use(async (carpeta, tamano = 'escritorio') => {
      const context = await playwright.chromium.launchPersistentContext(carpeta, {
        ...TAMANOS[tamano],
        serviceWorkers: 'allow',
      });
      abiertos.push(context);
      await politica.escuchar(context);
      return context.pages()[0] ?? context.newPage();
    });
    for (const context of abiertos) await context.close();
  },

  // what the policies of any page refuse, and what it throws, is a failure of the test that opened it
  politica: [
    async ({ browser, tienta }, use) => {
      const rechazado = new Set<string>();
      const escuchar = async (context: BrowserContext) => {
        context.on('console', (mensaje) => {
          if (mensaje.text().startsWith(RECHAZO)) rechazado.add(mensaje.text());
        });
        // where it was thrown, which of a sentence alone nobody finds again
        oirLanzados(context, ({ stack, message }) => rechazado.add(stack ?? message));
        await context.addInitScript(contarRechazos, RECHAZO);
      };
      const nuevo = browser.newContext.bind(browser);
      browser.newContext = async (opciones) => {
        const context = await nuevo(opciones);
        await escuchar(context);
        return context;
      };
      await use({ escuchar });
      browser.newContext = nuevo;
      if (!tienta) expect([...rechazado]).toEqual([]);
    },
    { auto: true },
  ],
});

const LLAMADAS = [
  { de: 'admin', ruta: '/v1/validarlogin' },
  { de: 'operador', ruta: '/v1/login_dash' },
];

async function siguienteMundo(): Promise<number> {
  const respuesta = await fetch(process.env.COMANDA_MUNDOS ?? '');
  const dicho = await respuesta.text();
  if (!respuesta.ok) throw new Error(dicho);
  return Number(dicho);
}

/** Runs in the page. */
function contarRechazos(rechazo: string): void {
  document.addEventListener('securitypolicyviolation', (una) => {
    const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = una;
    const que = [effectiveDirective, blockedURI, sample, `${sourceFile}:${lineNumber}`];
    console.info(rechazo + que.filter(Boolean).join(' '));
  });
}

/** What a dialog that was closed takes at most to go one entry back; longer, it is open and meant to be left so. */
const CIERRE_MS = 2_000;

/** A dialog that closes goes one entry back: who goes elsewhere while that is on its way is cut off. */
function sinCortar(page: Page): Page {
  const [ir, recargar] = [page.goto.bind(page), page.reload.bind(page)];
  const sinDialogo = () => !(history.state as { dialogo?: string } | null)?.dialogo;
  const cerrado = () =>
    page
      .waitForFunction(sinDialogo, null, { polling: 50, timeout: CIERRE_MS })
      .catch(() => undefined);
  page.goto = async (...args) => {
    await cerrado();
    return ir(...args);
  };
  page.reload = async (...args) => {
    await cerrado();
    return recargar(...args);
  };
  return page;
}
