// The build of this working copy as the boot document speaks of builds, and a boot document with it in its place.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { AreaArranque, Arranque } from '../../shared/src/contracts/plataforma/plataforma';

const POLITICA = /<meta http-equiv="content-security-policy" content="script-src /;
const ARRANQUE = /(<script type="application\/json" id="arranque">)(.*?)(<\/script>)/s;

export interface Suplente {
  carpeta: string;
  entrada: AreaArranque;
}

/** The build that stands in a dist folder: its files' folder, and its entry in a boot document. */
export function suplenteDe(dist: string): Suplente {
  const [build] = readdirSync(dist).filter((nombre) => /^[0-9a-f]{12}$/.test(nombre));
  if (!build) throw new Error(`${dist} no tiene un build`);
  const carpeta = path.join(dist, build);
  const leer = (archivo: string): unknown =>
    JSON.parse(readFileSync(path.join(carpeta, archivo), 'utf8'));
  const { area, contenedor, descriptor } = leer('area.json') as {
    area: string;
    contenedor: string;
    descriptor: AreaArranque['descriptor'];
  };
  const { integridad } = leer('hashes.json') as Pick<AreaArranque, 'integridad'>;
  return {
    carpeta,
    entrada: {
      descriptor,
      build,
      contenedor,
      integridad,
      base: `/areas/${area}/${build}/`,
      manifiesto: leer('mf-manifest.json') as AreaArranque['manifiesto'],
    },
  };
}

/** A boot document whose area is this one; an area nobody has published yet is added to it. */
export function conSuplente(arranque: Arranque, { entrada }: Suplente): Arranque {
  const { area } = entrada.descriptor;
  const otras = arranque.areas.filter(({ descriptor }) => descriptor.area !== area);
  const apagadas = arranque.apagadas.filter((descriptor) => descriptor.area !== area);
  // what is not among the builds of a page is not let run in it
  const builds = arranque.builds && [...arranque.builds, entrada.build];
  return { ...arranque, areas: [...otras, entrada], apagadas, builds };
}

/**
 * The page with that boot document, the script that says what this is, and a policy that lets both in: each file by its hash,
 * as all others.
 */
export function paginaCon(
  html: string,
  suplente: Suplente,
  { nombre, integridad }: { nombre: string; integridad: string },
): string {
  const permitidos = [integridad, ...Object.values(suplente.entrada.integridad)];
  const hashes = permitidos.map((uno) => `'${uno}'`).join(' ');
  return html
    .replace(POLITICA, (politica) => `${politica}${hashes} `)
    .replace(ARRANQUE, (_todo, antes: string, json: string, despues: string) => {
      const nuevo = JSON.stringify(conSuplente(JSON.parse(json) as Arranque, suplente));
      return antes + nuevo.replaceAll('<', '\\u003c') + despues;
    })
    .replace(
      '</head>',
      `<script defer src="${nombre}" integrity="${integridad}" crossorigin="anonymous"></script></head>`,
    );
}

export const sha384 = (texto: string): string =>
  `sha384-${createHash('sha384').update(texto).digest('base64')}`;
