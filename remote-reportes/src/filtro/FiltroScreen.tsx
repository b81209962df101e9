import { PorEmpresa } from '@comanda/shared/piezas/vista';

import { Filtro } from './Filtro';

/** What was sold, moved and counted (spec section 2, Report screen 'filtro'). */
export default function FiltroScreen() {
  return (
    <PorEmpresa selector="select" selectorDentro>
      {(empresa, selector) => <Filtro empresa={empresa} selector={selector} />}
    </PorEmpresa>
  );
}
