import type { Column } from '@comanda/shared/piezas/tabla';
import { Switch } from '@comanda/shared/ui/formulario';

import type { DeEmpresa } from './perdidas';

/** Whose row it is. */
export const COLUMNA_EMPRESA: Column<DeEmpresa> = {
  id: 'empresa',
  header: 'empresa',
  movil: 'titulo',
  text: ({ empresa }) => empresa,
  compare: (a, b) => a.empresa.localeCompare(b.empresa, 'es'),
};

type Interruptor = {
  id: string;
  titulo: string;
  encendida: (fila: DeEmpresa) => boolean;
  onCambiar: (fila: DeEmpresa) => void;
  /** Whether a change is on its way. */
  ocupada: boolean;
  /** Why a company has nothing to switch there; null where it has. */
  impedida?: (fila: DeEmpresa) => string | null;
};

const nunca = () => null;

/** A switch for each company. */
export function columnaDeInterruptor(interruptor: Interruptor): Column<DeEmpresa> {
  const { id, titulo, encendida, onCambiar, ocupada, impedida = nunca } = interruptor;
  return {
    id,
    header: titulo,
    movil: 'nombrado',
    text: (fila) => `${encendida(fila) ? 'con' : 'sin'} ${titulo}`,
    cell: (fila) => (
      <label className="admin-interruptor">
        <Switch
          checked={encendida(fila)}
          disabled={ocupada || impedida(fila) !== null}
          aria-label={`${titulo} en ${fila.empresa}`}
          onChange={() => onCambiar(fila)}
        />
        <span aria-hidden>{impedida(fila) ?? (encendida(fila) ? 'Sí' : 'No')}</span>
      </label>
    ),
    compare: (a, b) => Number(encendida(a)) - Number(encendida(b)),
  };
}
