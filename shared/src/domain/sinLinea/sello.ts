/** What was sealed, as a browser keeps it: it opens with its key, and as what it was said to be. */
export type Sellado = { iv: Uint8Array<ArrayBuffer>; datos: ArrayBuffer };

const AES = 'AES-GCM';
const modo = (iv: Uint8Array<ArrayBuffer>, como: string) => ({
  name: AES,
  iv,
  additionalData: new TextEncoder().encode(como),
});

/** Missing over plain http, but for localhost. */
export const seSella = (): boolean => 'crypto' in globalThis && 'subtle' in crypto;

/** A key of 32 bytes that somebody has; nobody reads it out of here again. */
export const llaveDeSello = (bytes: BufferSource): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytes, AES, false, ['encrypt', 'decrypt']);

/** A key that nobody has but this browser. */
export const nuevaLlave = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: AES, length: 256 }, false, ['encrypt', 'decrypt']);

export async function sellar(llave: CryptoKey, texto: string, como: string): Promise<Sellado> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const bytes = new TextEncoder().encode(texto);
  return { iv, datos: await crypto.subtle.encrypt(modo(iv, como), llave, bytes) };
}

/** Throws where it was changed, or is of another key or of something else. */
export async function abrirSello(
  llave: CryptoKey,
  { iv, datos }: Sellado,
  como: string,
): Promise<string> {
  return new TextDecoder().decode(await crypto.subtle.decrypt(modo(iv, como), llave, datos));
}
