// A boot document, and a page, with the build of this working copy in the place of the published one.
import { createHash } from 'node:crypto';

import type { AreaArranque, Arranque } from '@comanda/shared/contracts/plataforma/plataforma';

import { BASE_DEL_MARCO, type Marco } from './marco';

const POLITICA = /<meta http-equiv="content-security-policy" content="script-src [^>]*>/;
const ARRANQUE = /(<script type="application\/json" id="arranque">)(.*?)(<\/script>)/s;

/** The guard, which tells the product how its shell does, and the scripts of that shell. */
const DEL_SHELL =
  /<script [^>]*(?:data-shell=|src="\/areas\/shell\/)[^]*?<\/script>|<link [^>]*\/areas\/shell\/[^>]*>/g;

export interface Suplente {
  carpeta: string;
  entrada: AreaArranque;
  /** Of the last build: a page that has it is up to date. */
  huella: string;
}

/** What is put in the place of the product's own. */
export interface Puestos {
  suplente: Suplente;
  /** Null: the product's own frame stays. */
  marco: Marco | null;
}

/**
 * A boot document whose area is this one; an area nobody has published yet is added to it. Another frame is not the product's, which
 * is neither told that its own is in use nor has it kept.
 */
export function conSuplente(arranque: Arranque, { suplente, marco }: Puestos): Arranque {
  const { entrada } = suplente;
  const { area } = entrada.descriptor;
  const otras = arranque.areas.filter(({ descriptor }) => descriptor.area !== area);
  const apagadas = arranque.apagadas.filter((descriptor) => descriptor.area !== area);
  // what is not among the builds of a page is not let run in it
  const builds = arranque.builds && [...arranque.builds, entrada.build];
  const propio = marco && { shell: undefined, marco: undefined };
  return { ...arranque, ...propio, areas: [...otras, entrada], apagadas, builds };
}

/**
 * The page with that boot document, that frame and the script that says what this is. Its list of scripts is left out: what changes
 * with each save is on no list. What else the product says of its pages holds here too.
 */
export function paginaCon(html: string, puestos: Puestos, guion: string): string {
  const { entrada, huella } = puestos.suplente;
  const deLaPublicada = new RegExp(`<link [^>]*/${entrada.descriptor.area}/[^>]*>`, 'g');
  const banda = `<script defer src="${guion}" data-build="${huella}"></script>`;
  return conMarco(html, puestos.marco)
    .replace(POLITICA, '')
    .replace(deLaPublicada, '')
    .replace(ARRANQUE, (_todo, antes: string, json: string, despues: string) => {
      const nuevo = JSON.stringify(conSuplente(JSON.parse(json) as Arranque, puestos));
      return antes + nuevo.replaceAll('<', '\\u003c') + despues;
    })
    .replace('</head>', `${banda}</head>`);
}

function conMarco(html: string, marco: Marco | null): string {
  if (!marco) return html;
  // the frame gives its styles the nonce of its own script
  const [nonce = ''] = /nonce="[^"]*"/.exec(html) ?? [];
  const guiones = marco.entrada.map(
    (archivo) => `<script defer ${nonce} src="${BASE_DEL_MARCO}${archivo}"></script>`,
  );
  return html.replace(DEL_SHELL, '').replace('</head>', `${guiones.join('')}</head>`);
}

export const sha384 = (texto: string): string =>
  `sha384-${createHash('sha384').update(texto).digest('base64')}`;
