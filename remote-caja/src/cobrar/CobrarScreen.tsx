import { PorEmpresa } from '@comanda/shared/piezas/vista';

import { Cuentas } from './Cuentas';

/** What customers owe a company: /admin/cobrar. */
export default function CobrarScreen() {
  return (
    <div className="ui-pantalla">
      <PorEmpresa selector="select">{(empresa) => <Cuentas empresa={empresa} />}</PorEmpresa>
    </div>
  );
}
