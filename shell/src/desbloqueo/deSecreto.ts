import { llaveDeSello } from '@comanda/shared/domain/sello';

const RONDAS = 600_000;

/** What a try costs: 0.4 to 0.8 s on a slow till. */
export async function bitsDe(valor: string, sal: BufferSource): Promise<ArrayBuffer> {
  const bytes = new TextEncoder().encode(valor);
  const base = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
  const pbkdf2 = { name: 'PBKDF2', hash: 'SHA-256', salt: sal, iterations: RONDAS };
  return crypto.subtle.deriveBits(pbkdf2, base, 256);
}

/** Of the same run that is compared, and of this browser's key as the proof is: what is sealed with it is no quicker to guess at. */
export async function llaveDelSobre(llave: CryptoKey, bits: ArrayBuffer): Promise<CryptoKey> {
  const texto = new Uint8Array([...new Uint8Array(bits), ...new TextEncoder().encode('sobre')]);
  return llaveDeSello(await crypto.subtle.sign('HMAC', llave, texto));
}
