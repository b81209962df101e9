import type { RenglonDeTicket } from '../domain/papel/renglones';

import type { PapelDelNavegador } from './ajuste';

type Hoja = { papel: NonNullable<PapelDelNavegador>; logo: string | null };

const MM_POR_PIXEL = 25.4 / 96;
/** What a printer of tickets leaves blank at each side of its paper, in mm. */
const MARGEN_MM = { '58': 5, '80': 4 } as const;
/** A letter of these fonts is three fifths of their size wide: 32 or 48 of them fit between the margins. */
const LETRA_MM = 2.48;

const reglas = (papel: Hoja['papel']) => `
  html, body { margin: 0; background: #fff; }
  body {
    box-sizing: border-box; width: ${papel}mm; padding: 3mm ${MARGEN_MM[papel]}mm; color: #000;
    font: ${LETRA_MM}mm/1.35 'Liberation Mono', 'Courier New', Courier, monospace; white-space: pre;
  }
  p { margin: 0; min-height: 1.35em; }
  .negrita { font-weight: 700; }
  .grande { font-size: ${2 * LETRA_MM}mm; font-weight: 700; line-height: 1.2; }
  img { display: block; max-width: 100%; margin: 0 auto 2mm; }
`;

let abierta: HTMLIFrameElement | null = null;

/** Opens the browser's dialog with those lines on one long page; in a document of its own, which the screen's styles do not reach. */
export async function abrirDialogo(
  renglones: readonly RenglonDeTicket[],
  { papel, logo }: Hoja,
): Promise<void> {
  abierta?.remove();
  abierta = await abrirMarco();
  const { contentWindow: ventana, contentDocument: documento } = abierta;
  if (!ventana || !documento) throw new Error('papel: the browser gives no document to print');
  const hoja = new (ventana as Window & typeof globalThis).CSSStyleSheet();
  hoja.replaceSync(reglas(papel));
  documento.adoptedStyleSheets = [hoja];
  documento.documentElement.lang = 'es';
  if (logo) documento.body.append(await imagenDe(documento, logo));
  documento.body.append(...renglones.map((renglon) => lineaDe(documento, renglon)));
  const alto = Math.ceil(documento.body.scrollHeight * MM_POR_PIXEL) + 1;
  hoja.insertRule(`@page { size: ${papel}mm ${alto}mm; margin: 0; }`);
  const suya = abierta;
  ventana.addEventListener('afterprint', () => suya.remove());
  ventana.focus();
  ventana.print();
}

/** A frame that nobody sees; some browsers have its document only once it has loaded. */
async function abrirMarco(): Promise<HTMLIFrameElement> {
  const marco = document.createElement('iframe');
  Object.assign(marco.style, { position: 'fixed', width: '0', height: '0', border: '0' });
  Object.assign(marco, { title: 'Papel por imprimir', tabIndex: -1, ariaHidden: 'true' });
  const listo = new Promise((resolver) => marco.addEventListener('load', resolver, { once: true }));
  document.body.append(marco);
  await listo;
  return marco;
}

function lineaDe(documento: Document, { texto, estilo }: RenglonDeTicket): HTMLElement {
  const linea = documento.createElement('p');
  linea.className = estilo;
  linea.textContent = texto;
  return linea;
}

/** One that cannot be drawn is left out: the ticket is worth more than its picture. */
async function imagenDe(documento: Document, logo: string): Promise<Node> {
  const imagen = documento.createElement('img');
  imagen.src = `data:image/png;base64,${logo}`;
  imagen.alt = '';
  return imagen.decode().then(
    () => imagen,
    (error: unknown) => {
      console.warn(error);
      return documento.createComment('logo');
    },
  );
}
