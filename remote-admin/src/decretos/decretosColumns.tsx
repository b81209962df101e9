import type { DecretoListado } from '@comanda/shared/contracts/admin/decretos';
import { lugaresEnPalabras } from '@comanda/shared/domain/ley/decretos';
import { formatFecha } from '@comanda/shared/domain/texto/fecha';
import type { Column } from '@comanda/shared/piezas/tabla';

const diasDe = ({ desde, hasta }: DecretoListado): string =>
  `${formatFecha(desde)} al ${formatFecha(hasta)}`;

/** What a decree is on a day ('YYYY-MM-DD'). */
export function estadoDeDecreto({ desde, hasta, cesado }: DecretoListado, hoy: string): string {
  if (cesado !== null && cesado <= hoy) return `Terminado el ${formatFecha(cesado)}`;
  if (hasta < hoy) return 'Pasado';
  const fin = cesado === null ? '' : `, termina el ${formatFecha(cesado)}`;
  return (desde > hoy ? 'Por venir' : 'Rige hoy') + fin;
}

export const decretosColumns = (hoy: string): readonly Column<DecretoListado>[] => [
  { id: 'fuente', header: 'decreto', movil: 'titulo', text: ({ fuente }) => fuente },
  {
    id: 'dias',
    header: 'días',
    text: diasDe,
    compare: (a, b) => a.desde.localeCompare(b.desde),
  },
  { id: 'estado', header: 'estado', text: (decreto) => estadoDeDecreto(decreto, hoy) },
  {
    id: 'tarifa',
    header: 'tarifa',
    align: 'right',
    text: ({ tarifa }) => `${tarifa}%`,
    numero: ({ tarifa }) => tarifa,
  },
  {
    id: 'lugares',
    header: 'lugares',
    movil: 'ancho',
    text: lugaresEnPalabras,
    cell: (decreto) => (
      <span className="admin-lugares" title={lugaresEnPalabras(decreto)}>
        {lugaresEnPalabras(decreto)}
      </span>
    ),
  },
  {
    id: 'quien',
    header: 'agregado por',
    text: ({ quien, creado }) =>
      quien === null || creado === null ? 'El sistema' : `${quien}, ${formatFecha(creado)}`,
  },
];
