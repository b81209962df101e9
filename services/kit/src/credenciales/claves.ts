import { hash, verify } from '@node-rs/argon2';

/** 19 MiB and two passes; argon2id is the library's own choice. */
const COSTE = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Such a hash of a password nobody has: an unknown user takes as long as a known one. */
const SENUELO =
  '$argon2id$v=19$m=19456,t=2,p=1$SNeUjlxJFUXcFMisbZqLRg$6pbNnUOhw4qBKNYi2eGMl0BUSB7ELgx/BRsAcqwYr58';

/** False for a wrong password and, in the same time, for a user that does not exist. */
export async function esSuClave(clave: string, guardada: string | undefined): Promise<boolean> {
  const coincide = await verify(guardada ?? SENUELO, clave);
  return coincide && guardada !== undefined;
}

/** As a password is kept. */
export const hashDeClave = (clave: string): Promise<string> => hash(clave, COSTE);

/** With a salt that is given: the same PIN of the same company is the same text. */
export const hashDePin = (pin: string, sal: string): Promise<string> =>
  hash(pin, { ...COSTE, salt: Buffer.from(sal, 'base64') });
