import type { Page } from '@playwright/test';

const LLAMADA = /^\/(v1|facturacion|plataforma|imprimir)\//;

type Bajada = { bytes: number; cuando: number };
type ConMomento = { seMostro?: number };

/** Notes when the first of what is looked for stands in the page. Runs in it. */
function anotarMomento(muestra: string) {
  const vigia = new MutationObserver(() => {
    if (!document.querySelector(muestra)) return;
    vigia.disconnect();
    (window as ConMomento).seMostro = performance.timeOrigin + performance.now();
  });
  vigia.observe(document, { childList: true, subtree: true });
}

/**
 * What a page takes over the line, by the browser's own account: `cortar` tells it since it was last asked, `hastaMostrarse` what had come
 * when `muestra` stood there. `archivos`: of that the files, without calls.
 */
export async function contarDescargas(
  page: Page,
  { archivos = false, muestra = '' }: { archivos?: boolean; muestra?: string } = {},
) {
  const cdp = await page.context().newCDPSession(page);
  const pedidas = new Map<string, string>();
  let bajadas: Bajada[] = [];
  let desfase = 0;
  if (muestra) await page.addInitScript(anotarMomento, muestra);
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime }) => {
    pedidas.set(requestId, request.url);
    desfase = wallTime - timestamp; // what ends has a time by the first clock alone
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes, timestamp }) => {
    if (bytes === 0) return; // from the page's own memory
    const { pathname } = new URL(pedidas.get(requestId) ?? 'about:blank');
    if (archivos && LLAMADA.test(pathname)) return;
    if (process.env.VER) console.log(`    ${bytes} ${pedidas.get(requestId)}`);
    bajadas.push({ bytes, cuando: (timestamp + desfase) * 1_000 });
  });
  const cortar = () => {
    const suma = sumar(bajadas);
    bajadas = [];
    return suma;
  };
  const hastaMostrarse = async () => {
    const momento = await page.evaluate(() => (window as ConMomento).seMostro ?? 0);
    return sumar(bajadas.filter(({ cuando }) => cuando <= momento));
  };
  return { cdp, cortar, hastaMostrarse };
}

const sumar = (bajadas: readonly Bajada[]) => ({
  peticiones: bajadas.length,
  kb: bajadas.reduce((suma, { bytes }) => suma + bytes, 0) / 1_000,
});

/** The most that a login form, with its typeface, a deep link and a second look at the till may take, until they show (docs/adr/0071). */
export const LIMITES_DE_CARGA = {
  ingreso: { peticiones: 6, kb: 250 },
  caja: { peticiones: 10, kb: 315 },
  puntoventa: { peticiones: 9, kb: 328 },
  otraVez: { peticiones: 5, kb: 10 },
};
