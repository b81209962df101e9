import type { Column } from '@comanda/shared/piezas/tabla';
import { Checkbox } from '@comanda/shared/ui/extra';
import { Switch } from '@comanda/shared/ui/formulario';

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
    id: 'empresa',
    header: 'empresa',
    movil: 'titulo',
    text: ({ empresa }) => empresa,
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
    compare: (a, b) => a.empresa.localeCompare(b.empresa, 'es'),
  },
  ...mano.areas.map((area): Column<DeEmpresa> => {
    const palabra = area.titulo;
    const encendida = ({ areas }: DeEmpresa) => areas.includes(area.area);
    return {
      id: area.area,
      header: palabra,
      text: (fila) => `${encendida(fila) ? 'con' : 'sin'} ${palabra}`,
      cell: (fila) => (
        <label className="admin-interruptor">
          <Switch
            checked={encendida(fila)}
            disabled={mano.ocupada}
            aria-label={`${palabra} en ${fila.empresa}`}
            onChange={() => mano.onCambiar(area, fila)}
          />
          <span aria-hidden>{encendida(fila) ? 'Sí' : 'No'}</span>
        </label>
      ),
      compare: (a, b) => Number(encendida(a)) - Number(encendida(b)),
    };
  }),
];
