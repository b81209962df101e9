import { aDolares, formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import { pidePersona } from '@comanda/shared/domain/sinLinea/sinLinea';
import type { Column } from '@comanda/shared/piezas/tabla';
import { dichoDe, esVenta, type FilaDeSalida } from '@comanda/shared/sinLinea';

import { motivoDeSalida } from './sinlineaMensajes';

const ESTADO = {
  POR_ENVIAR: { texto: 'Por enviar', masculino: 'Por enviar', tono: 'pausa' },
  RECHAZADA: { texto: 'Rechazada', masculino: 'Rechazado', tono: 'mal' },
  ENVIADA: { texto: 'Enviada', masculino: 'Enviado', tono: 'bien' },
} as const;

const estadoDe = (fila: FilaDeSalida) => {
  const { texto, masculino, tono } = ESTADO[fila.estado];
  const dicho = dichoDe(fila).femenino ? texto : masculino;
  return { texto: dicho, tono: pidePersona(fila) ? 'mal' : tono };
};

const dichoEstado = (fila: FilaDeSalida) =>
  [estadoDe(fila).texto, motivoDeSalida(fila)].filter(Boolean).join('. ');

/** What it is, and who did it. */
export const nombreDeSalida = (fila: FilaDeSalida) =>
  esVenta(fila) ? fila.venta.secuencia : fila.dicho;
const quienDe = (fila: FilaDeSalida) =>
  esVenta(fila)
    ? `${fila.venta.nombre} · vendió ${fila.cuerpo.caja_usuario}`
    : `${dichoDe(fila).una} · por ${fila.quien.nombre}`;

/** Dollars; null: it is about no money. */
function totalDe(fila: FilaDeSalida): number | null {
  if (esVenta(fila)) return fila.venta.total;
  return fila.monto === null ? null : aDolares(fila.monto);
}

export const salidaColumns: readonly Column<FilaDeSalida>[] = [
  {
    id: 'venta',
    header: 'qué',
    movil: 'titulo',
    text: (fila) => [nombreDeSalida(fila), quienDe(fila)].join(' '),
    cell: (fila) => (
      <span className="ui-dos ventas-sinlinea-celda">
        <span>{nombreDeSalida(fila)}</span>
        <small>{quienDe(fila)}</small>
      </span>
    ),
  },
  {
    id: 'total',
    header: 'total',
    align: 'right',
    movil: 'titulo',
    text: (fila) => {
      const total = totalDe(fila);
      return total === null ? '' : formatMonto(total);
    },
    numero: (fila) => totalDe(fila) ?? 0,
  },
  {
    id: 'vendida',
    header: 'hecho',
    text: (fila) => formatFechaHora(esVenta(fila) ? fila.vendida : fila.hecho),
  },
  {
    id: 'estado',
    header: 'estado',
    movil: 'ancho',
    text: dichoEstado,
    cell: (fila) => (
      <span className="ui-dos ventas-sinlinea-celda">
        <span data-tono={estadoDe(fila).tono}>{estadoDe(fila).texto}</span>
        {pidePersona(fila) && <small>{motivoDeSalida(fila)}</small>}
      </span>
    ),
  },
];
