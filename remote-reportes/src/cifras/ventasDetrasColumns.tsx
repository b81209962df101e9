import type { VentaDetras } from '@comanda/shared/contracts/reportes/reportes';
import { COLUMNAS_DE_DETRAS } from '@comanda/shared/domain/hojas/columnasDeDetras';
import { conAspecto, type Column } from '@comanda/shared/piezas/tabla';
import { Link } from '@comanda/shared/router';

import estilos from './cifras.module.css';

/** The sale itself is opened where sales are: Emitidos. */
const enlaceDe = ({ editar, secuencia }: VentaDetras) =>
  `/admin/emitido?${new URLSearchParams({ editar, venta: secuencia }).toString()}`;

type Segun = {
  conMonto: boolean;
  /** The company has Emitidos. */
  conEnlace?: boolean;
  /** Who sold it is told; on a phone in place of the state. */
  conVendedor?: boolean;
};

export function ventasDetrasColumns({
  conMonto,
  conEnlace = false,
  conVendedor = false,
}: Segun): Column<VentaDetras>[] {
  const sin = new Set<string>();
  if (!conMonto) sin.add('monto');
  if (!conVendedor) sin.add('usuario');
  return conAspecto(COLUMNAS_DE_DETRAS, {
    numero: { movil: 'titulo', ...(conEnlace && { cell: celdaEnlace }) },
    ...(conVendedor && { estado: { movil: 'oculto' } }),
  }).filter(({ id }) => !sin.has(id));
}

const celdaEnlace = (venta: VentaDetras) => (
  <Link className={estilos.fila} to={enlaceDe(venta)}>
    {venta.secuencia}
  </Link>
);
