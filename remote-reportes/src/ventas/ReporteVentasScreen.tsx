import { PorEmpresa } from '@comanda/shared/piezas/vista';

import { ReporteDeVentas } from './ReporteDeVentas';
import { useDiasElegidos } from './useFiltroReporte';

/** How the sales of some days were (spec section 2, route reporteventa). */
export default function ReporteVentasScreen() {
  const dias = useDiasElegidos();
  return (
    <PorEmpresa selector="select" selectorDentro>
      {(empresa, selector) => <ReporteDeVentas empresa={empresa} selector={selector} dias={dias} />}
    </PorEmpresa>
  );
}
