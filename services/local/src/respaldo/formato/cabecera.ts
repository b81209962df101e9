import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

import { z } from 'zod';

import { Impedimento } from '../../impedimento';

/** Of the file's format. One that this program does not know is refused before anything is read of it. */
export const VERSION = 1;
export const MAGIA = Buffer.from('COMANDA-RESPALDO\n');
const SCRYPT_N = 2 ** 17;
const LARGO = { sal: 16, clave: 32 };

/** scrypt takes no other cost. */
const esPotenciaDeDos = (n: number) => (n & (n - 1)) === 0;

const cabeceraSchema = z.object({
  version: z.literal(VERSION),
  creado: z.string(),
  cifrado: z
    .object({
      sal: z.base64(),
      // what a file asks of the machine that reads it has an end
      n: z.number().int().min(2).max(SCRYPT_N).refine(esPotenciaDeDos),
      prueba: z.base64(),
    })
    .nullable(),
});
export type CabeceraDeRespaldo = z.output<typeof cabeceraSchema>;

export const DANADO =
  'El respaldo está dañado o incompleto: no se ha restaurado nada de él. Use otra copia.';

/** What is at the head of a new file, and the key of what follows; without a passphrase, none. */
export async function nuevaCabecera(
  frase: string | null,
  { creado, n = SCRYPT_N }: { creado: Date; n?: number },
): Promise<{ texto: Buffer; clave: Buffer | null }> {
  const sal = randomBytes(LARGO.sal);
  const clave = frase === null ? null : await derivar(frase, sal, n);
  const cabecera: CabeceraDeRespaldo = {
    version: VERSION,
    creado: creado.toISOString(),
    cifrado: clave && { sal: sal.toString('base64'), n, prueba: probar(clave).toString('base64') },
  };
  return { texto: Buffer.from(`${JSON.stringify(cabecera)}\n`), clave };
}

export function leerCabecera(texto: string): CabeceraDeRespaldo {
  const crudo = deJson(texto);
  const version = z.object({ version: z.number() }).safeParse(crudo);
  if (version.success && version.data.version > VERSION)
    throw new Impedimento(
      `El respaldo es de una versión más nueva (${version.data.version}; este Comanda lee hasta la ${VERSION}). Restáurelo con el Comanda que lo hizo, o con uno posterior.`,
    );
  const cabecera = cabeceraSchema.safeParse(crudo);
  if (!cabecera.success) throw new Impedimento(DANADO);
  return cabecera.data;
}

/** The key that opens what follows; null where nothing is encrypted. */
export async function claveDeRespaldo(
  { cifrado }: CabeceraDeRespaldo,
  frase: string | null,
): Promise<Buffer | null> {
  if (!cifrado) return null;
  if (frase === null) throw new Impedimento('El respaldo está cifrado: hace falta su clave.');
  const clave = await derivar(frase, Buffer.from(cifrado.sal, 'base64'), cifrado.n);
  const prueba = Buffer.from(cifrado.prueba, 'base64');
  const suya = probar(clave);
  if (prueba.length !== suya.length || !timingSafeEqual(prueba, suya))
    throw new Impedimento('La clave no es la de este respaldo. No se ha restaurado nada.');
  return clave;
}

/** Tells a wrong passphrase from a damaged file; whoever tries many pays scrypt for each either way. */
const probar = (clave: Buffer) => createHmac('sha256', clave).update('respaldo').digest();

/** The passphrase as typed anywhere: an accent is one letter or two, by the keyboard. */
function derivar(frase: string, sal: Buffer, N: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(
      frase.normalize('NFKC'),
      sal,
      LARGO.clave,
      { N, r: 8, p: 1, maxmem: 256 * 1024 * 1024 },
      (error, clave) => (error ? reject(error) : resolve(clave)),
    );
  });
}

function deJson(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch (cause) {
    throw new Impedimento(DANADO, { cause });
  }
}
