import type { DeCarta } from '@comanda/shared/contracts/inventario/productos';
import { withNotice } from '@comanda/shared/ui/core';

import { useMarcarAgotadoMutation } from './productosApi';
import { productosMensajes as mensajes } from './productosMensajes';

/** Says that a dish ran out, or that there is of it again. */
export function useMarcarAgotado(empresa: string) {
  const [marcar, { isLoading: guardando }] = useMarcarAgotadoMutation();
  return {
    guardando,
    marcar: ({ id, producto }: Pick<DeCarta, 'id' | 'producto'>, agotado: boolean) =>
      withNotice(
        marcar({ empresa, id, agotado }).unwrap(),
        agotado ? mensajes.agotar(producto) : mensajes.reponer(producto),
      ),
  };
}
