import type { Page } from '@playwright/test';

const LLAMADA = /^\/(v1|facturacion|plataforma|imprimir)\//;

/**
 * What a page takes over the line, by the browser's own account: `cortar` tells it since it was last asked. `archivos`: of that the
 * files, without calls.
 */
export async function contarDescargas(page: Page, { archivos = false } = {}) {
  const cdp = await page.context().newCDPSession(page);
  const pedidas = new Map<string, string>();
  let cuenta = { peticiones: 0, bytes: 0 };
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) =>
    pedidas.set(requestId, request.url),
  );
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (encodedDataLength === 0) return; // from the page's own memory
    const { pathname } = new URL(pedidas.get(requestId) ?? 'about:blank');
    if (archivos && LLAMADA.test(pathname)) return;
    if (process.env.VER) console.log(`    ${encodedDataLength} ${pedidas.get(requestId)}`);
    cuenta.peticiones += 1;
    cuenta.bytes += encodedDataLength;
  });
  const cortar = () => {
    const { peticiones, bytes } = cuenta;
    cuenta = { peticiones: 0, bytes: 0 };
    return { peticiones, kb: bytes / 1000 };
  };
  return { cdp, cortar };
}

/** The most that a login form, with its typeface, a deep link and a second look at the till may take, until they show (docs/adr/0067). */
export const LIMITES_DE_CARGA = {
  ingreso: { peticiones: 6, kb: 249 },
  caja: { peticiones: 14, kb: 460 },
  puntoventa: { peticiones: 14, kb: 412 },
  venta: { peticiones: 12, kb: 200 },
  otraVez: { peticiones: 5, kb: 10 },
};
