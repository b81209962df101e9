import type { ParteDeReporte, ReporteVentas } from '@comanda/shared/contracts/reportes/reportes';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { nombreDeForma } from '@comanda/shared/domain/dinero/formasDePago';

import type { CifraDeReporte } from './cifra';
import {
  celdasDe,
  COLUMNAS,
  deMedioDia,
  dePartes,
  DINERO,
  entero,
  type CorteDeVentas,
} from './corte';
import { deCanales } from './corteDeCanales';
import { tramosDe } from './dias';
import { textoDeHora, textoDeDias } from './reporteMensajes';

const BRUTO = 'sin propina y con el descuento ya restado';

function porHora({ horas, periodo }: ReporteVentas): CorteDeVentas {
  return {
    titulo: 'Ventas por hora',
    corto: 'Por hora',
    lugar: 'tiempo',
    eje: 'Hora',
    columnas: COLUMNAS,
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
      ? { titulo: 'Ventas por mes', corto: 'Por mes', eje: 'Mes' }
      : { titulo: 'Ventas por día', corto: 'Por día', eje: 'Día' }),
    lugar: 'tiempo',
    columnas: COLUMNAS,
    ...DINERO,
    barras: tramos.map(({ etiqueta, periodo, antes, ...cuanto }) => ({
      clave: etiqueta,
      etiqueta,
      valor: cuanto.total,
      antes,
      celdas: celdasDe(cuanto, antes),
      enCurso: !deMeses && periodo?.hasta === reporte.hoy,
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

/** The sales behind a product. */
export const cifraDeProducto = ({ clave, nombre }: Pick<ParteDeReporte, 'clave' | 'nombre'>) =>
  ({
    titulo: `Ventas de ${nombre}`,
    como: `Suma lo cobrado por el producto en cada venta en vigor, con IVA, ${BRUTO}`,
    concepto: 'PRODUCTO',
    clave,
  }) as const;

const deProductos = (
  reporte: ReporteVentas,
  de: Pick<CorteDeVentas, 'titulo' | 'corto'>,
  partes: readonly ParteDeReporte[],
) =>
  dePartes(reporte, {
    ...de,
    lugar: 'tabla',
    eje: 'Producto',
    cantidad: 'Cantidad',
    partes,
    cifra: cifraDeProducto,
  });

function deMesas({ mesas, periodo }: ReporteVentas): CorteDeVentas {
  return {
    titulo: 'Rotación de mesas',
    corto: 'Mesas',
    lugar: 'tabla',
    eje: 'Mesa',
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

/** Of a single day the hours say all: days beside each other would be one bar, or one row. */
export const esDeUnDia = ({ periodo }: Pick<ReporteVentas, 'periodo'>): boolean =>
  periodo.desde === periodo.hasta;

/** Everything a report is told apart by, without what has nothing to show. `aMedias`: of a day that is not over. */
export function cortesDe(reporte: ReporteVentas, aMedias = false): CorteDeVentas[] {
  const deTiempo = [...(esDeUnDia(reporte) ? [] : [porDia(reporte)]), porHora(reporte)];
  const otros = aMedias ? otrosCortesDe(reporte).map(deMedioDia) : otrosCortesDe(reporte);
  return [...deTiempo, ...otros].filter(({ barras }) => barras.length > 0);
}

function otrosCortesDe(reporte: ReporteVentas): CorteDeVentas[] {
  return [
    deProductos(reporte, { titulo: 'Los más vendidos', corto: 'Más vendidos' }, reporte.mejores),
    deProductos(reporte, { titulo: 'Los menos vendidos', corto: 'Menos vendidos' }, reporte.peores),
    dePartes(reporte, {
      titulo: 'Ventas por categoría',
      corto: 'Categorías',
      lugar: 'tabla',
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
    dePartes(reporte, {
      titulo: 'Cómo pagaron',
      corto: 'Pagos',
      lugar: 'aparte',
      eje: 'Forma de pago',
      nombre: ({ clave }) => nombreDeForma(clave),
      partes: reporte.formas,
      cifra: ({ clave }, nombre) => ({
        titulo: `Pagado con ${nombre}`,
        como: 'Suma lo pagado así en cada venta en vigor; una venta puede pagarse de varias formas',
        concepto: 'FORMA',
        clave,
      }),
    }),
    dePartes(reporte, {
      titulo: 'Ventas por quién cobró',
      corto: 'Quién vendió',
      lugar: 'tabla',
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
      corto: 'IVA',
      lugar: 'aparte',
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
}
