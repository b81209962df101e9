import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useStore } from 'react-redux';

import type { EmpresaFacturacion } from '@comanda/shared/contracts/facturacion/facturacion';
import { useUsuario } from '@comanda/shared/session';

import { siNadieCobra } from '../../carrito/candado';
import { guardarVenta, intentoGuardado } from '../../carrito/carritoGuardado';
import { selectVenta, ventaRealizada, type EstadoConCarrito } from '../../carrito/carritoSlice';
import { cuentaDeVenta, ventaHechaDe, type VentaAbierta } from '../../carrito/ventaAbierta';
import { useDespuesDeVender } from '../hecha/useDespuesDeVender';

/**
 * A page that died after this till had written a sale and before the screen said so: it is sold, and its order is not charged
 * again.
 */
export function useVentaDeSalida(
  clave: string,
  abierta: VentaAbierta,
  empresa: EmpresaFacturacion | undefined,
  cobrando: boolean,
): void {
  const dispatch = useDispatch();
  const store = useStore<EstadoConCarrito>();
  const usuario = useUsuario();
  const despuesDeVender = useDespuesDeVender(clave, empresa);
  const idempotencia = abierta.intento?.idempotencia;

  const averiguar = useEffectEvent(async (sigue: () => boolean) => {
    const { intento, cliente } = abierta;
    if (!intento || !usuario) return;
    const { sinEnviar, ventaDeSalida } = await import('@comanda/shared/sinLinea');
    const suya = await ventaDeSalida(intento.idempotencia);
    if (!suya || !sigue()) return;
    const pendiente = sinEnviar(suya) ? suya.idempotencia : null;
    const { cuenta, cobro } = intento;
    const hecha = ventaHechaDe(suya.venta, cuentaDeVenta(abierta, cuenta), {
      cliente,
      cobro,
      pendiente,
    });
    // of the tabs that a browser opens again after it died, one says that it is sold and prints its ticket
    await siNadieCobra({ ...intento, usuario: usuario.id, clave }, () => {
      if (intentoGuardado(usuario.id, clave, intento.idempotencia)) {
        dispatch(ventaRealizada({ clave, hecha, cuenta }));
        guardarVenta(usuario.id, clave, selectVenta(store.getState(), clave));
        void despuesDeVender(hecha);
      }
      return Promise.resolve();
    });
  });

  useEffect(() => {
    if (!idempotencia || cobrando || !empresa) return;
    let sigue = true;
    averiguar(() => sigue).catch((error: unknown) => console.error(error));
    return () => void (sigue = false);
  }, [idempotencia, cobrando, empresa]);
}
