import type { VentaDetras } from '../../contracts/reportes/reportes';

import { formatMonto } from '../dinero/dinero';
import { numeroDeVenta } from '../orden/numeroDeVenta';
import { formatFechaHora } from '../texto/fecha';
import { declararColumnas } from './hoja';

/** The sales behind a figure, on the screen and in its file. */
export const COLUMNAS_DE_DETRAS = declararColumnas<VentaDetras>()([
  { id: 'numero', header: 'NÚMERO', text: numeroDeVenta },
  {
    id: 'fecha',
    header: 'FECHA',
    text: ({ fecha_creacion }) => formatFechaHora(fecha_creacion),
  },
  { id: 'cliente', header: 'CLIENTE', text: ({ nombre }) => nombre },
  { id: 'usuario', header: 'VENDIÓ', text: ({ caja_usuario }) => caja_usuario },
  { id: 'forma', header: 'FORMA DE PAGO', text: ({ forma_pago }) => forma_pago },
  { id: 'estado', header: 'ESTADO', text: ({ estado }) => estado },
  {
    id: 'total',
    header: 'TOTAL',
    text: ({ total }) => formatMonto(total),
    numero: ({ total }) => total,
  },
  {
    id: 'monto',
    header: 'EN LA CIFRA',
    text: ({ monto }) => formatMonto(monto),
    numero: ({ monto }) => monto,
  },
]);
