import type { Cuadre } from '@comanda/shared/contracts/cuadres';
import { resultadoDe } from '@comanda/shared/domain/cuadre';
import { formatMonto } from '@comanda/shared/domain/dinero';
import { formatFecha, formatHora } from '@comanda/shared/domain/fecha';
import type { Column } from '@comanda/shared/piezas/tabla';

import estilos from './cuadre.module.css';

const deMonto = (
  id: string,
  header: string,
  monto: (cuadre: Cuadre) => number,
): Column<Cuadre> => ({
  ...{ id, header, align: 'right', numero: monto },
  text: (cuadre) => formatMonto(monto(cuadre)),
  compare: (a, b) => monto(a) - monto(b),
});

/** Spec section 2, Report screen, Cuadres; headings as it writes them. */
export const cuadresColumns = (onAbrir: (cuadre: Cuadre) => void): Column<Cuadre>[] => [
  {
    id: 'fecha',
    header: 'FECHA',
    movil: 'titulo',
    text: ({ fecha, creado }) => `${formatFecha(fecha)} ${formatHora(creado)}`,
    compare: (a, b) => a.creado.localeCompare(b.creado),
    onClick: onAbrir,
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
