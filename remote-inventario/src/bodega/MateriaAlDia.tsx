import type { ReactNode } from 'react';

import type { MateriaPrima } from '@comanda/shared/contracts/inventario/bodega';
import { Ancho } from '@comanda/shared/piezas/formulario';
import { QueryView } from '@comanda/shared/piezas/vista';

import { bodegaMensajes as mensajes } from './bodegaMensajes';
import { useMateriaAlDia } from './useMateriaAlDia';

type MateriaAlDiaProps = {
  empresa: string;
  id: string;
  children: (materia: MateriaPrima) => ReactNode;
};

/** What a form says of what there is by now. */
export function MateriaAlDia({ empresa, id, children }: MateriaAlDiaProps) {
  const query = useMateriaAlDia({ empresa, id });
  return (
    <Ancho>
      <QueryView query={query} empty={mensajes.yaNoEsta}>
        {([materia]) => materia && children(materia)}
      </QueryView>
    </Ancho>
  );
}
