import { elemento, type Xml } from '@comanda/kit/documento/xml';
import { emisorDe, type DocumentoLeido } from '../ride/leerRide';
import { fechaDicha, SIN_VALIDEZ, tituloDe } from '../ride/textos';

type Mensaje = { asunto: string; texto: string; html: string };

const ADJUNTOS =
  'Adjuntamos el documento electrónico (XML) y su representación impresa (PDF). Puede consultarlo en www.sri.gob.ec con la clave de acceso.';

/** What the buyer reads: which document it is, of whom, for how much. `asunto` empty: it says so itself. */
export function redactarMensaje(
  documento: DocumentoLeido,
  { autorizada, asunto }: { autorizada: Date | null; asunto: string },
): Mensaje {
  const emisor = emisorDe(documento);
  const titulo = `${tituloDe(documento)} de ${emisor}`;
  const saludo = `Estimado cliente ${documento.info.razonSocialComprador}:`;
  const aviso = documento.sinValidez ? [SIN_VALIDEZ] : [];
  const filas = filasDe(documento, autorizada);
  const renglones = filas.map(([nombre, valor]) => `${nombre}: ${valor}`);
  return {
    asunto: asunto.trim() || titulo,
    texto: [saludo, titulo, ...aviso, renglones.join('\n'), ADJUNTOS, emisor, ''].join('\n\n'),
    html: enHtml([
      elemento('p', saludo),
      elemento('h2', titulo, { style: 'font-size:18px' }),
      ...aviso.map((frase) => elemento('p', [elemento('strong', frase)])),
      elemento('table', filas.map(filaHtml), { style: 'border-collapse:collapse' }),
      elemento('p', ADJUNTOS),
      elemento('p', emisor),
    ]),
  };
}

type Fila = readonly [nombre: string, valor: string];

function filasDe(documento: DocumentoLeido, autorizada: Date | null): Fila[] {
  const { infoTributaria, info, modificado, total } = documento;
  return [
    ['Empresa', infoTributaria.razonSocial],
    ['RUC', infoTributaria.ruc],
    ['Documento', tituloDe(documento)],
    ['Fecha de emisión', info.fechaEmision],
    ...(modificado === null
      ? []
      : ([
          ['Modifica', `Factura ${modificado.numero} del ${modificado.fecha}`],
          ['Motivo', modificado.motivo],
        ] as const)),
    ['Total', `$${total}`],
    ['Clave de acceso', infoTributaria.claveAcceso],
    ['Autorizado por el SRI', fechaDicha(autorizada)],
  ];
}

const CELDA = 'padding:4px 12px 4px 0;text-align:left;vertical-align:top';

const filaHtml = ([nombre, valor]: Fila): Xml =>
  elemento('tr', [
    elemento('th', nombre, { style: CELDA }),
    elemento('td', valor, { style: CELDA }),
  ]);

const enHtml = (partes: readonly Xml[]): string =>
  `<!doctype html>${elemento('html', [elemento('body', partes, { style: 'font-family:sans-serif' })], { lang: 'es' })}`;
