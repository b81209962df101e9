import { PorEmpresa } from '@comanda/shared/piezas/vista';

import '../personas.css';

import { Usuarios } from './Usuarios';

/** The people of a company (spec section 2, Users screen). */
export default function UsuariosScreen() {
  return (
    <PorEmpresa selector="select" selectorDentro>
      {(empresa, selector) => <Usuarios empresa={empresa} selector={selector} />}
    </PorEmpresa>
  );
}
