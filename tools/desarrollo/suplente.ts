// A boot document, and a page, with the build of this working copy in the place of the published one.
import { createHash } from 'node:crypto';

import type { AreaArranque, Arranque } from '@comanda/shared/contracts/plataforma/plataforma';

const POLITICA = /<meta http-equiv="content-security-policy" content="script-src [^>]*>/;
const ARRANQUE = /(<script type="application\/json" id="arranque">)(.*?)(<\/script>)/s;

export interface Suplente {
  carpeta: string;
  entrada: AreaArranque;
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
 * The page with that boot document and the script that says what this is. Its list of scripts is left out: what changes with each
 * save is on no list. What else the product says of its pages holds here too.
 */
export function paginaCon(html: string, suplente: Suplente, guion: string): string {
  const deLaPublicada = new RegExp(
    `<link [^>]*/areas/${suplente.entrada.descriptor.area}/[^>]*>`,
    'g',
  );
  return html
    .replace(POLITICA, '')
    .replace(deLaPublicada, '')
    .replace(ARRANQUE, (_todo, antes: string, json: string, despues: string) => {
      const nuevo = JSON.stringify(conSuplente(JSON.parse(json) as Arranque, suplente));
      return antes + nuevo.replaceAll('<', '\\u003c') + despues;
    })
    .replace('</head>', `<script defer src="${guion}"></script></head>`);
}

export const sha384 = (texto: string): string =>
  `sha384-${createHash('sha384').update(texto).digest('base64')}`;
