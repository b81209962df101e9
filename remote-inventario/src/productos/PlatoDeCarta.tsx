import type { DeCarta } from '@comanda/shared/contracts/inventario/productos';
import { Button } from '@comanda/shared/ui/core';

import { productosMensajes as mensajes } from './productosMensajes';
import { useMarcarAgotado } from './useMarcarAgotado';

type PlatoDeCartaProps = { empresa: string; producto: DeCarta };

/** A dish, and what is said of it: that it ran out, or that there is of it again. */
export function PlatoDeCarta({ empresa, producto }: PlatoDeCartaProps) {
  const { marcar, guardando } = useMarcarAgotado(empresa);
  const acto = producto.agotado ? mensajes.hayDeNuevo : mensajes.marcarAgotado;
  return (
    <li>
      <span className="ui-dos">
        {producto.producto}
        <small>{producto.categoria}</small>
      </span>
      <Button
        loading={guardando}
        aria-label={`${acto}: ${producto.producto}`}
        onClick={() => marcar(producto, !producto.agotado)}
      >
        {acto}
      </Button>
    </li>
  );
}
