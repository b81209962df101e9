import { createHash } from 'node:crypto';

import type { CallDatos, CallInput } from '@comanda/shared/contracts/defineCall';
import { PARTE_BYTES, subidasCalls } from '@comanda/shared/contracts/admin/subidas';

import { pedir, Rechazada, type Sesion } from './pedir';

export type Estado = CallDatos<typeof subidasCalls.estadoConLlave>;
export type Publicada = CallDatos<typeof subidasCalls.publicarSubida>;

/** Uploads an archive, from where the last try was cut off. Answers the id of the upload. */
export async function subir(
  sesion: Sesion,
  { area, archivo }: { area: string; archivo: Buffer },
  alAvanzar: (bytes: number) => void,
): Promise<string> {
  const huella = createHash('sha256').update(archivo).digest('hex');
  const preguntar = () =>
    pedir(sesion, subidasCalls.iniciarSubida, { area, bytes: archivo.length, huella });
  let { id, recibidos } = await preguntar();
  while (recibidos < archivo.length) {
    alAvanzar(recibidos);
    const parte = archivo.subarray(recibidos, recibidos + PARTE_BYTES);
    try {
      const entrada = { desde: recibidos, contenido: parte.toString('base64') };
      ({ recibidos } = await pedir(sesion, subidasCalls.subirParte, entrada, id));
    } catch (error) {
      if (!(error instanceof Rechazada) || error.code !== 'PARTE_FUERA_DE_LUGAR') throw error;
      ({ id, recibidos } = await preguntar());
    }
  }
  alAvanzar(recibidos);
  return id;
}

export const publicar = (
  sesion: Sesion,
  id: string,
  entrada: Omit<CallInput<typeof subidasCalls.publicarSubida>, 'id'>,
): Promise<Publicada> => pedir(sesion, subidasCalls.publicarSubida, entrada, id);

/** What is out of the area, and what browsers said of it. */
export const estadoDe = (sesion: Sesion, area: string): Promise<Estado> =>
  pedir(sesion, subidasCalls.estadoConLlave, { area });

/** Names what is out now, and tells it: where the answer is lost, the second call does not take back one more. */
export async function volver(
  sesion: Sesion,
  area: string,
  alDejar: (build: string | null) => void = () => undefined,
) {
  const { estable, canario } = await estadoDe(sesion, area);
  const build = canario?.build ?? estable;
  alDejar(build);
  return pedir(sesion, subidasCalls.volverConLlave, { area, ...(build !== null && { build }) });
}
