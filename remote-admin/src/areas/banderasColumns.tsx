import type { DescriptorLeido } from '@comanda/shared/contracts/plataforma/plataforma';
import type { Column } from '@comanda/shared/piezas/tabla';

import { banderasMensajes as mensajes } from './banderasMensajes';
import { COLUMNA_EMPRESA, columnaDeInterruptor } from './interruptores';
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
  COLUMNA_EMPRESA,
  ...mano.banderas.map((bandera) =>
    columnaDeInterruptor({
      id: bandera.nombre,
      titulo: bandera.titulo,
      encendida: ({ banderas }) => banderas.includes(`${mano.area.area}.${bandera.nombre}`),
      onCambiar: (fila) => mano.onCambiar(bandera, fila),
      ocupada: mano.ocupada,
      impedida: ({ areas }) =>
        areas.includes(mano.area.area) ? null : mensajes.sinArea(mano.area.titulo),
    }),
  ),
];
