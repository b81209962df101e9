import { PorEmpresa } from '@comanda/shared/piezas/vista';

import { Facturas } from './Facturas';
import './detalle/detalle.css';
import './dialogos.css';
import './facturas.css';

/** The electronic documents of a company (spec section 2, Issued invoices screen). */
export default function FacturasScreen() {
  return (
    <PorEmpresa selector="select" selectorDentro>
      {(empresa, selector) => <Facturas empresa={empresa} selector={selector} />}
    </PorEmpresa>
  );
}
