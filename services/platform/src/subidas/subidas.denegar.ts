import { createHash, randomBytes } from 'node:crypto';

import { hashDe } from '@comanda/kit/acceso/sesiones';
import { declarar, type MundoDeDenegar } from '@comanda/kit/testing/denegar';
import { OPERADOR } from '@comanda/kit/testing/semilla';
import { subidasCalls } from '@comanda/shared/contracts/admin/subidas';

import { dosBuilds } from '../publicaciones/testing/dosBuilds';
import { makePublicable, partesDe } from '../testing/makePublicable';

import { archivoDe } from './testing/archivoDe';

const area = 'caja';

/** A key of the team, in the hands of whoever calls: its calls ask for nothing else. */
async function llaveDe({ dueno }: MundoDeDenegar) {
  const llave = randomBytes(32).toString('base64url');
  const [fila] = await dueno<{ id: string }>(
    `insert into plataforma.llaves_de_equipo (area, nombre, hash, creada_por) values ($1, 'prueba', $2, $3) returning id`,
    [area, hashDe(llave), OPERADOR.id],
  );
  return { llave, llaveId: fila?.id ?? '' };
}

async function subidaDe(mundo: MundoDeDenegar, archivo: Buffer, partes: readonly Buffer[]) {
  const { llave, llaveId } = await llaveDe(mundo);
  const huella = createHash('sha256').update(archivo).digest('hex');
  const [fila] = await mundo.dueno<{ id: string }>(
    `insert into plataforma.subidas (llave_id, area, bytes, huella) values ($1, $2, $3, $4) returning id`,
    [llaveId, area, archivo.length, huella],
  );
  const id = fila?.id ?? '';
  for (const contenido of partes)
    await mundo.dueno(`insert into plataforma.subida_partes values ($1, 0, $2)`, [id, contenido]);
  return { llave, id };
}

/** One that was published before: nothing of it is written anywhere. */
async function publicada(mundo: MundoDeDenegar) {
  const build = 'bbbbbbbbbbb1';
  const archivos = makePublicable({ build, romper: ({ ficha }) => (ficha.llama = []) });
  const archivo = await archivoDe(archivos);
  const { ficha, indice } = partesDe(area, build);
  await mundo.dueno(
    `insert into plataforma.lanzamientos (area, build, version, contenedor, descriptor, indice, publicado_por)
     values ($1, $2, '0.1.0', $3, $4, $5, 'prueba') on conflict do nothing`,
    [area, build, ficha.contenedor, ficha.descriptor, { integridad: {}, ...indice }],
  );
  return subidaDe(mundo, archivo, [archivo]);
}

export const denegar = declarar(subidasCalls)({
  quienes: `
llamada         area  empresa  quienes
listarLlaves    -     -        Dashboard
crearLlave      -     -        Dashboard
revocarLlave    -     -        Dashboard
iniciarSubida   -     -        publico
subirParte      -     -        publico
publicarSubida  -     -        publico
volverConLlave  -     -        publico
estadoConLlave  -     -        publico`,
  entradas: {
    listarLlaves: () => ({}),
    crearLlave: () => ({ area, nombre: 'CI de caja' }),
    revocarLlave: async (mundo) => ({ id: (await llaveDe(mundo)).llaveId }),
    iniciarSubida: async (mundo) => ({
      llave: (await llaveDe(mundo)).llave,
      area,
      bytes: 10,
      huella: 'a'.repeat(64),
    }),
    subirParte: async (mundo) => ({
      ...(await subidaDe(mundo, Buffer.from('0123456789'), [])),
      desde: 0,
      contenido: Buffer.from('0123456789').toString('base64'),
    }),
    publicarSubida: async (mundo) => ({ ...(await publicada(mundo)), version: '0.1.0' }),
    estadoConLlave: async (mundo) => ({ llave: (await llaveDe(mundo)).llave, area }),
    volverConLlave: async (mundo) => {
      await dosBuilds(mundo.dueno, area);
      return { llave: (await llaveDe(mundo)).llave, area };
    },
  },
});
