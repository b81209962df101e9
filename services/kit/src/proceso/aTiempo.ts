/** It took longer than anybody can wait. */
export class Tarde extends Error {}

/** What is promised, or a failure once it has taken this long. */
export async function aTiempo<Cosa>(promesa: Promise<Cosa>, ms: number): Promise<Cosa> {
  let alarma: NodeJS.Timeout | undefined;
  const tarde = new Promise<never>((_, reject) => {
    alarma = setTimeout(() => reject(new Tarde(`no answer in ${ms} ms`)), ms);
  });
  promesa.catch(() => undefined); // one that fails after its time has failed already
  try {
    return await Promise.race([promesa, tarde]);
  } finally {
    clearTimeout(alarma);
  }
}
