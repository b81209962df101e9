import { PorEmpresa } from '@comanda/shared/piezas/vista';

import { Vizor } from './Vizor';

/** The kitchen of a company (spec section 2, Kitchen display). */
export default function VizorScreen() {
  return (
    <div className="vizor-pantalla">
      <PorEmpresa selector="select">{(empresa) => <Vizor empresa={empresa} />}</PorEmpresa>
    </div>
  );
}
