import type {
  Figuras,
  ParteDeReporte,
  ReporteVentas,
} from '@comanda/shared/contracts/reportes/reportes';
import type { ReportePorCorreo } from '@comanda/shared/contracts/admin/suscripciones';
import { nombreDeForma } from '@comanda/shared/domain/dinero/formasDePago';
import { formatFecha, formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import { textoDePeriodo, TITULO_DE_REPORTE } from '@comanda/shared/domain/empresa/suscripcion';

import type { CuadreRow } from '../caja/cuadres/cuadreRow';

/** The columns a figure may stand in. */
export const CIFRAS = [
  'CANTIDAD',
  'VENTAS',
  'BASE',
  'IVA',
  'TOTAL',
  'CONTADO',
  'DEBERÍA HABER',
  'DIFERENCIA',
] as const;
export type CifraDePapel = (typeof CIFRAS)[number];

/** What is counted, and no dollars. */
export const CONTADAS_DE_PAPEL: ReadonlySet<CifraDePapel> = new Set(['CANTIDAD', 'VENTAS']);

/** Dollars, but for what is counted. */
export type FilaDePapel = {
  concepto: string;
  cifras: Partial<Record<CifraDePapel, number>>;
  fuerte?: boolean;
};
export type SeccionDePapel = {
  titulo: string;
  cifras: readonly CifraDePapel[];
  filas: readonly FilaDePapel[];
  /** What is said where there is no row. */
  vacio?: string;
};

/** A report as it goes out: letter, PDF and workbook say the same. */
export type PapelDeReporte = {
  empresa: string;
  /** 'Cierre del día 22/11/2026' */
  titulo: string;
  /** The name of its files: 'cierre-del-dia-2026-11-22'. */
  archivo: string;
  cabecera: readonly string[];
  secciones: readonly SeccionDePapel[];
};

/** Credit notes of those days. */
export type NotasRow = { autorizada: boolean; cuantas: number; total: string };

/** A drawer with something of those days in it that nobody has counted. */
export type SinCuadrarRow = { caja: string; periodo: number; desde: Date };

export type LoLeido = {
  reporte: ReporteVentas;
  cuadres: readonly CuadreRow[];
  sinCuadrar: readonly SinCuadrarRow[];
  notas: NotasRow[];
};
type DeQue = { que: ReportePorCorreo; empresa: string; ahora: Date };

const SIN_VENTAS: Readonly<Record<ReportePorCorreo, string>> = {
  CIERRE_DIA: 'Ese día no hubo ventas',
  RESUMEN_MES: 'Ese mes no hubo ventas',
};
const ARCHIVO: Readonly<Record<ReportePorCorreo, (desde: string) => string>> = {
  CIERRE_DIA: (desde) => `cierre-del-dia-${desde}`,
  RESUMEN_MES: (desde) => `resumen-del-mes-${desde.slice(0, 7)}`,
};

/** Figures are those of 'Reporte de ventas' for the same days; closings, those that were made on them. */
export function papelDe(leido: LoLeido, { que, empresa, ahora }: DeQue): PapelDeReporte {
  const { reporte } = leido;
  const { desde } = reporte.periodo;
  const sinVentas = reporte.figuras.ventas === 0 ? [SIN_VENTAS[que]] : [];
  const delMes = que === 'RESUMEN_MES' ? seccionesDelMes(reporte) : [];
  return {
    empresa,
    titulo: `${TITULO_DE_REPORTE[que]} ${textoDePeriodo(que, desde)}`,
    archivo: ARCHIVO[que](desde),
    cabecera: [
      ...sinVentas,
      ...(que === 'CIERRE_DIA' ? leido.sinCuadrar.map(sinCuadrar) : []),
      `Cifras al ${formatFechaHora(ahora)}`,
    ],
    secciones: [...seccionesDeVentas(leido), ...delMes, cuadres(leido.cuadres)],
  };
}

const sinCuadrar = ({ caja, periodo, desde }: SinCuadrarRow) =>
  `Sin cuadrar: ${caja}, periodo ${periodo}, desde el ${formatFechaHora(desde)}`;

const CONTADAS = ['CANTIDAD', 'TOTAL'] as const;
const CON_UNIDADES = ['CANTIDAD', 'VENTAS', 'TOTAL'] as const;
const CON_IMPUESTO = ['CANTIDAD', 'BASE', 'IVA', 'TOTAL'] as const;

const seccionesDeVentas = ({ reporte, notas }: LoLeido): SeccionDePapel[] => [
  { titulo: 'Ventas', cifras: CON_IMPUESTO, filas: ventas(reporte.figuras) },
  porPartes(
    'Por forma de pago',
    reporte.formas.map((parte) => ({ ...parte, nombre: nombreDeForma(parte.clave) })),
  ),
  {
    ...porPartes('Por tarifa de IVA', reporte.tarifas),
    cifras: CON_IMPUESTO,
    filas: vendidas(reporte.tarifas).map(({ nombre, ventas: cuantas, base, iva, total }) => ({
      concepto: `Tarifa ${nombre}%`,
      cifras: { CANTIDAD: cuantas, BASE: base, IVA: iva, TOTAL: total },
    })),
  },
  {
    titulo: tituloDeNotas(reporte),
    cifras: CONTADAS,
    filas: notas.map(({ autorizada, cuantas, total }) => ({
      concepto: autorizada ? 'Autorizadas por el SRI' : 'Aún sin autorizar',
      cifras: { CANTIDAD: cuantas, TOTAL: Number(total) },
    })),
    vacio: 'No hay notas de crédito',
  },
  porPartes('Por quién vendió', reporte.usuarios),
];

/** Documents bear the date of the calendar; where the day of a company begins later, that is said. */
const tituloDeNotas = ({ hora_corte, periodo: { desde, hasta } }: ReporteVentas): string => {
  const titulo = 'Notas de crédito electrónicas';
  if (hora_corte === 0) return titulo;
  const dias =
    desde === hasta ? formatFecha(desde) : `${formatFecha(desde)} a ${formatFecha(hasta)}`;
  return `${titulo} con fecha ${dias} (día calendario)`;
};

const seccionesDelMes = ({ dias, categorias, mejores }: ReporteVentas): SeccionDePapel[] => [
  {
    titulo: 'Por día',
    cifras: CONTADAS,
    filas: dias
      .filter(({ ventas: cuantas }) => cuantas > 0)
      .map(({ fecha, ventas: cuantas, total }) => ({
        concepto: formatFecha(fecha),
        cifras: { CANTIDAD: cuantas, TOTAL: total },
      })),
    vacio: 'Sin ventas',
  },
  porUnidades('Por categoría', categorias),
  porUnidades('Lo que más se vendió', mejores),
];

const ventas = (figuras: Figuras): FilaDePapel[] => [
  {
    concepto: 'Total de ventas',
    cifras: {
      CANTIDAD: figuras.ventas,
      BASE: figuras.subtotal,
      IVA: figuras.iva,
      TOTAL: figuras.total,
    },
    fuerte: true,
  },
  { concepto: 'Propinas, ya en el total', cifras: { TOTAL: figuras.propina } },
  { concepto: 'Servicio, ya en el total', cifras: { TOTAL: figuras.servicio } },
  { concepto: 'Descuentos, ya restados', cifras: { TOTAL: figuras.descuento } },
  { concepto: 'Promedio por venta', cifras: { TOTAL: figuras.promedio } },
  {
    concepto: 'Ventas anuladas, fuera del total',
    cifras: { CANTIDAD: figuras.anuladas, TOTAL: figuras.total_anuladas },
  },
  ...devueltas(figuras),
];

/** Nothing where there are none: hardly any day has one. */
const devueltas = ({ devoluciones, total_devoluciones }: Figuras): FilaDePapel[] =>
  devoluciones === 0
    ? []
    : [
        {
          concepto: 'Devoluciones, sin restar del total',
          cifras: { CANTIDAD: devoluciones, TOTAL: total_devoluciones },
        },
      ];

/** What was sold of; a report names besides what only the period before had. */
const vendidas = (partes: readonly ParteDeReporte[]) =>
  partes.filter(({ ventas: cuantas }) => cuantas > 0);

const porPartes = (titulo: string, partes: readonly ParteDeReporte[]): SeccionDePapel => ({
  titulo,
  cifras: CONTADAS,
  filas: vendidas(partes).map(({ nombre, ventas: cuantas, total }) => ({
    concepto: nombre,
    cifras: { CANTIDAD: cuantas, TOTAL: total },
  })),
  vacio: 'Sin ventas',
});

/** What is sold by units, or by weight: how many of them, and in how many sales. */
const porUnidades = (titulo: string, partes: readonly ParteDeReporte[]): SeccionDePapel => ({
  titulo,
  cifras: CON_UNIDADES,
  filas: vendidas(partes).map(({ nombre, cantidad, ventas: cuantas, total }) => ({
    concepto: nombre,
    cifras: { CANTIDAD: cantidad, VENTAS: cuantas, TOTAL: total },
  })),
  vacio: 'Sin ventas',
});

const cuadres = (filas: readonly CuadreRow[]): SeccionDePapel => ({
  titulo: 'Cuadres de caja',
  cifras: ['CONTADO', 'DEBERÍA HABER', 'DIFERENCIA'],
  filas: filas.map(({ caja, periodo, usuario, creado, conteo, esperado, diferencia }) => ({
    concepto: `${caja}, periodo ${periodo}: ${usuario}, ${formatFechaHora(creado)}`,
    cifras: {
      CONTADO: Number(conteo),
      'DEBERÍA HABER': Number(esperado),
      DIFERENCIA: Number(diferencia),
    },
  })),
  vacio: 'No se cuadró ninguna caja',
});
