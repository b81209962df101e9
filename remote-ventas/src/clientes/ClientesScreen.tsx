import { PorEmpresa } from '@comanda/shared/piezas/vista';

import { Clientes } from './Clientes';

/** The customers a company issues invoices to: /admin/emitido/clientes. */
export default function ClientesScreen() {
  return (
    <PorEmpresa selector="botones" selectorDentro>
      {(empresa, selector) => <Clientes empresa={empresa} selector={selector} />}
    </PorEmpresa>
  );
}
