import { useEmpresaActiva, useUsuario } from '@comanda/shared/session';
import { PorEmpresa, QueryView } from '@comanda/shared/piezas/vista';

import { useCarritosGuardados } from '../carrito/useCarritosGuardados';
import { usePendientesDeVenta } from '../carrito/usePendientesDeVenta';
import { useListarProductosQuery } from './puntoventaApi';
import { puntoventaMensajes as mensajes } from './puntoventaMensajes';
import './puntoventa.css';
import { Venta } from './Venta';

/** The till (spec section 2, Sales screen). Administrador picks a company; the others have tabs 1 to 7. */
export default function PuntoVentaScreen() {
  const usuario = useUsuario();
  const listos = useCarritosGuardados(usuario?.id);
  usePendientesDeVenta();
  return (
    <div className="ventas-puntoventa">
      <PorEmpresa selector="botones">
        {(empresa) => listos && <Caja empresa={empresa} />}
      </PorEmpresa>
    </div>
  );
}

function Caja({ empresa }: { empresa: string }) {
  const { puedeElegir } = useEmpresaActiva();
  const productos = useListarProductosQuery({ empresa });
  return (
    <QueryView query={productos} empty={mensajes.catalogoVacio} esqueleto="tarjetas">
      {(lista) => <Venta empresa={empresa} productos={lista} conPestanas={!puedeElegir} />}
    </QueryView>
  );
}
