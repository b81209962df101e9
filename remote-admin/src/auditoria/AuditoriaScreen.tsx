import { PorEmpresa } from '@comanda/shared/piezas/vista';

import '../personas.css';

import { Auditoria } from './Auditoria';

/** Who did what in a company, when, what it was and what it became. */
export default function AuditoriaScreen() {
  return (
    <PorEmpresa selector="select" selectorDentro>
      {(empresa, selector) => <Auditoria empresa={empresa} selector={selector} />}
    </PorEmpresa>
  );
}
