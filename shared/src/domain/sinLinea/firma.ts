import { llavePublicaSchema, type LlavePublica } from '../../contracts/admin/dispositivos';

import { textoDeCuerpo, textoPorFirmar, type ActoFirmado } from './actoFirmado';
import { seSella } from './sello';

const CURVA = { name: 'ECDSA', namedCurve: 'P-256' };
const MODO = { name: 'ECDSA', hash: 'SHA-256' };

/** Missing over plain http, but for localhost. */
export const seFirma = seSella;

type Par = { privada: CryptoKey; publica: LlavePublica; huella: string };

/** A pair whose private half does not leave this browser, and what the other is called (RFC 7638). */
export async function llaveDeFirma(): Promise<Par> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(CURVA, false, ['sign']);
  const { crv, kty, x, y } = await crypto.subtle.exportKey('jwk', publicKey);
  const publica = llavePublicaSchema.parse({ crv, kty, x, y });
  return {
    privada: privateKey,
    publica,
    huella: await resumen(JSON.stringify({ crv, kty, x, y })),
  };
}

/** Of an act and the body that is sent of it, as the server will look at it. */
export async function firmarActo(
  privada: CryptoKey,
  acto: ActoFirmado,
  cuerpo: Readonly<Record<string, unknown>>,
): Promise<string> {
  const texto = textoPorFirmar(acto, await resumen(textoDeCuerpo(acto.tipo, cuerpo)));
  return enBase64Url(await crypto.subtle.sign(MODO, privada, enBytes(texto)));
}

const enBytes = (texto: string) => new TextEncoder().encode(texto);
const resumen = async (texto: string): Promise<string> =>
  enBase64Url(await crypto.subtle.digest('SHA-256', enBytes(texto)));

const enBase64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
