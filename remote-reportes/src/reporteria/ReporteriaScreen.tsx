import { PorEmpresa } from '@comanda/shared/piezas/vista';

import { Reporteria } from './Reporteria';

/** What a company issued in a month, for whoever declares it (spec section 2, route reporteria). */
export default function ReporteriaScreen() {
  return (
    <PorEmpresa selector="select" selectorDentro>
      {(empresa, selector) => <Reporteria empresa={empresa} selector={selector} />}
    </PorEmpresa>
  );
}
