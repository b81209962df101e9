import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  truncateSync,
} from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

const rechazo = z.object({ codigo: z.string(), mensaje: z.string(), detalle: z.string() });
const recibido = z.object({
  clave: z.string(),
  /** Series and number: the 39 digits before the random ones, without the date. */
  serie: z.string(),
  ambiente: z.string(),
  en: z.string(),
  xml: z.string(),
  rechazo: rechazo.nullable(),
  /** Annulled in the portal after it was authorised. */
  anulado: z.boolean().default(false),
  /** What else it was refused for. */
  otros: z.array(rechazo).default([]),
  /** Of a credit note: the series and number it takes back, and how much of it in cents. */
  devuelve: z.object({ serie: z.string(), total: z.number() }).nullable().default(null),
});

export type Recibido = z.output<typeof recibido>;

/** What was received, by key. With a file, a restart forgets nothing. */
export type ArchivoDeAutoridad = {
  de(clave: string): Recibido | undefined;
  /** The key of the document that has this series and number, if it was not refused. */
  claveDe(serie: string): string | undefined;
  /** What credit notes that were not refused take back of that series and number, but for the one of `clave`. */
  devueltoDe(serie: string, clave: string): number;
  guardar(documento: Recibido): void;
};

/** Invoices name who bought what. */
const SOLO_DUENO = { mode: 0o600 };

export function abrirArchivo(ruta: string | null): ArchivoDeAutoridad {
  const porClave = new Map<string, Recibido>();
  const porSerie = new Map<string, string>();
  const recordar = (documento: Recibido) => {
    porClave.set(documento.clave, documento);
    if (!documento.rechazo) porSerie.set(documento.serie, documento.clave);
  };

  if (ruta !== null) {
    mkdirSync(path.dirname(ruta), { recursive: true });
    lineas(ruta).forEach((linea) => recordar(recibido.parse(JSON.parse(linea))));
  }
  return {
    de: (clave) => porClave.get(clave),
    claveDe: (serie) => porSerie.get(serie),
    devueltoDe: (serie, clave) =>
      [...porClave.values()]
        .filter((nota) => nota.devuelve?.serie === serie && nota.clave !== clave && !nota.rechazo)
        .reduce((suma, nota) => suma + (nota.devuelve?.total ?? 0), 0),
    guardar(documento) {
      if (ruta !== null) anadirLinea(ruta, JSON.stringify(documento));
      recordar(documento);
    },
  };
}

/** A last line cut by a crash was never answered: it does not count, and the next one must not begin in its middle. */
function lineas(ruta: string): string[] {
  if (!existsSync(ruta)) return [];
  const texto = readFileSync(ruta, 'utf8');
  const enteras = texto.slice(0, texto.lastIndexOf('\n') + 1);
  if (enteras !== texto) truncateSync(ruta, Buffer.byteLength(enteras));
  return enteras.split('\n').slice(0, -1);
}

/** The whole line or none of it: a full disk takes half. */
function anadirLinea(ruta: string, linea: string): void {
  const habia = existsSync(ruta) ? statSync(ruta).size : 0;
  try {
    appendFileSync(ruta, `${linea}\n`, SOLO_DUENO);
  } catch (error) {
    truncateSync(ruta, habia);
    throw error;
  }
}
