import type { DescriptorLeido } from '@comanda/shared/contracts/plataforma/plataforma';
import type { Column } from '@comanda/shared/piezas/tabla';
import { Switch } from '@comanda/shared/ui/formulario';

import { banderasMensajes as mensajes } from './banderasMensajes';
import type { AreaConTitulo, DeEmpresa } from './perdidas';

export type Bandera = NonNullable<DescriptorLeido['banderas']>[number];

type Mano = {
  area: AreaConTitulo;
  banderas: readonly Bandera[];
  onCambiar: (bandera: Bandera, fila: DeEmpresa) => void;
  /** Whether a change is on its way. */
  ocupada: boolean;
};

/** A company, and a switch for each flag of the area; what the area is off for has none to switch. */
export const banderasColumns = (mano: Mano): readonly Column<DeEmpresa>[] => [
  {
    id: 'empresa',
    header: 'empresa',
    movil: 'titulo',
    text: ({ empresa }) => empresa,
    compare: (a, b) => a.empresa.localeCompare(b.empresa, 'es'),
  },
  ...mano.banderas.map((bandera): Column<DeEmpresa> => {
    const { nombre, titulo } = bandera;
    const tiene = ({ areas }: DeEmpresa) => areas.includes(mano.area.area);
    const encendida = ({ banderas }: DeEmpresa) => banderas.includes(`${mano.area.area}.${nombre}`);
    return {
      id: nombre,
      header: titulo,
      text: (fila) => `${encendida(fila) ? 'con' : 'sin'} ${titulo}`,
      cell: (fila) => (
        <label className="admin-interruptor">
          <Switch
            checked={encendida(fila)}
            disabled={mano.ocupada || !tiene(fila)}
            aria-label={`${titulo} en ${fila.empresa}`}
            onChange={() => mano.onCambiar(bandera, fila)}
          />
          <span aria-hidden>{dicho(tiene(fila), encendida(fila), mano.area.titulo)}</span>
        </label>
      ),
      compare: (a, b) => Number(encendida(a)) - Number(encendida(b)),
    };
  }),
];

function dicho(tiene: boolean, encendida: boolean, area: string): string {
  if (!tiene) return mensajes.sinArea(area);
  return encendida ? 'Sí' : 'No';
}
