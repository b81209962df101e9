import { useEffect, useEffectEvent } from 'react';

import { useDispatch, useSelector } from 'react-redux';

import type { Orden } from '@comanda/shared/contracts/ventas/ordenes';
import { aCentavos, formatCentavos, sumar } from '@comanda/shared/domain/dinero/dinero';
import { useSinLinea } from '@comanda/shared/sinLinea';
import { avisar } from '@comanda/shared/ui/core';

import { ordenSincronizada, selectVenta, type EstadoConCarrito } from '../../carrito/carritoSlice';
import { abonosDe, estaVacia, type VentaAbierta } from '../../carrito/ventaAbierta';
import { enMesaMensajes as mensajes } from './enMesaMensajes';

/** The bill of an order: follows what the server says of it. Undefined: not known yet. */
export function useCuenta(clave: string, orden: Orden | null | undefined): VentaAbierta {
  const dispatch = useDispatch();
  const { salida } = useSinLinea();
  const cuenta = useSelector((state: EstadoConCarrito) => selectVenta(state, clave));

  const seguir = useEffectEvent((actual: Orden | null) => {
    // what this till is charging is its bill's to say, once it is done
    if (salida.some(({ idempotencia }) => idempotencia === cuenta.intento?.idempotencia)) return;
    const abierta = actual?.estado === 'ABIERTA';
    if (!abierta && estaVacia(cuenta)) return;
    // not by this till: what it sells leaves its bill before the order says so
    if (!abierta && cuenta.intento?.enviadaEn == null)
      avisar({ tipo: 'warning', titulo: mensajes.titulo, texto: textoDe(cuenta) });
    dispatch(ordenSincronizada({ clave, orden: actual }));
  });
  useEffect(() => {
    if (orden !== undefined) seguir(orden);
  }, [clave, orden]);
  return cuenta;
}

/** What was taken in part stays in somebody's hand. */
function textoDe(cuenta: VentaAbierta): string {
  const cobrado = sumar(abonosDe(cuenta).map(({ monto }) => aCentavos(monto)));
  return cobrado > 0 ? mensajes.cobradaConAbonos(formatCentavos(cobrado)) : mensajes.cobradaAparte;
}
