import { formatMonto } from '@comanda/shared/domain/dinero';
import { formatFechaHora } from '@comanda/shared/domain/fecha';
import { pidePersona } from '@comanda/shared/domain/sinLinea';
import type { Column } from '@comanda/shared/piezas/tabla';
import type { VentaEnSalida } from '@comanda/shared/sinLinea';

import { motivoDe } from './sinlineaMensajes';

const ESTADO = {
  POR_ENVIAR: { texto: 'Por enviar', tono: 'pausa' },
  RECHAZADA: { texto: 'Rechazada', tono: 'mal' },
  ENVIADA: { texto: 'Enviada', tono: 'bien' },
} as const;

const dichoDe = (venta: VentaEnSalida) =>
  [ESTADO[venta.estado].texto, motivoDe(venta)].filter(Boolean).join('. ');

export const ventasColumns: readonly Column<VentaEnSalida>[] = [
  {
    id: 'venta',
    header: 'venta',
    movil: 'titulo',
    text: ({ venta, cuerpo }) => [venta.secuencia, venta.nombre, cuerpo.caja_usuario].join(' '),
    cell: ({ venta, cuerpo }) => (
      <span className="ventas-sinlinea-celda">
        <span>{venta.secuencia}</span>
        <small>
          {venta.nombre} · vendio {cuerpo.caja_usuario}
        </small>
      </span>
    ),
  },
  {
    id: 'total',
    header: 'total',
    align: 'right',
    movil: 'titulo',
    text: ({ venta }) => formatMonto(venta.total),
    numero: ({ venta }) => venta.total,
  },
  { id: 'vendida', header: 'vendida', text: ({ vendida }) => formatFechaHora(vendida) },
  {
    id: 'estado',
    header: 'estado',
    movil: 'ancho',
    text: dichoDe,
    cell: (fila) => (
      <span className="ventas-sinlinea-celda">
        <span data-tono={pidePersona(fila) ? 'mal' : ESTADO[fila.estado].tono}>
          {ESTADO[fila.estado].texto}
        </span>
        {pidePersona(fila) && <small>{motivoDe(fila)}</small>}
      </span>
    ),
  },
];
