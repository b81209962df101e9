import type { VentaDetras } from '@comanda/shared/contracts/reportes';
import { formatMonto } from '@comanda/shared/domain/dinero';
import { formatFechaHora } from '@comanda/shared/domain/fecha';
import type { Column } from '@comanda/shared/piezas/tabla';
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

export const detrasColumns = ({ conMonto, conEnlace }: Segun): Column<VentaDetras>[] => [
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
  { id: 'usuario', header: 'VENDIO', text: ({ caja_usuario }) => caja_usuario },
  { id: 'forma', header: 'FORMA DE PAGO', text: ({ forma_pago }) => forma_pago },
  { id: 'estado', header: 'ESTADO', movil: 'oculto', text: ({ estado }) => estado },
  {
    id: 'total',
    header: 'TOTAL',
    align: 'right',
    text: ({ total }) => formatMonto(total),
    numero: ({ total }) => total,
  },
  ...(conMonto ? [MONTO] : []),
];

const celdaEnlace = (venta: VentaDetras) => (
  <Link className={estilos.venta} to={enlaceDe(venta)}>
    {venta.secuencia}
  </Link>
);

const MONTO: Column<VentaDetras> = {
  id: 'monto',
  header: 'EN LA CIFRA',
  align: 'right',
  text: ({ monto }) => formatMonto(monto),
  numero: ({ monto }) => monto,
};
