import { PorEmpresa } from '@comanda/shared/piezas/vista';
import { useEmpresaActiva, useUsuario } from '@comanda/shared/session';

import { useCarritosGuardados } from '../carrito/useCarritosGuardados';
import { usePendientesDeVenta } from '../carrito/usePendientesDeVenta';
import './puntoventa.css';
import { SeguirComprobantes } from './SeguirComprobantes';
import { Venta } from './Venta';

/** The till (spec section 2, Sales screen). Administrador picks a company; the others have tabs 1 to 7. */
export default function PuntoVentaScreen() {
  const usuario = useUsuario();
  const { puedeElegir } = useEmpresaActiva();
  const listos = useCarritosGuardados(usuario?.id);
  return (
    <div className="ventas-puntoventa">
      <PorEmpresa selector="botones">
        {(empresa) => listos && <Venta empresa={empresa} conPestanas={!puedeElegir} />}
      </PorEmpresa>
      <SeguirComprobantes />
      <Pendientes />
    </div>
  );
}

/** Apart from the till: what it counts changes with every tap. */
function Pendientes() {
  usePendientesDeVenta();
  return null;
}
