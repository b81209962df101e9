import type { Column } from '@comanda/shared/piezas/tabla';
import { Checkbox } from '@comanda/shared/ui/extra';

import { COLUMNA_EMPRESA, columnaDeInterruptor } from './interruptores';
import type { AreaConTitulo, DeEmpresa } from './perdidas';

type Mano = {
  areas: readonly AreaConTitulo[];
  elegidas: ReadonlySet<string>;
  onElegir: (empresa: string) => void;
  onCambiar: (area: AreaConTitulo, fila: DeEmpresa) => void;
  /** Whether a change is on its way. */
  ocupada: boolean;
};

/** A company, and a switch for each area it may have. */
export const areasColumns = (mano: Mano): readonly Column<DeEmpresa>[] => [
  {
    ...COLUMNA_EMPRESA,
    cell: ({ empresa }) => (
      <label className="admin-elegir">
        <Checkbox
          checked={mano.elegidas.has(empresa)}
          aria-label={`Elegir ${empresa}`}
          onChange={() => mano.onElegir(empresa)}
        />
        <span aria-hidden>{empresa}</span>
      </label>
    ),
  },
  ...mano.areas.map((area) =>
    columnaDeInterruptor({
      id: area.area,
      titulo: area.titulo,
      encendida: ({ areas }) => areas.includes(area.area),
      onCambiar: (fila) => mano.onCambiar(area, fila),
      ocupada: mano.ocupada,
    }),
  ),
];
