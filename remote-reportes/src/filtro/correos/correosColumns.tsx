import type { Suscripcion } from '@comanda/shared/contracts/admin/suscripciones';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import { textoDePeriodo, TITULO_DE_REPORTE } from '@comanda/shared/domain/empresa/suscripcion';
import type { Column } from '@comanda/shared/piezas/tabla';

import estilos from './correos.module.css';
import { correosMensajes } from './correosMensajes';

type Envio = { texto: string; detalle?: string; tono?: 'mal' | 'pausa' | 'bien' };

/** How the last time it went out ended, in a few words. */
function ultimoEnvio({ ultimo, reporte }: Suscripcion): Envio {
  if (!ultimo) return { texto: 'Aún no se envía' };
  const { desde, fecha, enviados, pendientes, fallidos, mensaje } = ultimo;
  const periodo = textoDePeriodo(reporte, desde);
  const cuando = `${periodo} · ${formatFechaHora(fecha)}`;
  const porque = mensaje === null ? '' : `. ${mensaje}`;
  if (fallidos > 0) {
    const de =
      enviados + pendientes > 0 ? ` a ${fallidos} de ${fallidos + enviados + pendientes}` : '';
    return { texto: `No salió${de}`, detalle: cuando + porque, tono: 'mal' };
  }
  if (pendientes > 0) return { texto: 'En camino', detalle: periodo + porque, tono: 'pausa' };
  return { texto: 'Enviado', detalle: cuando, tono: 'bien' };
}

const cuando = ({ reporte, hora }: Suscripcion) =>
  reporte === 'CIERRE_DIA' ? `${hora}, cada día` : `${hora}, el primero de cada mes`;

const proximo = ({ proximo: instante }: Suscripcion) =>
  instante === null ? 'Apagado' : `Próximo ${formatFechaHora(instante)}`;

const paraQuienes = ({ destinatarios, bajas }: Suscripcion) => {
  if (destinatarios.length === 0)
    return bajas.length > 0
      ? `${correosMensajes.aSuCorreo} (pidió no recibirlo)`
      : correosMensajes.aSuCorreo;
  return destinatarios
    .map((uno) => (bajas.includes(uno) ? `${uno} (pidió no recibirlo)` : uno))
    .join(', ');
};

export const correosColumns: readonly Column<Suscripcion>[] = [
  {
    id: 'reporte',
    header: 'reporte',
    movil: 'titulo',
    text: (fila) => `${TITULO_DE_REPORTE[fila.reporte]} ${cuando(fila)} ${proximo(fila)}`,
    cell: (fila) => (
      <span className="ui-dos">
        <span>{TITULO_DE_REPORTE[fila.reporte]}</span>
        <small>{cuando(fila)}</small>
        <small data-tono={fila.activa ? undefined : 'pausa'}>{proximo(fila)}</small>
      </span>
    ),
  },
  {
    id: 'para',
    header: 'para',
    movil: 'ancho',
    text: paraQuienes,
    cell: (fila) => <span className={estilos.para}>{paraQuienes(fila)}</span>,
  },
  {
    id: 'ultimo',
    header: 'último envío',
    movil: 'ancho',
    text: (fila) => {
      const { texto, detalle = '' } = ultimoEnvio(fila);
      return `${texto} ${detalle}`.trim();
    },
    cell: (fila) => {
      const { texto, detalle, tono } = ultimoEnvio(fila);
      return (
        <span className={`ui-dos ${estilos.ultimo ?? ''}`}>
          <span data-tono={tono}>{texto}</span>
          {detalle !== undefined && <small>{detalle}</small>}
        </span>
      );
    },
  },
];
