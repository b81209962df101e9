import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';

import type { EmpresaFacturacion } from '@comanda/shared/contracts/facturacion/facturacion';

import { ventaRealizada } from '../../carrito/carritoSlice';
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
  const despuesDeVender = useDespuesDeVender(clave, empresa);
  const idempotencia = abierta.intento?.idempotencia;

  const averiguar = useEffectEvent(async (sigue: () => boolean) => {
    const { intento, cliente } = abierta;
    if (!intento) return;
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
    dispatch(ventaRealizada({ clave, hecha, cuenta }));
    void despuesDeVender(hecha);
  });

  useEffect(() => {
    if (!idempotencia || cobrando || !empresa) return;
    let sigue = true;
    averiguar(() => sigue).catch((error: unknown) => console.error(error));
    return () => void (sigue = false);
  }, [idempotencia, cobrando, empresa]);
}
