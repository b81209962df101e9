import { createHash } from 'node:crypto';

import { OPERADOR } from '@comanda/kit/testing/semilla';
import type { CallInput } from '@comanda/shared/contracts/defineCall';
import { PARTE_BYTES, subidasCalls as calls } from '@comanda/shared/contracts/admin/subidas';

import type { startPlatform } from '../../testing/startPlatform';

type Plataforma = Awaited<ReturnType<typeof startPlatform>>;
type Publicacion = Partial<Omit<CallInput<typeof calls.publicarSubida>, 'id'>>;

/** What a test wants of a build that is to be there for all. */
export const A_TODOS = { motivo: 'Para la prueba, a todos' };

/** A team with a key the operator made, and what it does with it. */
export async function equipoDe(platform: Plataforma, area: string) {
  const { llave, id } = await platform.dato(calls.crearLlave, OPERADOR, {
    area,
    nombre: `CI de ${area}`,
  });
  const extra = { headers: { authorization: `Bearer ${llave}` } };
  const iniciar = (archivo: Buffer, deArea: string = area) =>
    platform.pedir(calls.iniciarSubida, null, { area: deArea, ...datosDe(archivo) }, extra);
  const subirParte = (subida: string, desde: number, contenido: Buffer) =>
    platform.pedir(
      calls.subirParte,
      null,
      { id: subida, desde, contenido: contenido.toString('base64') },
      extra,
    );
  const publicarSubida = (subida: string, publicacion: Publicacion = {}) =>
    platform.pedir(
      calls.publicarSubida,
      null,
      { id: subida, version: '0.1.0', ...publicacion },
      extra,
    );
  return {
    llave,
    id,
    iniciar,
    subirParte,
    publicarSubida,
    volver: (deArea: string = area) =>
      platform.pedir(calls.volverConLlave, null, { area: deArea }, extra),
    estado: (deArea: string = area) =>
      platform.pedir(calls.estadoConLlave, null, { area: deArea }, extra),
    /** All of it at once. */
    async publicar(archivo: Buffer, publicacion: Publicacion = {}) {
      const { data } = await iniciar(archivo);
      const subida = data?.id ?? '';
      for (let desde = data?.recibidos ?? 0; desde < archivo.length; desde += PARTE_BYTES)
        await subirParte(subida, desde, archivo.subarray(desde, desde + PARTE_BYTES));
      return publicarSubida(subida, publicacion);
    },
  };
}

const datosDe = (archivo: Buffer) => ({
  bytes: archivo.length,
  huella: createHash('sha256').update(archivo).digest('hex'),
});
