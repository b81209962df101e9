import type {
  ConceptoDelMes,
  FiguraDelMes,
  Mes,
  MontosDelMes,
} from '@comanda/shared/contracts/reportes/reporteria';
import type { Concepto, Figura } from '@comanda/shared/contracts/reportes/reportes';
import { conMiles, formatMonto } from '@comanda/shared/domain/dinero/dinero';

/** A figure of the month: what it is called, how it is computed, and what the documents behind it are asked for with. */
export type CifraDeMes = {
  titulo: string;
  como: string;
  concepto: ConceptoDelMes;
  figura: FiguraDelMes;
  /** Whole percent; all where nothing is said. */
  tarifas?: readonly number[];
};

/** Whose month it is: a company's or, by the same call, that of all companies of its RUC. */
export type DelMes = { empresa: string; mes: string; de?: 'RUC' };

export const delMes = (empresa: string, mes: string, todo: boolean): DelMes => ({
  empresa,
  mes,
  ...(todo && { de: 'RUC' }),
});

/** As the call takes it. */
export const entradaDeMes = (suyo: DelMes, { concepto, figura, tarifas }: CifraDeMes) => ({
  ...suyo,
  concepto,
  figura,
  ...(tarifas !== undefined && { tarifas: tarifas.join() }),
});

/** The same of what was sold, whether it was invoiced or not. */
export type CifraDeVentas = { titulo: string; como: string; concepto: Concepto; figura: Figura };

export type TarjetaDeMes<DeQue = CifraDeMes> = {
  cifra: DeQue;
  valor: string;
  /** How many documents, beside how much all of them are. */
  documentos: string | null;
  /** What a declaration would lack. */
  atencion: boolean;
};

const POR_FECHA = 'con fecha de emisión en el mes';
const MENOS = 'Facturas autorizadas menos notas de crédito autorizadas';

const DEFINICIONES: readonly (CifraDeMes & { siHay?: true; atencion?: true })[] = [
  {
    titulo: 'Facturas',
    como: `Suma el total (base, IVA, propina y servicio) de las facturas autorizadas ${POR_FECHA}`,
    concepto: 'FACTURAS',
    figura: 'total',
  },
  {
    titulo: 'Notas de crédito',
    como: `Suma lo que devuelven las notas de crédito autorizadas ${POR_FECHA}, de facturas de este mes o de otro`,
    concepto: 'NOTAS',
    figura: 'total',
  },
  {
    titulo: 'Neto',
    como: `${MENOS}. Conserva las propinas de ventas anuladas con nota de crédito, que la nota no devuelve: en Ventas no están`,
    concepto: 'NETO',
    figura: 'total',
  },
  {
    titulo: 'Base imponible',
    como: `${MENOS}, sin IVA ni propina`,
    concepto: 'NETO',
    figura: 'base',
  },
  {
    titulo: 'IVA generado',
    como: `IVA de las facturas autorizadas menos el de las notas de crédito autorizadas`,
    concepto: 'NETO',
    figura: 'iva',
  },
  {
    titulo: 'Propinas',
    como: 'Suma la propina de las facturas autorizadas, con el servicio que la lleva. Está en el total y no paga IVA. La nota de crédito no la devuelve',
    concepto: 'NETO',
    figura: 'propina',
  },
  {
    titulo: 'Por autorizar',
    como: 'Documentos del mes en camino al SRI: por firmar, por enviar, en proceso o en pausa. No están en las demás cifras',
    concepto: 'PENDIENTES',
    figura: 'total',
    atencion: true,
  },
  {
    titulo: 'Devueltas o no autorizadas',
    como: 'Documentos del mes que el SRI no autorizó y esperan a una persona. No están en las demás cifras',
    concepto: 'RECHAZADAS',
    figura: 'total',
    atencion: true,
  },
  {
    titulo: 'Retiradas',
    como: 'Facturas y notas que se retiraron antes de que el SRI las autorice, o que se anularon después en su portal. No se declaran como ventas y no están en las demás cifras',
    concepto: 'RETIRADAS',
    figura: 'total',
  },
  {
    titulo: 'De pruebas',
    como: 'Documentos del ambiente de pruebas del SRI. No se declaran y no están en las demás cifras',
    concepto: 'PRUEBAS',
    figura: 'total',
    siHay: true,
  },
];

/** What each figure is, and how it is computed. */
export const COMO_SE_CALCULA_EL_MES = DEFINICIONES.map(({ titulo, como }) => ({ titulo, como }));

const cuantos = ({ documentos }: MontosDelMes) => conMiles(String(documentos));

/** The figures of a month. */
export const tarjetasDeMes = ({ conceptos }: Mes): TarjetaDeMes[] =>
  DEFINICIONES.flatMap(({ siHay = false, atencion = false, ...cifra }) => {
    const montos = conceptos[cifra.concepto];
    if (siHay && montos.documentos === 0) return [];
    return {
      cifra,
      valor: formatMonto(montos[cifra.figura]),
      documentos: cifra.figura === 'total' ? cuantos(montos) : null,
      atencion: atencion && montos.documentos > 0,
    };
  });

/** Whether anything was issued at all. */
export const hayDocumentos = ({ conceptos }: Mes): boolean =>
  Object.values(conceptos).some(({ documentos }) => documentos > 0);
