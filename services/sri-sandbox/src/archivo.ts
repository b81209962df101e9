import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
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
    for (const linea of lineas(ruta)) recordar(recibido.parse(JSON.parse(linea)));
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

const TROZO = 1024 * 1024;

/**
 * Piece by piece: no string holds the documents of years. A last line cut by a crash was never answered: it does not count, and the
 * next one must not begin in its middle.
 */
function* lineas(ruta: string): Generator<string> {
  if (!existsSync(ruta)) return;
  const archivo = openSync(ruta, 'r');
  const trozo = Buffer.alloc(TROZO);
  let resto = Buffer.alloc(0);
  let leidos = 0;
  try {
    for (let cuantos = leer(archivo, trozo); cuantos > 0; cuantos = leer(archivo, trozo)) {
      leidos += cuantos;
      const hay = Buffer.concat([resto, trozo.subarray(0, cuantos)]);
      const fin = hay.lastIndexOf('\n') + 1;
      if (fin > 0) yield* hay.toString('utf8', 0, fin - 1).split('\n');
      resto = hay.subarray(fin);
    }
  } finally {
    closeSync(archivo);
  }
  if (resto.length > 0) truncateSync(ruta, leidos - resto.length);
}

const leer = (archivo: number, trozo: Buffer) => readSync(archivo, trozo, 0, trozo.length, null);

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
