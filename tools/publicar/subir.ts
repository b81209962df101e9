import { createHash } from 'node:crypto';

import { PARTE_BYTES, subidasCalls } from '../../shared/src/contracts/subidas';

import { pedir, Rechazada } from './pedir';

/** Uploads an archive, from where the last try was cut off. Answers the id of the upload. */
export async function subir(sesion, { area, archivo }, alAvanzar) {
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

export const publicar = (sesion, id, entrada) =>
  pedir(sesion, subidasCalls.publicarSubida, entrada, id);

export const volver = (sesion, area) => pedir(sesion, subidasCalls.volverConLlave, { area });
