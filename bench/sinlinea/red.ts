import type { BrowserContext, Request, Route } from 'playwright-core';

import type { Azar } from '../../services/local/src/demo/azar';

/** Of each hundred requests: what goes out twice, and whose answer never comes. */
const DOBLES = 0.2;
const PERDIDAS = 0.05;
const TARDE_MS = 3_000;
const VENTAS = '/v1/crear_venta';
const DUPLICADAS = [VENTAS, '/facturacion/contacto_dispositivo'];
const LLEVA = ['authorization', 'content-type', 'idempotency-key'];

/** A line, and what befell what went over it. */
export type Red = {
  cortada: boolean;
  sinVentas: boolean;
  tranquila: boolean;
  pedidas: number;
  dobles: number;
  perdidas: number;
};
export type Tendida = {
  red: Red;
  cortar: (cortada: boolean) => Promise<void>;
  /** What is still to arrive has arrived. */
  callar: () => Promise<void>;
};

/** The line between a till and the server: it doubles, it loses answers, and `cortar` takes it away. */
export async function tender(context: BrowserContext, azar: Azar): Promise<Tendida> {
  const red: Red = {
    cortada: false,
    sinVentas: false,
    tranquila: false,
    pedidas: 0,
    dobles: 0,
    perdidas: 0,
  };
  const enCamino = new Set<Promise<unknown>>();
  const seguir = (envio: Promise<unknown>): Promise<unknown> => {
    const suyo = envio.finally(() => enCamino.delete(suyo));
    enCamino.add(suyo);
    return suyo;
  };
  const noPasa = (route: Route) =>
    red.cortada || (red.sinVentas && route.request().url().endsWith(VENTAS));

  const formas = [
    (request: Request) => seguir(otraVez(request)),
    (request: Request) => void seguir(otraVez(request)),
    (request: Request) => void seguir(tarde(request, azar.entero(0, TARDE_MS))),
  ];

  const pasar = async (route: Route): Promise<void> => {
    if (noPasa(route)) return route.abort('internetdisconnected');
    red.pedidas += 1;
    const suerte = red.tranquila ? 1 : azar.siguiente();
    if (suerte < PERDIDAS) {
      red.perdidas += 1;
      await seguir(otraVez(route.request()));
      return route.abort('connectionreset');
    }
    if (suerte < PERDIDAS + DOBLES) {
      red.dobles += 1;
      await azar.uno(formas)(route.request());
    }
    return noPasa(route) ? route.abort('internetdisconnected') : route.continue();
  };
  // a page that was killed meanwhile waits for nothing
  const alPedir = (route: Route) =>
    pasar(route).catch((error: unknown) => {
      const dicho = String(error);
      if (!/closed|crashed|already handled/i.test(dicho)) console.error(dicho);
    });
  for (const cual of DUPLICADAS) await context.route(`**${cual}`, alPedir);

  return {
    red,
    async cortar(cortada) {
      red.cortada = cortada;
      await context.setOffline(cortada);
    },
    async callar() {
      while (enCamino.size > 0) await Promise.all(enCamino);
    },
  };
}

/** The same request once more; false: a server that is away by then did not get it. */
function otraVez(request: Request): Promise<boolean> {
  const headers = Object.fromEntries(
    Object.entries(request.headers()).filter(([nombre]) => LLEVA.includes(nombre)),
  );
  return fetch(request.url(), { method: 'POST', headers, body: request.postData() })
    .then((respuesta) => respuesta.text())
    .then(
      () => true,
      () => false,
    );
}

async function tarde(request: Request, ms: number): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  return otraVez(request);
}
