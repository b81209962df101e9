import { verify } from '@node-rs/argon2';

/** argon2id (19 MiB, two passes) of a password nobody has: an unknown user takes as long as a known one. */
const SENUELO =
  '$argon2id$v=19$m=19456,t=2,p=1$SNeUjlxJFUXcFMisbZqLRg$6pbNnUOhw4qBKNYi2eGMl0BUSB7ELgx/BRsAcqwYr58';

/** False for a wrong password and, in the same time, for a user that does not exist. */
export async function esSuClave(clave: string, guardada: string | undefined): Promise<boolean> {
  const coincide = await verify(guardada ?? SENUELO, clave);
  return coincide && guardada !== undefined;
}
