import type { ConceptoDelMes, FiguraDelMes } from '@comanda/shared/contracts/reportes/reporteria';
import type { EstadoComprobante } from '@comanda/shared/contracts/facturacion/documentos';
import type { Periodo } from '@comanda/shared/domain/texto/periodo';
import type { Corte } from '@comanda/kit/http/corte';
import { deUnMomento, preguntar, type Db } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

import { CLAVES_DETRAS, DETRAS, DOCUMENTOS, RESUMEN, SUMA_DETRAS } from './mesSql';

export type MesRepository = ReturnType<typeof mesRepository>;

/** Cents. `tarifa` null: of all rates, how many documents and their totals; else base and tax of that one. */
export type TotalDelMes = {
  /** The ambiente of the documents that count. */
  ambiente: '1' | '2';
  concepto: Exclude<ConceptoDelMes, 'NETO'>;
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
};

export type MontoDeClave = Pick<FilaDelMes, 'clave_acceso' | 'monto'>;

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

    /** A figure, and a page of the documents behind it; of one moment, so that they add up to it. */
    detras: (
      empresa: EmpresaId,
      { desde, hasta }: Periodo,
      { cifra, corte }: { cifra: CifraDelMes; corte: Corte },
    ): Promise<{ total: number; suma: number; filas: FilaDelMes[] }> =>
      deUnMomento(db, empresa, async ({ client }) => {
        const valores = [empresa, desde, hasta, ...valoresDe(cifra)];
        const { rows: sumas } = await client.query<{ total: number; suma: number }>(
          SUMA_DETRAS,
          valores,
        );
        const { rows: filas } = await client.query<FilaDelMes>(DETRAS, [
          ...valores,
          corte.filas,
          corte.desde,
        ]);
        return { total: 0, suma: 0, ...sumas[0], filas };
      }),

    /** All documents behind a figure, latest first: their keys, and what of each is in it. */
    clavesDetras: (
      empresa: EmpresaId,
      { desde, hasta }: Periodo,
      cifra: CifraDelMes,
    ): Promise<MontoDeClave[]> =>
      preguntar<MontoDeClave>(db, empresa, {
        name: 'claves_detras_del_mes',
        text: CLAVES_DETRAS,
        values: [empresa, desde, hasta, ...valoresDe(cifra)],
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

const valoresDe = ({ concepto, figura, tarifas }: CifraDelMes) => [
  concepto === 'NETO' ? ['FACTURAS', 'NOTAS'] : [concepto],
  figura,
  tarifas,
];
