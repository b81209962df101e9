import type { ColorCategoria } from '@comanda/shared/contracts/inventario/categorias';
import { deColor } from '@comanda/shared/piezas/tono';

import './categorias.css';

/** A name after the colour its tiles have on the till. */
export const ColorMuestra = ({ color, nombre }: { color: ColorCategoria; nombre: string }) => (
  <span className="inventario-color" {...deColor(color)}>
    {nombre}
  </span>
);
