import type { VentaDetras } from '@comanda/shared/contracts/reportes';
import { COLUMNAS_DE_DETRAS } from '@comanda/shared/domain/columnasDeDetras';
import { conAspecto, type Column } from '@comanda/shared/piezas/tabla';
import { Link } from '@comanda/shared/router';

import estilos from './reporte.module.css';

/** The sale itself is opened where sales are: Emitidos. */
const enlaceDe = ({ editar, secuencia }: VentaDetras) =>
  `/admin/emitido?${new URLSearchParams({ editar, venta: secuencia }).toString()}`;

type Segun = {
  /** What of a sale is in the figure has a column of its own where it may be less than its total. */
  conMonto: boolean;
  /** The company has Emitidos. */
  conEnlace: boolean;
};

export const detrasColumns = ({ conMonto, conEnlace }: Segun): Column<VentaDetras>[] =>
  conAspecto(COLUMNAS_DE_DETRAS, {
    numero: { movil: 'titulo', ...(conEnlace && { cell: celdaEnlace }) },
    estado: { movil: 'oculto' },
  }).filter(({ id }) => conMonto || id !== 'monto');

const celdaEnlace = (venta: VentaDetras) => (
  <Link className={estilos.venta} to={enlaceDe(venta)}>
    {venta.secuencia}
  </Link>
);
