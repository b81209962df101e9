import { PorEmpresa } from '@comanda/shared/piezas/vista';
import { useUsuario } from '@comanda/shared/session';

import { Reintentos } from '../carrito/envio/Reintentos';
import { useCarritosGuardados } from '../carrito/useCarritosGuardados';
import './mesas.css';
import { Piso } from './Piso';

/** The tables of a company (spec section 2, Tables screen). */
export default function MesasScreen() {
  useCarritosGuardados(useUsuario()?.id);
  return (
    <div className="ui-pantalla">
      <PorEmpresa selector="select">
        {(empresa) => (
          <>
            <Piso empresa={empresa} />
            <Reintentos empresa={empresa} />
          </>
        )}
      </PorEmpresa>
    </div>
  );
}
