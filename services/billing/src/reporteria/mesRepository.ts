import type { ConceptoDelMes, FiguraDelMes } from '@comanda/shared/contracts/reportes/reporteria';
import type { EstadoComprobante } from '@comanda/shared/contracts/facturacion/documentos';
import type { Periodo } from '@comanda/shared/domain/texto/periodo';
import type { Corte } from '@comanda/kit/http/corte';
import { deUnMomento, preguntar, type Db } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

import {
  AMBIENTE,
  CLAVES_DETRAS,
  DETRAS,
  DIAS_DETRAS,
  DOCUMENTOS,
  RESUMEN,
  SUMA_DETRAS,
} from './mesSql';

export type MesRepository = ReturnType<typeof mesRepository>;

/** Cents. `tarifa` null: of all rates, how many documents and their totals; else base and tax of that one. */
export type TotalDelMes = {
  /** The ambiente of the documents that count. */
  ambiente: '1' | '2';
  /** Null: of none, for it was issued again under another number. */
  concepto: Exclude<ConceptoDelMes, 'NETO'> | null;
  tarifa: number | null;
  documentos: number;
  total: number;
  base: number;
  iva: number;
  /** Of bags, in the base of all rates. */
  ice: number;
};

export type CifraDelMes = {
  concepto: ConceptoDelMes;
  figura: FiguraDelMes;
  /** Null: all. */
  tarifas: readonly number[] | null;
  /** Of the documents that count in the whole RUC; without it, that of the company's own. */
  ambiente?: '1' | '2';
};

export type MontoDeClave = Pick<FilaDelMes, 'clave_acceso' | 'fecha_emision' | 'monto'>;
type SumaDetras = { total: number; suma: number };
export type DiaDetras = SumaDetras & Pick<FilaDelMes, 'fecha_emision'>;

export type FilaDelMes = {
  clave_acceso: string;
  cod_doc: string;
  fecha_emision: string;
  identificacion: string;
  estado: EstadoComprobante;
  mensaje: string | null;
  total: string;
  cliente: string | null;
  relacionado: string | null;
  /** Cents. */
  monto: number;
};

/** What a company issued in the days of a month. */
export function mesRepository(db: Db<Database>) {
  return {
    resumen: (empresa: EmpresaId, { desde, hasta }: Periodo): Promise<TotalDelMes[]> =>
      preguntar<TotalDelMes>(db, empresa, {
        name: 'resumen_del_mes',
        text: RESUMEN,
        values: [empresa, desde, hasta],
      }),

    /** Of which ambiente the documents are that count; null where there are none. */
    ambiente: async (empresa: EmpresaId, { desde, hasta }: Periodo): Promise<'1' | '2' | null> => {
      const [fila] = await preguntar<{ ambiente: '1' | '2' | null }>(db, empresa, {
        name: 'ambiente_del_mes',
        text: AMBIENTE,
        values: [empresa, desde, hasta],
      });
      return fila?.ambiente ?? null;
    },

    /** A figure, and a page of the documents behind it; of one moment, so that they add up to it. */
    detras: (
      empresa: EmpresaId,
      { desde, hasta }: Periodo,
      { cifra, corte }: { cifra: CifraDelMes; corte: Corte },
    ): Promise<SumaDetras & { filas: FilaDelMes[] }> =>
      deUnMomento(db, empresa, async ({ client }) => {
        const valores = [empresa, desde, hasta, ...valoresDe(cifra)];
        const { rows: sumas } = await client.query<SumaDetras>(SUMA_DETRAS, valores);
        const { rows: filas } = await client.query<FilaDelMes>(DETRAS, [
          ...valores,
          corte.filas,
          corte.desde,
        ]);
        return { total: 0, suma: 0, ...sumas[0], filas };
      }),

    /** A figure by its days, those that have something in it. */
    diasDetras: (
      empresa: EmpresaId,
      { desde, hasta }: Periodo,
      cifra: CifraDelMes,
    ): Promise<DiaDetras[]> =>
      preguntar<DiaDetras>(db, empresa, {
        name: 'dias_detras_del_mes',
        text: DIAS_DETRAS,
        values: [empresa, desde, hasta, ...valoresDe(cifra)],
      }),

    /** The documents behind a figure, latest first, so many or all: their keys, and what of each is in it. */
    clavesDetras: (
      empresa: EmpresaId,
      { desde, hasta }: Periodo,
      { cifra, cuantas }: { cifra: CifraDelMes; cuantas: number | null },
    ): Promise<MontoDeClave[]> =>
      preguntar<MontoDeClave>(db, empresa, {
        name: 'claves_detras_del_mes',
        text: CLAVES_DETRAS,
        values: [empresa, desde, hasta, ...valoresDe(cifra), cuantas],
      }),

    /** Some of those, in their order. */
    documentos: (empresa: EmpresaId, claves: readonly MontoDeClave[]): Promise<FilaDelMes[]> =>
      preguntar<FilaDelMes>(db, empresa, {
        name: 'documentos_del_mes',
        text: DOCUMENTOS,
        values: [
          empresa,
          claves.map(({ clave_acceso }) => clave_acceso),
          claves.map(({ monto }) => monto),
        ],
      }),
  };
}

const valoresDe = ({ concepto, figura, tarifas, ambiente }: CifraDelMes) => [
  concepto === 'NETO' ? ['FACTURAS', 'NOTAS'] : [concepto],
  figura,
  tarifas,
  ambiente ?? null,
];
