import { PorEmpresa } from '@comanda/shared/piezas/vista';

import { ReporteVentas } from './ReporteVentas';

/** How the sales of some days were (spec section 2, route reporteventa). */
export default function ReporteVentasScreen() {
  return (
    <PorEmpresa selector="select" selectorDentro>
      {(empresa, selector) => <ReporteVentas empresa={empresa} selector={selector} />}
    </PorEmpresa>
  );
}
