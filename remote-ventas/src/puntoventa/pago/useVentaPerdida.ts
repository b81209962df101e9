import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useStore } from 'react-redux';

import type { EmpresaFacturacion } from '@comanda/shared/contracts/facturacion/facturacion';
import { cada } from '@comanda/shared/piezas/pagina';
import { useUsuario } from '@comanda/shared/session';

import { siNadieCobra } from '../../carrito/candado';
import { guardarVenta, intentoGuardado } from '../../carrito/carritoGuardado';
import {
  selectVenta,
  ventaNoRealizada,
  ventaRealizada,
  type EstadoConCarrito,
} from '../../carrito/carritoSlice';
import {
  cuentaDeVenta,
  ventaHechaDe,
  type IntentoDeVenta,
  type VentaAbierta,
} from '../../carrito/ventaAbierta';
import { useDespuesDeVender } from '../hecha/useDespuesDeVender';
import { useLazyConsultarVentaQuery } from '../puntoventaApi';

const PREGUNTAR_MS = 3000;

/**
 * A sale that was sent and whose answer was lost (reload, crash, cable): asks the server by its key until it says
 * whether it exists. It does: the tab shows it and the cart is cleared. It does not: the cart is the user's again.
 * `cobrando`: the payment modal is still waiting for its own answer. `onNoExiste`: the sale was never made.
 */
export function useVentaPerdida(
  clave: string,
  abierta: VentaAbierta,
  empresa: EmpresaFacturacion | undefined,
  cobrando: boolean,
  onNoExiste: () => void,
): boolean {
  const [consultar] = useLazyConsultarVentaQuery();
  const despuesDeVender = useDespuesDeVender(clave, empresa);
  const usuario = useUsuario();
  const dispatch = useDispatch();
  const store = useStore<EstadoConCarrito>();
  const perdida = abierta.intento?.enviadaEn != null && !cobrando;

  const averiguar = async ({ idempotencia, cuenta, cobro }: IntentoDeVenta) => {
    if (!usuario || !empresa) return;
    if (intentoGuardado(usuario.id, clave, idempotencia)?.enviadaEn == null) return;
    const { data: venta, error } = await consultar({ empresa: empresa.empresa, idempotencia });
    if (error || venta === undefined) return; // asked again in a moment
    if (venta === null) {
      dispatch(ventaNoRealizada({ clave }));
      onNoExiste();
      return;
    }
    const { cliente } = abierta;
    const hecha = ventaHechaDe(venta, cuentaDeVenta(abierta, cuenta), { cliente, cobro });
    dispatch(ventaRealizada({ clave, hecha, cuenta }));
    guardarVenta(usuario.id, clave, selectVenta(store.getState(), clave)); // before another tab may ask
    void despuesDeVender(hecha);
  };

  const preguntar = useEffectEvent(async () => {
    const { intento } = abierta;
    if (!intento) return;
    const suya = { ...intento, usuario: usuario?.id, clave };
    await siNadieCobra(suya, () => averiguar(intento));
  });

  useEffect(() => {
    if (!perdida || !empresa) return;
    void preguntar();
    return cada(PREGUNTAR_MS, () => void preguntar());
  }, [perdida, clave, empresa]);

  return perdida;
}
