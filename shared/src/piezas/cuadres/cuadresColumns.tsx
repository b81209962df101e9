import type { Cuadre } from '../../contracts/caja/cuadres';
import { formatDiferencia, resultadoDe } from '../../domain/caja/cuadre';
import { aCentavos, aDolares, formatMonto, sumar } from '../../domain/dinero/dinero';
import { formatFecha, formatHora } from '../../domain/texto/fecha';
import type { Column } from '../tabla';

import estilos from './cuadres.module.css';

const deMonto = (
  id: string,
  header: string,
  monto: (cuadre: Cuadre) => number,
): Column<Cuadre> => ({
  id,
  header,
  align: 'right',
  numero: monto,
  text: (cuadre) => formatMonto(monto(cuadre)),
  compare: (a, b) => monto(a) - monto(b),
});

/** Spec section 2, Report screen, Cuadres; headings as it writes them. */
export const cuadresColumns = (onAbrir?: (cuadre: Cuadre) => void): Column<Cuadre>[] => [
  {
    id: 'fecha',
    header: 'FECHA',
    movil: 'titulo',
    text: ({ fecha, creado }) => `${formatFecha(fecha)} ${formatHora(creado)}`,
    compare: (a, b) => a.creado.localeCompare(b.creado),
    ...(onAbrir && { onClick: onAbrir }),
  },
  { id: 'responsable', header: 'RESPONSABLE', text: ({ responsable }) => responsable },
  deMonto('conteo', 'conteo', ({ conteo }) => conteo),
  deMonto('cuadre', 'CUADRE', ({ cuadre }) => cuadre),
  {
    ...deMonto('diferencia', 'DIFERENCIA', ({ diferencia }) => diferencia),
    movil: 'titulo',
    text: ({ diferencia_texto }) => diferencia_texto,
    cell: ({ diferencia, diferencia_texto }) => (
      <span className={estilos.signo} data-resultado={resultadoDe(diferencia)}>
        {diferencia_texto}
      </span>
    ),
  },
  deMonto('venta', 'VENTA', ({ venta }) => venta),
  {
    id: 'vouchers',
    header: 'CANTIDAD TARJETA',
    align: 'right',
    text: ({ cantidaVouchers }) => String(cantidaVouchers),
    numero: ({ cantidaVouchers }) => cantidaVouchers,
  },
  deMonto('totalVouchers', 'TOTAL TARJETA', ({ totalVouchers }) => totalVouchers),
  { id: 'empresa', header: 'EMPRESA', movil: 'oculto', text: ({ empresa }) => empresa },
];

/** Sums of those closings, each under its column. */
export function sumasDeCuadres(cuadres: readonly Cuadre[]): Readonly<Record<string, string>> {
  const suma = (monto: (cuadre: Cuadre) => number) =>
    aDolares(sumar(cuadres.map((cuadre) => aCentavos(monto(cuadre)))));
  return {
    conteo: formatMonto(suma(({ conteo }) => conteo)),
    cuadre: formatMonto(suma(({ cuadre }) => cuadre)),
    diferencia: formatDiferencia(suma(({ diferencia }) => diferencia)),
    venta: formatMonto(suma(({ venta }) => venta)),
    vouchers: String(cuadres.reduce((cuantos, cuadre) => cuantos + cuadre.cantidaVouchers, 0)),
    totalVouchers: formatMonto(suma(({ totalVouchers }) => totalVouchers)),
  };
}
