import type { Arranque } from '@comanda/shared/contracts/plataforma/plataforma';
import type { Tema } from '@comanda/shared/domain/empresa/tema';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';

import { vigia, type ShellVigilado } from './vigia';

import type { Precarga } from './precargas';

export type Fuente = { href: string; rango: string };

export type PaginaHtml = {
  arranque: Arranque;
  nonce: string;
  /** Which scripts run (csp.ts). */
  guiones: string;
  vigilado: ShellVigilado;
  /** The shell's first scripts, in order. */
  entrada: readonly Precarga[];
  precargas: readonly Precarga[];
  /** The script that starts the session call early; null when nobody is logged in. */
  temprano: Precarga | null;
  esqueleto: string;
  /** The shell's typeface: the first file is of every page. */
  fuentes: readonly Fuente[];
  /** The skeleton's style sheet follows it before any code runs. */
  tema: Tema;
};

const ICONO =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' fill='%230f766e'/%3E%3Cpath d='M9 6h14v19l-2.3-1.6L18.3 25 16 23.4 13.7 25l-2.4-1.6L9 25z' fill='%23fff'/%3E%3C/svg%3E";

/** What the browser paints before the first style sheet. */
const ESQUEMA: Readonly<Record<Tema, string>> = {
  claro: 'light',
  oscuro: 'dark',
  equipo: 'light dark',
};

/** The one page: skeleton, boot document, and the scripts of the shell. Of its own it has the guard alone. */
export function html(pagina: PaginaHtml): string {
  const { arranque, nonce, guiones, vigilado, entrada, precargas, temprano, esqueleto, tema } =
    pagina;
  const { fuentes } = pagina;
  const script = ({ href, integridad }: Precarga) =>
    `<script defer nonce="${nonce}" src="${href}" integrity="${integridad}" crossorigin="anonymous"></script>`;
  const precarga = ({ href, integridad, deOtro }: Precarga) =>
    `<link rel="preload" as="script" href="${href}" integrity="${integridad}" crossorigin="anonymous"${deOtro ? ' referrerpolicy="no-referrer"' : ''}>`;

  return [
    '<!doctype html>',
    `<html lang="es" translate="no"${tema === 'equipo' ? '' : ` data-tema="${tema}"`}>`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="content-security-policy" content="${guiones}">`,
    `<script nonce="${nonce}" data-shell="${vigilado.shell}"${vigilado.conAnterior ? ' data-anterior="1"' : ''}>${vigia.contenido}</script>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // a browser that translates takes the page's texts out of React's hands: a total then stays at what it was
    '<meta name="google" content="notranslate">',
    `<meta name="color-scheme" content="${ESQUEMA[tema]}">`,
    '<title>Comanda</title>',
    `<link rel="icon" href="${ICONO}">`,
    ...(temprano ? [script(temprano)] : []),
    ...fuentes
      .slice(0, 1)
      .map(
        ({ href }) =>
          `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin="anonymous">`,
      ),
    ...entrada.map(script),
    ...precargas.map(precarga),
    '</head>',
    '<body>',
    esqueleto.replace('<style>', `<style nonce="${nonce}">${fuentes.map(cara).join('')}`),
    '<div id="raiz"></div>',
    ...(arranque.vista ? [bandaDeVista(arranque.vista, nonce)] : []),
    '<noscript>Comanda necesita JavaScript.</noscript>',
    `<script type="application/json" id="arranque">${sinCierre(JSON.stringify(arranque))}</script>`,
    '</body>',
    '</html>',
  ].join('\n');
}

/**
 * It is asked for with the first scripts and drawn with where it is here by the first text: nothing is drawn twice. Letters that
 * few pages have come where they are written.
 */
const cara = ({ href, rango }: Fuente, i: number): string =>
  `@font-face{font-family:Comanda;font-weight:400 700;font-display:${i === 0 ? 'optional' : 'swap'};src:url(${href}) format("woff2");unicode-range:${rango}}`;

const BANDA =
  '.vista-previa{position:fixed;bottom:0;left:50%;transform:translateX(-50%);z-index:2000;box-sizing:border-box;width:max-content;max-width:100vw;margin:0;padding:4px 12px;border-radius:8px 8px 0 0;text-align:center;font:600 13px/1.5 system-ui;background:#7c2d12;color:#fff}.vista-previa a{color:inherit}';

/** On every page, whatever it loads: nobody takes a preview for the product. */
const bandaDeVista = (
  { titulo, build, vence }: NonNullable<Arranque['vista']>,
  nonce: string,
): string =>
  `<style nonce="${nonce}">${BANDA}</style><p class="vista-previa" role="status">Vista previa de ${enHtml(titulo)} (${build}), hasta el ${formatFechaHora(vence)}. <a href="/vista/salir">Salir de la vista</a></p>`;

const LETRAS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const enHtml = (texto: string) => texto.replace(/[&<>"]/g, (letra) => LETRAS[letra] ?? letra);

/** JSON inside a script element: nothing in it may look like markup. */
const sinCierre = (json: string) => json.replaceAll('<', '\\u003c');
