import { LEYENDAS_RIMPE } from '../../contracts/admin/rimpe';
import type { CategoriaDeTurismo } from '../../contracts/admin/ley';

import { sumarDias } from '../texto/periodo';

import { rigeEn, type FilaDeLey } from './filaDeLey';

type Limite = FilaDeLey & { valor: number };

/** In cents: above it a final consumer must be identified; exactly as much is allowed. */
const CONSUMIDOR_FINAL: Limite = {
  valor: 5_000,
  fuente: 'Reglamento de Comprobantes de Venta; Ficha Técnica del SRI',
};

/** Percent of a sale without its tax. */
const SERVICIO = {
  valor: 10,
  desde: '1971-08-17',
  fuente: 'Decreto Supremo 1269 de 1971 y Acuerdo 00365',
} as const satisfies Limite;

/** Of which categories of a tourist establishment the law asks it. */
const CATEGORIAS_CON_SERVICIO: readonly CategoriaDeTurismo[] = ['LUJO', 'PRIMERA', 'SEGUNDA'];

/** Day of the month after an invoice's, until which the authority's page takes its annulment. */
const ANULACION: Limite = {
  valor: 7,
  fuente: 'Resoluciones NAC-DGERCGC25-00000014 y NAC-DGERCGC25-00000017',
};

/**
 * Days after its own in which the authority takes a document. Nothing published says what becomes, since documents are sent at
 * once, of those of a till that had no line: the margin of the years before is the one that is known.
 */
const ENVIO: Limite = {
  valor: 90,
  fuente: 'Ficha Técnica del SRI, error 65; Resolución NAC-DGERCGC25-00000017 no dice otro plazo',
};

/** Years that issued documents are kept. */
const CONSERVACION: Limite = { valor: 7, fuente: 'Código Tributario, artículo 55' };

export const LIMITE_DE_CONSUMIDOR_FINAL = CONSUMIDOR_FINAL.valor;
export const PORCENTAJE_DE_SERVICIO = SERVICIO.valor;
export const FUENTE_DE_SERVICIO = SERVICIO.fuente;
export const ANIOS_DE_CONSERVACION = CONSERVACION.valor;
export const DIAS_PARA_ENVIAR = ENVIO.valor;

/** Whether the law asks the servicio of a company: by its register and the category that it has there. */
export const debeServicio = (registro: string | null, categoria: string | null): boolean =>
  registro !== null && registro !== '' && CATEGORIAS_CON_SERVICIO.some((una) => una === categoria);

/** The last day on which the authority's page annuls an invoice of a day, both 'YYYY-MM-DD'. */
export function ultimoDiaDeAnulacion(dia: string): string {
  const [anio = 0, mes = 0] = dia.split('-').map(Number);
  return new Date(Date.UTC(anio, mes, ANULACION.valor)).toISOString().slice(0, 10);
}

/** The last day on which the authority takes a document of a day, both 'YYYY-MM-DD'. */
export const ultimoDiaDeEnvio = (dia: string): string => sumarDias(dia, DIAS_PARA_ENVIAR);

type FilaDeLeyenda = FilaDeLey & { leyenda: (typeof LEYENDAS_RIMPE)[number] };

const [EMPRENDEDOR, POPULAR] = LEYENDAS_RIMPE;
const RIMPE = { desde: '2022-01-01', fuente: 'Resolución NAC-DGERCGC22-00000024' };
const LEYENDAS: readonly FilaDeLeyenda[] = [
  { ...RIMPE, leyenda: EMPRENDEDOR },
  { ...RIMPE, leyenda: POPULAR },
];

/** Whether a document of a day may say that of its issuer. */
export const esLeyendaDeRimpe = (leyenda: string, dia: string): boolean =>
  LEYENDAS.some((fila) => fila.leyenda === leyenda && rigeEn(fila, dia));
