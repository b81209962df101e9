import type { ParteDeReporte, ReporteVentas } from '@comanda/shared/contracts/reportes/reportes';
import { CANALES } from '@comanda/shared/contracts/ventas/canales';
import {
  aCentavos,
  aDolares,
  centavos,
  conMiles,
  formatMonto,
  sumar,
} from '@comanda/shared/domain/dinero/dinero';
import { NOMBRE_DE_CANAL } from '@comanda/shared/domain/producto/tarifasDePrecio';

import { cambioDe } from '@comanda/shared/domain/dinero/cambioDe';

import type { CifraDeReporte } from './cifra';
import { tramosDe } from './dias';
import { textoDeHora, textoDeDias } from './reporteMensajes';

export type BarraDeCorte = {
  clave: string;
  etiqueta: string;
  valor: number;
  antes: number;
  /** The other cells of its row in the table. */
  celdas: readonly string[];
  /** Null where there is no sale behind it. */
  cifra: CifraDeReporte | null;
};

/** What the sales are told apart by: a chart and its table. */
export type CorteDeVentas = {
  titulo: string;
  eje: string;
  /** Headings of `celdas`. */
  columnas: readonly string[];
  serie: string;
  /** Whether there is the same of the period before. */
  comparada: boolean;
  acostada: boolean;
  formato: (valor: number) => string;
  barras: readonly BarraDeCorte[];
};

const BRUTO = 'sin propina y con el descuento ya restado';
const entero = (valor: number) => conMiles(String(valor));
const unidades = (valor: number) => String(Number(valor.toFixed(3)));

const DINERO = { serie: 'Este periodo', comparada: true, formato: formatMonto } as const;
const COLUMNAS = ['Ventas', 'Total', 'Antes', 'Cambio'] as const;

type Cuanto = { ventas: number; total: number };

const celdasDe = ({ ventas, total }: Cuanto, antes: number) => [
  entero(ventas),
  formatMonto(total),
  formatMonto(antes),
  cambioDe(total, antes).texto,
];

function porHora({ horas, periodo }: ReporteVentas): CorteDeVentas {
  return {
    titulo: 'Ventas por hora',
    eje: 'Hora',
    columnas: COLUMNAS,
    acostada: false,
    ...DINERO,
    barras: horas.map(({ hora, antes, ...cuanto }) => {
      const clave = String(hora).padStart(2, '0');
      const cifra: CifraDeReporte = {
        titulo: `Ventas de ${textoDeHora(clave)}`,
        como: 'Suma el total de las ventas en vigor hechas a esa hora, de todos los días del periodo',
        periodo,
        concepto: 'VENTAS',
        clave,
      };
      return {
        clave,
        etiqueta: `${clave}:00`,
        valor: cuanto.total,
        antes: antes.total,
        celdas: celdasDe(cuanto, antes.total),
        cifra: cuanto.ventas > 0 ? cifra : null,
      };
    }),
  };
}

function porDia(reporte: ReporteVentas): CorteDeVentas {
  const tramos = tramosDe(reporte);
  const deMeses = tramos.some(({ periodo }) => periodo && periodo.desde !== periodo.hasta);
  return {
    ...(deMeses
      ? { titulo: 'Ventas por mes', eje: 'Mes' }
      : { titulo: 'Ventas por día', eje: 'Día' }),
    columnas: COLUMNAS,
    acostada: false,
    ...DINERO,
    barras: tramos.map(({ etiqueta, periodo, antes, ...cuanto }) => ({
      clave: etiqueta,
      etiqueta,
      valor: cuanto.total,
      antes,
      celdas: celdasDe(cuanto, antes),
      cifra:
        periodo && cuanto.ventas > 0
          ? {
              titulo: `Ventas del ${textoDeDias(periodo)}`,
              como: 'Suma el total de las ventas en vigor de esos días de negocio',
              periodo,
              concepto: 'VENTAS',
            }
          : null,
    })),
  };
}

type DePartes = {
  titulo: string;
  eje: string;
  partes: readonly ParteDeReporte[];
  /** Heading of units, where they are counted. */
  cantidad?: string;
  nombre?: (parte: ParteDeReporte) => string;
  cifra: (parte: ParteDeReporte, nombre: string) => Omit<CifraDeReporte, 'periodo'>;
};

function dePartes({ periodo }: ReporteVentas, de: DePartes): CorteDeVentas {
  const { titulo, eje, partes, cantidad, nombre = (parte: ParteDeReporte) => parte.nombre } = de;
  return {
    titulo,
    eje,
    acostada: true,
    columnas: cantidad === undefined ? COLUMNAS : [cantidad, ...COLUMNAS],
    ...DINERO,
    barras: partes.map((parte) => ({
      clave: parte.clave,
      etiqueta: nombre(parte),
      valor: parte.total,
      antes: parte.antes.total,
      celdas: [
        ...(cantidad === undefined ? [] : [unidades(parte.cantidad)]),
        ...celdasDe(parte, parte.antes.total),
      ],
      cifra: parte.ventas > 0 ? { ...de.cifra(parte, nombre(parte)), periodo } : null,
    })),
  };
}

/** The sales behind a product. */
export const cifraDeProducto = ({ clave, nombre }: Pick<ParteDeReporte, 'clave' | 'nombre'>) =>
  ({
    titulo: `Ventas de ${nombre}`,
    como: `Suma lo cobrado por el producto en cada venta en vigor, con IVA, ${BRUTO}`,
    concepto: 'PRODUCTO',
    clave,
  }) as const;

const deProductos = (reporte: ReporteVentas, titulo: string, partes: readonly ParteDeReporte[]) =>
  dePartes(reporte, {
    titulo,
    eje: 'Producto',
    cantidad: 'Cantidad',
    partes,
    cifra: cifraDeProducto,
  });

function deMesas({ mesas, periodo }: ReporteVentas): CorteDeVentas {
  return {
    titulo: 'Rotación de mesas',
    eje: 'Mesa',
    acostada: true,
    columnas: ['Vueltas', 'Minutos por vuelta', 'Comensales', 'Ventas', 'Total'],
    serie: 'Vueltas',
    comparada: false,
    formato: entero,
    barras: mesas
      .filter(({ ventas }) => ventas > 0)
      .map((mesa) => ({
        clave: mesa.clave,
        etiqueta: mesa.nombre,
        valor: mesa.vueltas,
        antes: 0,
        celdas: [
          entero(mesa.vueltas),
          mesa.vueltas === 0 ? '' : entero(Math.round(mesa.minutos / mesa.vueltas)),
          entero(mesa.cantidad),
          entero(mesa.ventas),
          formatMonto(mesa.total),
        ],
        cifra: {
          titulo: `Ventas de ${mesa.nombre}`,
          como: 'Suma el total de las ventas en vigor con que se pagaron órdenes de la mesa. Una vuelta es una orden que se pagó entera',
          periodo,
          concepto: 'MESA',
          clave: mesa.clave,
        },
      })),
  };
}

const suma = (partes: readonly Cuanto[]): Cuanto => ({
  ventas: partes.reduce((cuantas, { ventas }) => cuantas + ventas, 0),
  total: aDolares(sumar(partes.map(({ total }) => aCentavos(total)))),
});

/** What the sales of a period are beyond those of the parts: a till that knows no channels says none. */
const resto = (todo: Cuanto, partes: readonly Cuanto[]): Cuanto => {
  const dicho = suma(partes);
  return {
    ventas: todo.ventas - dicho.ventas,
    total: aDolares(centavos(aCentavos(todo.total) - aCentavos(dicho.total))),
  };
};

/** One that a server of later knows goes by its key. */
const nombreDeCanal = (clave: string): string => {
  const canal = CANALES.find((uno) => uno === clave);
  return canal ? NOMBRE_DE_CANAL[canal] : clave;
};

function deCanales(reporte: ReporteVentas): CorteDeVentas {
  const { canales, figuras, antes } = reporte;
  const corte = dePartes(reporte, {
    titulo: 'Ventas por canal',
    eje: 'Canal',
    partes: canales,
    nombre: ({ clave }) => nombreDeCanal(clave),
    cifra: ({ clave }, nombre) => ({
      titulo: `Ventas de ${nombre}`,
      como: 'Suma el total de las ventas en vigor que se hicieron por ese canal',
      concepto: 'CANAL',
      clave,
    }),
  });
  const sinCanal = resto(figuras, canales);
  const sinCanalAntes = resto(
    antes,
    canales.map((parte) => parte.antes),
  );
  if (canales.length === 0 || sinCanal.ventas + sinCanalAntes.ventas === 0) return corte;
  return {
    ...corte,
    barras: [
      ...corte.barras,
      {
        clave: '',
        etiqueta: 'Sin canal',
        valor: sinCanal.total,
        antes: sinCanalAntes.total,
        celdas: celdasDe(sinCanal, sinCanalAntes.total),
        cifra: null,
      },
    ],
  };
}

/** Of a single day the hours say all: days beside each other would be one bar, or one row. */
export const esDeUnDia = ({ periodo }: Pick<ReporteVentas, 'periodo'>): boolean =>
  periodo.desde === periodo.hasta;

/** Everything a report is told apart by, without what has nothing to show. */
export function cortesDe(reporte: ReporteVentas): CorteDeVentas[] {
  const cortes = [
    porHora(reporte),
    ...(esDeUnDia(reporte) ? [] : [porDia(reporte)]),
    dePartes(reporte, {
      titulo: 'Ventas por categoría',
      eje: 'Categoría',
      cantidad: 'Cantidad',
      partes: reporte.categorias,
      cifra: ({ clave }, nombre) => ({
        titulo: `Ventas de ${nombre}`,
        como: `Suma lo cobrado por los productos de la categoría en cada venta en vigor, con IVA, ${BRUTO}`,
        concepto: 'CATEGORIA',
        clave,
      }),
    }),
    deProductos(reporte, 'Los más vendidos', reporte.mejores),
    deProductos(reporte, 'Los menos vendidos', reporte.peores),
    dePartes(reporte, {
      titulo: 'Forma de pago',
      eje: 'Forma de pago',
      partes: reporte.formas,
      cifra: ({ clave }, nombre) => ({
        titulo: `Pagado con ${nombre}`,
        como: 'Suma lo pagado así en cada venta en vigor; una venta puede pagarse de varias formas',
        concepto: 'FORMA',
        clave,
      }),
    }),
    dePartes(reporte, {
      titulo: 'Ventas por mesero',
      eje: 'Quién vendió',
      partes: reporte.usuarios,
      cifra: ({ clave }, nombre) => ({
        titulo: `Ventas de ${nombre}`,
        como: 'Suma el total de las ventas en vigor que hizo',
        concepto: 'VENTAS',
        usuario: clave,
      }),
    }),
    dePartes(reporte, {
      titulo: 'Ventas por tarifa de IVA',
      eje: 'Tarifa',
      partes: reporte.tarifas,
      nombre: ({ nombre }) => `${nombre} %`,
      cifra: ({ clave }, nombre) => ({
        titulo: `Ventas con IVA de ${nombre}`,
        como: `Suma lo cobrado con esa tarifa en cada venta en vigor, con IVA, ${BRUTO}`,
        concepto: 'TARIFA',
        clave,
      }),
    }),
    deCanales(reporte),
    deMesas(reporte),
  ];
  return cortes.filter(({ barras }) => barras.length > 0);
}
