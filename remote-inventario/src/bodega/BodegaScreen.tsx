import { PorEmpresa } from '@comanda/shared/piezas/vista';

import { Bodega } from './Bodega';
import './bodega.css';

/** The raw-material warehouse of a company (spec section 2, Warehouse screen). */
export default function BodegaScreen() {
  return (
    <PorEmpresa selector="select" selectorDentro>
      {(empresa, selector) => <Bodega empresa={empresa} selector={selector} />}
    </PorEmpresa>
  );
}
