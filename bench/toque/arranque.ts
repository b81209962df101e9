import { ingresar, URL_BASE } from '../../e2e/navegador';

const CAJERO = { email: 'cajero@demo.ec' };
const MB = 1024 * 1024;

/**
 * From the address of the till to a catalogue that can be used (tiles, and nothing that holds a tap back), with nothing in
 * the browser and with its files there; and the memory the page holds once it rests.
 */
export async function medirArranque(browser, { cpu, viewport }) {
  const context = await browser.newContext({ viewport });
  const previa = await context.newPage();
  await ingresar(previa, CAJERO);
  const storageState = await context.storageState();
  await context.close();

  const limpio = await browser.newContext({ viewport, storageState });
  const page = await limpio.newPage();
  const cdp = await limpio.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const frio = await hastaUsable(page);
  const tibio = await hastaUsable(page);
  await page.waitForLoadState('networkidle');
  const memoria = await memoriaDe(cdp);
  await limpio.close();
  return { frio, tibio, memoria };
}

/** The first tile, and a timer that fires on time: nothing holds the page. */
async function hastaUsable(page) {
  const inicio = performance.now();
  await page.goto(`${URL_BASE}/admin/puntoventa`, { waitUntil: 'commit' });
  await page.locator('.ventas-tile').first().waitFor();
  await page.evaluate(
    () =>
      new Promise((listo) => {
        const TARDE_MS = 20;
        const mirar = (pedido) => {
          const ahora = performance.now();
          if (pedido !== null && ahora - pedido < TARDE_MS) listo();
          else setTimeout(mirar, 0, ahora);
        };
        mirar(null);
      }),
  );
  return (performance.now() - inicio) / 1000;
}

async function memoriaDe(cdp) {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / MB;
}
