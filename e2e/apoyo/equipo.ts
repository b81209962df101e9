import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { empaquetar } from '../../services/platform/src/archivo/empaquetar';
import { capturar } from '../../tools/ejecutar';
import { pedir } from '../../tools/publicar/pedir';
import { publicar, subir } from '../../tools/publicar/subir';

import { copiaDe } from './copia';

/** The team of an area: a checkout without the other areas, and a key that the operator of a product made for it. */
export async function equipoDe(url, area) {
  const remoto = `remote-${area}`;
  const copia = copiaDe(remoto, ['services']);
  const llave = await llaveDe(url, area);
  return {
    borrar: copia.borrar,
    /** Changes a file of its sources. */
    cambiar(archivo, hacer) {
      const ruta = path.join(copia.carpeta, remoto, archivo);
      writeFileSync(ruta, hacer(readFileSync(ruta, 'utf8')));
    },
    /** npm run publicar, as a person runs it: { codigo, texto }. */
    publicar: (...args) =>
      capturar(process.execPath, ['tools/comando.mjs', 'publicar', remoto, '--url', url, ...args], {
        cwd: copia.carpeta,
        env: { COMANDA_LLAVE: llave },
      }),
  };
}

/** Publishes a folder that was built before; { build, repetido }. */
export const entregar = async (url, { paquete, carpeta, version }) =>
  entregarArchivo(url, {
    ...{ area: paquete.replace('remote-', ''), version },
    archivo: await empaquetar(carpeta),
  });

/** The same of an archive, as the team of its area does it. What the gate refuses is an error that says each rule. */
export async function entregarArchivo(url, { area, archivo, version, nota = '' }) {
  const sesion = { url, llave: await llaveDe(url, area) };
  try {
    const id = await subir(sesion, { area, archivo }, () => undefined);
    return await publicar(sesion, id, { version, nota, canario: null });
  } catch (error) {
    const reglas = (error.errores ?? []).map(({ campo, msg }) => `${campo}: ${msg}`);
    throw new Error([`${area}: ${error.message}`, ...reglas].join('\n'), { cause: error });
  }
}

const llaves = new Map();

/** The key of an area's team, made once by the operator. */
export function llaveDe(url, area) {
  const de = `${url} ${area}`;
  if (!llaves.has(de)) llaves.set(de, crearLlave(url, area));
  return llaves.get(de);
}

async function crearLlave(url, area) {
  const operador = { email: 'operador@demo.ec', password: 'demo1234' };
  const conPost = (path) => ({ method: 'POST', path });
  const { token } = await pedir({ url, llave: '' }, conPost('/v1/login_dash'), operador);
  const nueva = { area, nombre: `CI de ${area}` };
  const sesion = { url, llave: token };
  const { llave } = await pedir(sesion, conPost('/plataforma/crear_llave'), nueva);
  return llave;
}
