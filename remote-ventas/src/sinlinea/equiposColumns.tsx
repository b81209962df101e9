import type { Dispositivo } from '@comanda/shared/contracts/admin/dispositivos';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import type { Column } from '@comanda/shared/piezas/tabla';

const cuando = (instante: string | null) => (instante ? formatFechaHora(instante) : 'Nunca');

/** As it said when it last spoke: what it has sold since without a line it has told nobody. */
function pendiente({ por_enviar, por_enviar_desde, visto }: Dispositivo): string {
  if (por_enviar > 0 && por_enviar_desde !== null)
    return `${por_enviar}, desde ${formatFechaHora(por_enviar_desde)}`;
  return visto === null ? 'Nada' : `Nada el ${formatFechaHora(visto)}`;
}

const numeros = ({ numeros: cuantos, arriendo_hasta }: Dispositivo) =>
  cuantos === 0 || arriendo_hasta === null
    ? 'Ninguno'
    : `${cuantos}, hasta ${formatFechaHora(arriendo_hasta)}`;

export const equiposColumns: readonly Column<Dispositivo>[] = [
  {
    id: 'equipo',
    header: 'equipo',
    movil: 'titulo',
    text: ({ nombre, punto_emision, estado }) => [nombre, punto_emision, estado].join(' '),
    cell: ({ nombre, punto_emision, estado }) => (
      <span className="ui-dos ventas-sinlinea-celda">
        <span>{nombre}</span>
        {estado === 'REVOCADO' ? (
          <small data-tono="mal">Revocado</small>
        ) : (
          <small>Punto de emisión {punto_emision}</small>
        )}
      </span>
    ),
    compare: (a, b) => a.nombre.localeCompare(b.nombre, 'es'),
  },
  {
    id: 'pendiente',
    header: 'por enviar',
    movil: 'ancho',
    text: pendiente,
    compare: (a, b) => a.por_enviar - b.por_enviar,
  },
  { id: 'numeros', header: 'números', movil: 'ancho', text: numeros },
  { id: 'visto', header: 'último contacto', text: ({ visto }) => cuando(visto) },
];
