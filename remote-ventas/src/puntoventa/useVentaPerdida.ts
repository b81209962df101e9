import { useEffect, useEffectEvent } from 'react';

import { useDispatch } from 'react-redux';

import type { EmpresaFacturacion } from '@comanda/shared/contracts/facturacion';
import { avisar } from '@comanda/shared/ui/core';

import { ventaNoRealizada, ventaRealizada } from '../carrito/carritoSlice';
import { ventaHechaDe, type VentaAbierta } from '../carrito/ventaAbierta';
import { useLazyConsultarVentaQuery } from './puntoventaApi';
import { puntoventaMensajes as mensajes } from './puntoventaMensajes';
import { useDespuesDeVender } from './useDespuesDeVender';

const PREGUNTAR_MS = 3000;

/**
 * A sale that was sent and whose answer was lost (reload, crash, cable): asks the server by its key until it says
 * whether it exists. It does: the tab shows it and the cart is cleared. It does not: the cart is the user's again.
 * `cobrando`: the payment modal is still waiting for its own answer.
 */
export function useVentaPerdida(
  clave: string,
  abierta: VentaAbierta,
  empresa: EmpresaFacturacion | undefined,
  cobrando: boolean,
): boolean {
  const [consultar] = useLazyConsultarVentaQuery();
  const despuesDeVender = useDespuesDeVender(clave, empresa);
  const dispatch = useDispatch();
  const perdida = abierta.intento?.enviada === true && !cobrando;

  const preguntar = useEffectEvent(async () => {
    const { intento, carrito, dividida, cliente } = abierta;
    if (!intento || !empresa) return;
    const { idempotencia, cuenta } = intento;
    const { data: venta, error } = await consultar({ empresa: empresa.empresa, idempotencia });
    if (error || venta === undefined) return; // asked again in a moment
    if (venta === null) {
      dispatch(ventaNoRealizada({ clave }));
      avisar({ tipo: 'info', titulo: mensajes.titulo, texto: mensajes.ventaNoRegistrada });
      return;
    }
    const lineas = cuenta === 'principal' ? carrito : dividida;
    const hecha = ventaHechaDe(venta, { lineas, cliente, recibido: null });
    dispatch(ventaRealizada({ clave, hecha, cuenta }));
    void despuesDeVender(hecha);
  });

  useEffect(() => {
    if (!perdida || !empresa) return;
    void preguntar();
    const reloj = setInterval(() => void preguntar(), PREGUNTAR_MS);
    return () => clearInterval(reloj);
  }, [perdida, clave, empresa]);

  return perdida;
}
