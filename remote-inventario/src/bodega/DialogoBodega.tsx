import type { MateriaPrima } from '@comanda/shared/contracts/inventario/bodega';
import { Diferida, diferir } from '@comanda/shared/piezas/vista';

import { bodegaMensajes } from './bodegaMensajes';
import { CorregirMateriaModal } from './CorregirMateriaModal';
import { MermaModal } from './MermaModal';
import { RegistrarMermaModal } from './RegistrarMermaModal';

/** What is open over the list. */
export type DialogoAbierto =
  | { que: 'crear' | 'costos' | 'importar' }
  | { que: 'merma' | 'corregir' | 'movimientos'; materia: MateriaPrima };

type DialogoProps = { empresa: string; abierto: DialogoAbierto; onCerrar: () => void };

const importar = diferir(
  () => import(/* webpackChunkName: "importar" */ './importar/ImportarMateriasModal'),
);
/** With charts, which the list does without. */
const movimientos = diferir(
  () => import(/* webpackChunkName: "bodega-libro" */ './libro/MovimientosModal'),
);
const costos = diferir(() => import(/* webpackChunkName: "bodega-libro" */ './libro/CostosModal'));

export function DialogoBodega({ empresa, abierto, onCerrar }: DialogoProps) {
  const comun = { empresa, onCerrar };
  const deParte = { titulo: bodegaMensajes.titulo, onFallo: onCerrar };
  switch (abierto.que) {
    case 'crear':
      return <RegistrarMermaModal {...comun} />;
    case 'merma':
      return <MermaModal {...comun} materia={abierto.materia} />;
    case 'corregir':
      return <CorregirMateriaModal {...comun} materia={abierto.materia} />;
    case 'movimientos':
      return (
        <Diferida {...deParte} de={movimientos} props={{ ...comun, materia: abierto.materia }} />
      );
    case 'importar':
      return <Diferida {...deParte} de={importar} props={comun} />;
    case 'costos':
      return <Diferida {...deParte} de={costos} props={comun} />;
  }
}
