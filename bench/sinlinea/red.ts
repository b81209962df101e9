/** Of each hundred requests: what goes out twice, and whose answer never comes. */
const DOBLES = 0.2;
const PERDIDAS = 0.05;
const TARDE_MS = 3_000;
const VENTAS = '/v1/crear_venta';
const DUPLICADAS = [VENTAS, '/facturacion/contacto_dispositivo'];
const LLEVA = ['authorization', 'content-type', 'idempotency-key'];

/** The line between a till and the server: it doubles, it loses answers, and `cortar` takes it away. */
export async function tender(context, azar) {
  const red = {
    ...{ cortada: false, sinVentas: false, tranquila: false },
    ...{ pedidas: 0, dobles: 0, perdidas: 0, enCamino: new Set() },
  };
  const noPasa = (route) =>
    red.cortada || (red.sinVentas && route.request().url().endsWith(VENTAS));

  /** The same request once more; a server that is away by then did not get it. */
  const otraVez = (request) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers()).filter(([nombre]) => LLEVA.includes(nombre)),
    );
    const envio = fetch(request.url(), { method: 'POST', headers, body: request.postData() })
      .then((respuesta) => respuesta.text())
      .then(
        () => true,
        () => false,
      )
      .finally(() => red.enCamino.delete(envio));
    red.enCamino.add(envio);
    return envio;
  };
  const tarde = (request) => {
    const espera = new Promise((resolve) =>
      setTimeout(() => resolve(otraVez(request)), azar.entero(0, TARDE_MS)),
    ).finally(() => red.enCamino.delete(espera));
    red.enCamino.add(espera);
  };
  const formas = {
    antes: (request) => otraVez(request),
    juntas: (request) => void otraVez(request),
    despues: (request) => tarde(request),
  };

  const pasar = async (route) => {
    if (noPasa(route)) return route.abort('internetdisconnected');
    red.pedidas += 1;
    const suerte = red.tranquila ? 1 : azar.siguiente();
    if (suerte < PERDIDAS) {
      red.perdidas += 1;
      await otraVez(route.request());
      return route.abort('connectionreset');
    }
    if (suerte < PERDIDAS + DOBLES) {
      red.dobles += 1;
      await formas[azar.uno(Object.keys(formas))](route.request());
    }
    return noPasa(route) ? route.abort('internetdisconnected') : route.continue();
  };
  // a page that was killed meanwhile waits for nothing
  const alPedir = (route) =>
    pasar(route).catch((error) => {
      if (!/closed|crashed|already handled/i.test(error.message)) console.error(error.message);
    });
  for (const cual of DUPLICADAS) await context.route(`**${cual}`, alPedir);

  return {
    red,
    async cortar(cortada) {
      red.cortada = cortada;
      await context.setOffline(cortada);
    },
    /** What is still to arrive has arrived. */
    async callar() {
      while (red.enCamino.size > 0) await Promise.all(red.enCamino);
    },
  };
}
