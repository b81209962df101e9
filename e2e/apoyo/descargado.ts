import type { Page } from '@playwright/test';

/** What a page takes over the line, by the browser's own account: `cortar` tells it since it was last asked. */
export async function contarDescargas(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  const pedidas = new Map<string, string>();
  let cuenta = { peticiones: 0, bytes: 0 };
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) =>
    pedidas.set(requestId, request.url),
  );
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (encodedDataLength === 0) return; // from the page's own memory
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
  caja: { peticiones: 16, kb: 480 },
  puntoventa: { peticiones: 16, kb: 400 },
  venta: { peticiones: 12, kb: 200 },
  otraVez: { peticiones: 5, kb: 10 },
};
