import { enBase } from '@comanda/shared/session';

/** The last two: where a worker ends between a seal and its page, the page before is still good. An older one is not. */
type Sellos = { llave: CryptoKey; sellos: readonly string[] };

const LLAVE = 'pagina';
const A_LA_VEZ = 2;

/** Tells the page that is about to be kept: by its text, and by the headers that say what may run in it. */
export async function sellarPagina(pagina: Response): Promise<void> {
  const { llave, sellos } = (await leer()) ?? { llave: await nueva(), sellos: [] };
  const sello = await firmar(llave, pagina);
  const ultimos = [sello, ...sellos.filter((otro) => otro !== sello)].slice(0, A_LA_VEZ);
  const nuevos: Sellos = { llave, sellos: ultimos };
  await enBase('verificador', 'readwrite', (uno) => uno.put(nuevos, LLAVE));
}

/** Whether it is one that was kept here, as it was. */
export async function esLaSellada(pagina: Response): Promise<boolean> {
  const tenidos = await leer();
  return tenidos !== undefined && tenidos.sellos.includes(await firmar(tenidos.llave, pagina));
}

export const olvidarSellos = (): Promise<unknown> =>
  enBase('verificador', 'readwrite', (uno) => uno.delete(LLAVE));

async function leer(): Promise<Sellos | undefined> {
  const hallados = await enBase('verificador', 'readonly', (uno) => uno.get(LLAVE));
  return hallados as Sellos | undefined; // what was put there
}

/** Made in this browser, and not to be read out of it. */
const nueva = () => crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);

async function firmar(llave: CryptoKey, pagina: Response): Promise<string> {
  const copia = pagina.clone();
  const contenido = JSON.stringify([[...copia.headers].sort(), await copia.text()]);
  const sello = await crypto.subtle.sign('HMAC', llave, new TextEncoder().encode(contenido));
  return btoa(String.fromCharCode(...new Uint8Array(sello)));
}
