import { PorEmpresa } from '@comanda/shared/piezas/vista';

import { CajaDeEmpresa } from './CajaDeEmpresa';
import './caja.css';

/** The cash of a company (spec section 2, Cash screen). */
export default function CajaScreen() {
  return (
    <div className="ui-pantalla">
      <PorEmpresa selector="select" selectorDentro>
        {(empresa, selector) => <CajaDeEmpresa empresa={empresa} selector={selector} />}
      </PorEmpresa>
    </div>
  );
}
