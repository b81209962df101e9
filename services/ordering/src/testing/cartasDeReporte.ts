import readXlsx from 'read-excel-file/node';

import type { Carta, Transporte } from '@comanda/kit/correo/transporte';

/** What went out, and what the other side answers next; then it takes all. */
export function buzon() {
  const cartas: Carta[] = [];
  const respuestas: (Error | null)[] = [];
  const transporte: Transporte = {
    enviar(carta) {
      const respuesta = respuestas.shift() ?? null;
      if (respuesta) return Promise.reject(respuesta);
      cartas.push(carta);
      return Promise.resolve();
    },
  };
  return { cartas, respuestas, transporte };
}

/** Its workbook, read by another than who wrote it: rows by section and concept. */
export async function hojaDeCarta({ adjuntos }: Carta): Promise<Record<string, unknown>[]> {
  const xlsx = adjuntos.find(({ nombre }) => nombre.endsWith('.xlsx'));
  if (!xlsx) throw new Error('hojaDeCarta: the letter has no workbook');
  const [hoja] = await readXlsx(xlsx.contenido);
  const [titulos = [], ...filas] = hoja?.data ?? [];
  return filas.map((fila) =>
    Object.fromEntries(titulos.map((titulo, i) => [String(titulo), fila[i] ?? null])),
  );
}

export const pdfDeCarta = ({ adjuntos }: Carta): Buffer => {
  const pdf = adjuntos.find(({ nombre }) => nombre.endsWith('.pdf'));
  if (!pdf) throw new Error('pdfDeCarta: the letter has no PDF');
  return pdf.contenido;
};
