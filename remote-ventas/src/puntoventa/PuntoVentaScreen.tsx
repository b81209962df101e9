import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';

import { Diferida, diferir, PorEmpresa } from '@comanda/shared/piezas/vista';
import { useSearchParams } from '@comanda/shared/router';
import { useEmpresaActiva, useUsuario } from '@comanda/shared/session';
import { Esqueleto } from '@comanda/shared/ui/core';

import { selectVentas, type EstadoConCarrito } from '../carrito/carritoSlice';
import { useCarritosGuardados } from '../carrito/useCarritosGuardados';
import { usePendientesDeVenta } from '../carrito/usePendientesDeVenta';
import type { OrdenBuscada } from './enMesa/useOrdenDeMesa';
import { SeguirComprobantes } from './hecha/SeguirComprobantes';
import './puntoventa.css';
import { puntoventaMensajes as mensajes } from './puntoventaMensajes';
import { VentaDeEmpresa } from './VentaDeEmpresa';

/** With the payment: only a sale that was made here, and is not at the server, is followed. */
const seguirSalida = diferir(
  () => import(/* webpackChunkName: "dialogos" */ './hecha/SeguirSalida'),
);

/** The till opens at a counter without what a table takes. */
const VentaEnMesa = lazy(() => import(/* webpackChunkName: "en-mesa" */ './enMesa/VentaEnMesa'));

/** The till (spec section 2, Sales screen). Administrador picks a company; the others have tabs 1 to 7, or a table. */
export default function PuntoVentaScreen() {
  const usuario = useUsuario();
  const { puedeElegir } = useEmpresaActiva();
  const [parametros, setParametros] = useSearchParams();
  const listos = useCarritosGuardados(usuario?.id);
  const cual = cualDe(parametros);
  const haySalida = useSelector((state: EstadoConCarrito) =>
    Object.values(selectVentas(state)).some(({ hecha }) => hecha?.pendiente),
  );
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
      {haySalida && <Diferida de={seguirSalida} props={{}} titulo={mensajes.titulo} />}
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
