import type { Figuras } from '@comanda/shared/contracts/reportes/reportes';
import { conMiles, formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { periodoDelMes } from '@comanda/shared/domain/texto/periodo';

import type { CifraDeVentas, TarjetaDeMes } from './cifras';

const EN_VIGOR = 'ventas en vigor de los días de negocio del mes: las anuladas no cuentan';

type Definicion = CifraDeVentas & {
  de: (figuras: Figuras) => number;
  cuantas?: (figuras: Figuras) => number;
};

const DEFINICIONES: readonly Definicion[] = [
  {
    titulo: 'Ventas',
    como: `Suma el total (subtotal, IVA, propina y servicio) de las ${EN_VIGOR}`,
    concepto: 'VENTAS',
    figura: 'total',
    de: ({ total }) => total,
    cuantas: ({ ventas }) => ventas,
  },
  {
    titulo: 'Subtotal de ventas',
    como: `Suma el subtotal de las ${EN_VIGOR}`,
    concepto: 'VENTAS',
    figura: 'subtotal',
    de: ({ subtotal }) => subtotal,
  },
  {
    titulo: 'IVA de ventas',
    como: `Suma el IVA de las ${EN_VIGOR}`,
    concepto: 'VENTAS',
    figura: 'iva',
    de: ({ iva }) => iva,
  },
  {
    titulo: 'Ventas anuladas',
    como: 'Suma el total de las ventas del mes que se anularon, cuando sea que se anularon. No están en Ventas',
    concepto: 'ANULADAS',
    figura: 'total',
    de: ({ total_anuladas }) => total_anuladas,
    cuantas: ({ anuladas }) => anuladas,
  },
];

/** The figures of what was sold in a month. */
export const tarjetasDeVentas = (figuras: Figuras): TarjetaDeMes<CifraDeVentas>[] =>
  DEFINICIONES.map(({ de, cuantas, ...cifra }) => ({
    cifra,
    valor: formatMonto(de(figuras)),
    documentos: cuantas ? conMiles(String(cuantas(figuras))) : null,
    atencion: false,
  }));

/** As the calls of the sales report take a month. */
export function diasDelMes(mes: string) {
  const { desde, hasta } = periodoDelMes(mes);
  return { fecha_ini: desde, fecha_fin: hasta };
}
