import { z } from 'zod';

import type { Carta } from '@comanda/kit/correo/transporte';
import { elemento, type Xml } from '@comanda/kit/documento/xml';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { TIPO_DE_HOJA } from '@comanda/shared/domain/hojas/hoja';

import { papelPdf } from './papelPdf';
import { papelXlsx } from './papelXlsx';

import type { FilaDePapel, PapelDeReporte } from './papel';

type Aparte = {
  id: string;
  para: string;
  creado: Date;
  /** Who wants it. */
  usuario: string;
  /** The company's own address. */
  correo: string | null;
  /** Where it is ended. */
  baja: string;
};

const QUE_VA = 'Va adjunto completo, en PDF y en Excel.';

/** The letter of a report: what was sold in a few lines, the rest attached, and how to get it no more. */
export async function cartaDeReporte(papel: PapelDeReporte, aparte: Aparte): Promise<Carta> {
  const { id, para, creado, usuario, correo, baja } = aparte;
  const { empresa, titulo, archivo } = papel;
  const responderA = z.email().safeParse(correo);
  const porQue = `Lo recibe porque ${usuario} lo pidió en ${empresa}.`;
  const lineas = lineasDe(papel);
  const [pdf, xlsx] = await Promise.all([papelPdf(papel), papelXlsx(papel)]);
  return {
    id,
    para,
    baja,
    dia: fechaNegocio(creado),
    deNombre: empresa,
    responderA: responderA.success ? responderA.data : null,
    asunto: `${titulo} - ${empresa}`,
    texto: [
      `${titulo}\n${empresa}`,
      papel.cabecera.join('\n'),
      lineas.map(([nombre, valor]) => `${nombre}: ${valor}`).join('\n'),
      QUE_VA,
      porQue,
      `Para no recibirlo más: ${baja}`,
      '',
    ].join('\n\n'),
    html: enHtml([
      elemento('h2', titulo, { style: 'font-size:18px' }),
      elemento('p', empresa),
      ...papel.cabecera.map((dicho) => elemento('p', dicho)),
      elemento('table', lineas.map(filaHtml), { style: 'border-collapse:collapse' }),
      elemento('p', QUE_VA),
      elemento('p', porQue, { style: PIE }),
      elemento('p', [elemento('a', 'No recibirlo más', { href: baja })], { style: PIE }),
    ]),
    adjuntos: [
      { nombre: `${archivo}.pdf`, tipo: 'application/pdf', contenido: pdf },
      { nombre: `${archivo}.xlsx`, tipo: TIPO_DE_HOJA.xlsx, contenido: xlsx },
    ],
  };
}

type Linea = readonly [nombre: string, valor: string];

/** What stands in the letter itself: the first two sections, and the closings. */
const lineasDe = ({ secciones }: PapelDeReporte): Linea[] =>
  [...secciones.slice(0, 2), ...secciones.slice(-1)].flatMap(({ filas }) => filas.map(lineaDe));

function lineaDe({ concepto, cifras }: FilaDePapel): Linea {
  const { CANTIDAD: cantidad, TOTAL: total, DIFERENCIA: diferencia } = cifras;
  const valor =
    diferencia === undefined
      ? formatMonto(total ?? 0)
      : `contado ${formatMonto(cifras.CONTADO ?? 0)}, diferencia ${formatMonto(diferencia)}`;
  return [cantidad === undefined ? concepto : `${concepto} (${cantidad})`, valor];
}

const PIE = 'font-size:12px;color:#555';
const CELDA = 'padding:4px 12px 4px 0;text-align:left;vertical-align:top';

const filaHtml = ([nombre, valor]: Linea): Xml =>
  elemento('tr', [
    elemento('th', nombre, { style: CELDA }),
    elemento('td', valor, { style: CELDA }),
  ]);

const enHtml = (partes: readonly Xml[]): string =>
  `<!doctype html>${elemento('html', [elemento('body', partes, { style: 'font-family:sans-serif' })], { lang: 'es' })}`;
