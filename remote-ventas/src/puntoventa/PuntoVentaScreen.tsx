import { skipToken } from '@reduxjs/toolkit/query/react';

import { useEmpresaActiva, useUsuario } from '@comanda/shared/session';
import { QueryView } from '@comanda/shared/ui/core';
import { EmpresaBotones } from '@comanda/shared/ui/data';

import { useCarritosGuardados } from '../carrito/useCarritosGuardados';
import { usePendientesDeVenta } from '../carrito/usePendientesDeVenta';
import { useListarProductosQuery } from './puntoventaApi';
import { puntoventaMensajes as mensajes } from './puntoventaMensajes';
import './puntoventa.css';
import { Venta } from './Venta';

/** The till (spec section 2, Sales screen). Administrador picks a company; the others have tabs 1 to 7. */
export default function PuntoVentaScreen() {
  const usuario = useUsuario();
  const { empresa, puedeElegir } = useEmpresaActiva();
  const listos = useCarritosGuardados(usuario?.id);
  usePendientesDeVenta();
  const productos = useListarProductosQuery(empresa ? { empresa } : skipToken);

  return (
    <div className="ventas-puntoventa">
      {puedeElegir && <EmpresaBotones />}
      <QueryView query={productos} empty={mensajes.catalogoVacio}>
        {(lista) =>
          listos && empresa ? (
            <Venta key={empresa} empresa={empresa} productos={lista} conPestanas={!puedeElegir} />
          ) : null
        }
      </QueryView>
    </div>
  );
}
