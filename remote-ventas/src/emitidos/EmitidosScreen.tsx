import { PorEmpresa } from '@comanda/shared/piezas/vista';

import { Emitidos } from './Emitidos';
import './emitidos.css';

/** The sales that were made (spec section 2, Emitidos screen). */
export default function EmitidosScreen() {
  return (
    <PorEmpresa selector="botones" selectorDentro>
      {(empresa, selector) => <Emitidos empresa={empresa} selector={selector} />}
    </PorEmpresa>
  );
}
