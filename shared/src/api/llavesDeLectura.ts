import { llaveDeSello } from '../domain/sinLinea/sello';

type Llaves = { sello: CryptoKey; huella: CryptoKey };
let llaves: { de: string; son: Promise<Llaves> } | null = null;

const enBytes = (texto: string) => new TextEncoder().encode(texto);

/** What is sealed with, and what a row is found by, of the key of somebody's readings. */
function llavesDe(llave: string): Promise<Llaves> {
  if (llaves?.de !== llave) llaves = { de: llave, son: derivar(llave) };
  return llaves.son;
}

export const selloDe = async (llave: string): Promise<CryptoKey> => (await llavesDe(llave)).sello;

/** The same of the same, and nobody tells of what without the key: there are few cedulas. */
export async function huellaDeEntrada(llave: string, entrada: string): Promise<string> {
  const { huella } = await llavesDe(llave);
  const bytes = await crypto.subtle.sign('HMAC', huella, enBytes(entrada));
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

/** What is asked for begins with a bracket: it is never the word that the other key is made of. */
async function derivar(llave: string): Promise<Llaves> {
  const bytes = Uint8Array.from(atob(llave), (letra) => letra.charCodeAt(0));
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const huella = await crypto.subtle.importKey('raw', bytes, hmac, false, ['sign']);
  const deSello = await crypto.subtle.sign('HMAC', huella, enBytes('sello'));
  return { huella, sello: await llaveDeSello(deSello) };
}
