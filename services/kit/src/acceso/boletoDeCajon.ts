import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';

import { z } from 'zod';

/** A right to open one cash drawer once: whose it is, for what, with which print service and until when. */
const boletoSchema = z.object({
  id: z.uuid(),
  impresion: z.uuid(),
  /** Milliseconds since 1970, by the clock of the print service as far as it was told. */
  hasta: z.number().int(),
  quien: z.string(),
  caja: z.number().int().nullable(),
  motivo: z.string(),
  dispositivo: z.string().nullable(),
});
export type BoletoDeCajon = z.output<typeof boletoSchema>;

const EDWARDS = { kty: 'OKP', crv: 'Ed25519' } as const;

/** A key of its own for each print service: what is signed for one opens no other's drawer. */
export function nuevoParDeCajon(): { publica: string; privada: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const { x: publica } = publicKey.export({ format: 'jwk' });
  const { d: privada } = privateKey.export({ format: 'jwk' });
  if (!publica || !privada) throw new Error('boletoDeCajon: a key without its halves');
  return { publica, privada };
}

type Par = { publica: string; privada: string };

/** The same text gives the same signature: a right that is asked for again is the same one. */
function firmar({ publica, privada }: Par, texto: string): string {
  const key = createPrivateKey({ key: { ...EDWARDS, x: publica, d: privada }, format: 'jwk' });
  return sign(null, Buffer.from(texto), key).toString('base64url');
}

function esFirma(publica: string, texto: string, firma: string): boolean {
  const key = createPublicKey({ key: { ...EDWARDS, x: publica }, format: 'jwk' });
  return verify(null, Buffer.from(texto), key, Buffer.from(firma, 'base64url'));
}

export function firmarBoleto(par: Par, boleto: BoletoDeCajon): string {
  const dicho = Buffer.from(JSON.stringify(boleto)).toString('base64url');
  return `${dicho}.${firmar(par, `boleto.${dicho}`)}`;
}

/** What it says, where that key has signed it; else null. */
export function leerBoleto(publica: string, escrito: string): BoletoDeCajon | null {
  const [dicho = '', firma = ''] = escrito.split('.');
  if (!esFirma(publica, `boleto.${dicho}`, firma)) return null;
  return boletoSchema.parse(JSON.parse(Buffer.from(dicho, 'base64url').toString()));
}

/** Whose the new key is, and for which print service. */
type Nuevo = { empresa: string; impresion: string; publica: string };

const deVinculo = ({ empresa, impresion, publica }: Nuevo) =>
  `vinculo.${impresion}.${publica}.${empresa}`;

/** How one printer of that service is to be; whatever order its parts came in. */
type Cambio = { impresion: string; ajuste: Readonly<Record<string, string | number>> };

const deCambio = ({ impresion, ajuste }: Cambio) => {
  const partes = Object.entries(ajuste).toSorted(([una], [otra]) => (una < otra ? -1 : 1));
  return `impresora.${impresion}.${JSON.stringify(partes)}`;
};

export const firmarImpresora = (par: Par, cambio: Cambio): string => firmar(par, deCambio(cambio));

export const esFirmaDeImpresora = (publica: string, cambio: Cambio, firma: string): boolean =>
  esFirma(publica, deCambio(cambio), firma);

export const firmarNuevoVinculo = (par: Par, nuevo: Nuevo): string => firmar(par, deVinculo(nuevo));

export const esFirmaDeVinculo = (publica: string, nuevo: Nuevo, firma: string): boolean =>
  esFirma(publica, deVinculo(nuevo), firma);
