import { lazy, Suspense, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { PorEmpresa } from '@comanda/shared/piezas/vista';
import { useSearchParams } from '@comanda/shared/router';
import { useEmpresaActiva, useUsuario } from '@comanda/shared/session';
import { useSinLinea } from '@comanda/shared/sinLinea';
import { Esqueleto } from '@comanda/shared/ui/core';

import { selectVentas, ventaLlegada, type EstadoConCarrito } from '../carrito/carritoSlice';
import { useCarritosGuardados } from '../carrito/useCarritosGuardados';
import { usePendientesDeVenta } from '../carrito/usePendientesDeVenta';
import type { OrdenBuscada } from './enMesa/useOrdenDeMesa';
import { SeguirComprobantes } from './hecha/SeguirComprobantes';
import './puntoventa.css';
import { VentaDeEmpresa } from './VentaDeEmpresa';

/** The card of a sale that was made without a line follows it to the server, whichever tab is open. */
function SeguirSalida() {
  const dispatch = useDispatch();
  const ventas = useSelector((state: EstadoConCarrito) => selectVentas(state));
  const { salida } = useSinLinea();
  useEffect(() => {
    const enviadas = salida.filter(({ estado }) => estado === 'ENVIADA');
    for (const [clave, { hecha }] of Object.entries(ventas)) {
      const suya = enviadas.find(({ idempotencia }) => idempotencia === hecha?.pendiente);
      if (suya) dispatch(ventaLlegada({ clave, pendiente: suya.idempotencia, venta: suya.venta }));
    }
  }, [dispatch, ventas, salida]);
  return null;
}

/** The till opens at a counter without what a table takes. */
const VentaEnMesa = lazy(() => import(/* webpackChunkName: "en-mesa" */ './enMesa/VentaEnMesa'));

/** The till (spec section 2, Sales screen). Administrador picks a company; the others have tabs 1 to 7, or a table. */
export default function PuntoVentaScreen() {
  const usuario = useUsuario();
  const { puedeElegir } = useEmpresaActiva();
  const [parametros, setParametros] = useSearchParams();
  const listos = useCarritosGuardados(usuario?.id);
  const cual = cualDe(parametros);
  const sinPagar = () => {
    const resto = new URLSearchParams(parametros);
    resto.delete(PAGAR);
    setParametros(resto, { replace: true });
  };
  return (
    <div className="ventas-puntoventa">
      <PorEmpresa selector="botones">
        {(empresa) =>
          listos &&
          (cual ? (
            <Suspense fallback={<Esqueleto forma="tarjetas" />}>
              <VentaEnMesa
                key={parametros.get('mesa') ?? parametros.get('orden')}
                empresa={empresa}
                cual={cual}
                pagar={parametros.has(PAGAR)}
                onAbierto={sinPagar}
              />
            </Suspense>
          ) : (
            <VentaDeEmpresa empresa={empresa} conPestanas={!puedeElegir} />
          ))
        }
      </PorEmpresa>
      <SeguirComprobantes />
      <SeguirSalida />
      <Pendientes />
    </div>
  );
}

const PAGAR = 'pagar';

/** A table or an order that the address names. */
function cualDe(parametros: URLSearchParams): OrdenBuscada | null {
  const mesa = parametros.get('mesa');
  if (mesa) return { mesa };
  const random = parametros.get('orden');
  const nombre = parametros.get('nombre');
  return random ? { random, ...(nombre && { nombre }) } : null;
}

/** Apart from the till: what it counts changes with every tap. */
function Pendientes() {
  usePendientesDeVenta();
  return null;
}
