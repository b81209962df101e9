import type { Programado } from '@comanda/shared/contracts/ventas/programados';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { formatFecha } from '@comanda/shared/domain/texto/fecha';
import type { Column } from '@comanda/shared/piezas/tabla';

/** `tono`: 'mal' needs somebody, 'pausa' waits for somebody. */
type EstadoProgramado = { texto: string; tono?: 'mal' | 'pausa' | 'bien' };

/** How a schedule stands, in a few words. */
function estadoDe(programado: Programado): EstadoProgramado {
  const { estado, proximo, repetir, no_emitidas: faltan } = programado;
  if (faltan > 0)
    return { texto: faltan === 1 ? 'No emitida' : `${faltan} no emitidas`, tono: 'mal' };
  if (!estado) return { texto: 'Detenida', tono: 'pausa' };
  if (proximo === null) return { texto: 'Emitida', tono: 'bien' };
  return { texto: repetir ? `Próxima ${formatFecha(proximo)}` : 'Programada' };
}

const horaDe = ({ hora, repetir }: Programado) => (repetir ? `${hora}, cada día` : hora);

/** Headings as spelled in spec section 2; how it stands is said under whose it is. */
export const programadosColumns: readonly Column<Programado>[] = [
  {
    id: 'cliente',
    header: 'cliente',
    movil: 'titulo',
    text: (fila) => [fila.cliente, estadoDe(fila).texto, fila.mensaje].join(' '),
    cell: (fila) => <Cliente {...fila} />,
    compare: (a, b) => a.cliente.localeCompare(b.cliente, 'es'),
  },
  {
    id: 'fecha',
    header: 'fecha',
    text: ({ fecha }) => formatFecha(fecha),
    compare: (a, b) => a.fecha.localeCompare(b.fecha),
  },
  {
    id: 'hora',
    header: 'hora',
    text: horaDe,
    compare: (a, b) => a.hora.localeCompare(b.hora),
  },
  {
    id: 'valor',
    header: 'valor',
    movil: 'titulo',
    align: 'right',
    text: ({ valor }) => formatMonto(valor),
    numero: ({ valor }) => valor,
    compare: (a, b) => a.valor - b.valor,
  },
];

function Cliente(fila: Programado) {
  const { texto, tono } = estadoDe(fila);
  return (
    <span className="ui-dos">
      <span>{fila.cliente}</span>
      <small data-tono={tono}>{texto}</small>
      {fila.mensaje && <small>{fila.mensaje}</small>}
    </span>
  );
}
