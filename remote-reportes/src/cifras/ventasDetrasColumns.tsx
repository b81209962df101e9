import type { VentaDetras } from '@comanda/shared/contracts/reportes';
import { formatMonto } from '@comanda/shared/domain/dinero';
import { formatFechaHora } from '@comanda/shared/domain/fecha';
import type { Column } from '@comanda/shared/piezas/tabla';
import { Link } from '@comanda/shared/router';

import estilos from './cifras.module.css';
import { MONTO } from './montoColumn';

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

export const ventasDetrasColumns = ({
  conMonto,
  conEnlace = false,
  conVendedor = false,
}: Segun): Column<VentaDetras>[] => [
  {
    id: 'numero',
    header: 'NUMERO',
    movil: 'titulo',
    text: ({ secuencia }) => secuencia,
    ...(conEnlace && { cell: celdaEnlace }),
  },
  {
    id: 'fecha',
    header: 'FECHA',
    text: ({ fecha_creacion }) => formatFechaHora(fecha_creacion),
  },
  { id: 'cliente', header: 'CLIENTE', text: ({ nombre }) => nombre },
  ...(conVendedor ? [VENDIO] : []),
  { id: 'forma', header: 'FORMA DE PAGO', text: ({ forma_pago }) => forma_pago },
  {
    id: 'estado',
    header: 'ESTADO',
    text: ({ estado }) => estado,
    ...(conVendedor && { movil: 'oculto' }),
  },
  {
    id: 'total',
    header: 'TOTAL',
    align: 'right',
    text: ({ total }) => formatMonto(total),
    numero: ({ total }) => total,
  },
  ...(conMonto ? [MONTO] : []),
];

const VENDIO: Column<VentaDetras> = {
  id: 'usuario',
  header: 'VENDIO',
  text: ({ caja_usuario }) => caja_usuario,
};

const celdaEnlace = (venta: VentaDetras) => (
  <Link className={estilos.fila} to={enlaceDe(venta)}>
    {venta.secuencia}
  </Link>
);
