import { PorEmpresa } from '@comanda/shared/piezas/vista';

import './mesas.css';
import { Piso } from './Piso';

/** The tables of a company (spec section 2, Tables screen). */
export default function MesasScreen() {
  return (
    <div className="ui-pantalla">
      <PorEmpresa selector="select">{(empresa) => <Piso empresa={empresa} />}</PorEmpresa>
    </div>
  );
}
