import { useState } from 'react';

import { useDispatch, useStore } from 'react-redux';

import { esApiError } from '@comanda/shared/api';
import type { EmpresaFacturacion } from '@comanda/shared/contracts/facturacion';
import type { FormaPago } from '@comanda/shared/contracts/ventas';
import { totalesDe } from '@comanda/shared/domain/carrito';
import { aDolares, type Centavos } from '@comanda/shared/domain/dinero';
import { CONSUMIDOR_FINAL } from '@comanda/shared/domain/identificacion';
import { useUsuario } from '@comanda/shared/session';
import { avisar, textoDeFallo } from '@comanda/shared/ui/core';

import { mientrasCobra } from '../carrito/candado';
import { guardarVenta } from '../carrito/carritoGuardado';
import {
  intentoGastado,
  selectVenta,
  ventaEnviada,
  ventaNoRealizada,
  ventaRealizada,
  type EstadoConCarrito,
} from '../carrito/carritoSlice';
import { ventaHechaDe, type Cuenta, type VentaAbierta } from '../carrito/ventaAbierta';
import { codigoDe, pagarVenta, respuestaPerdida } from './pagarVenta';
import { useCrearVentaMutation, useReservarClaveAccesoMutation } from './puntoventaApi';
import { puntoventaMensajes as mensajes } from './puntoventaMensajes';
import { useDespuesDeVender } from './useDespuesDeVender';

export type Pago = { cuenta: Cuenta; formaPago: FormaPago | null; recibido: Centavos | null };

/** How a charge ended. `fallo`: why there is no sale, in words; null while nobody knows. */
export type Cobrado = { vendida: boolean; fallo: string | null };

const VENDIDA: Cobrado = { vendida: true, fallo: null };
const SIN_EFECTO: Cobrado = { vendida: false, fallo: null };

/** Charges one bill of an open sale. */
export function usePago(
  clave: string,
  abierta: VentaAbierta,
  empresa: EmpresaFacturacion | undefined,
) {
  const [cobrando, setCobrando] = useState(false);
  const [reservar] = useReservarClaveAccesoMutation();
  const [crearVenta] = useCrearVentaMutation();
  const despuesDeVender = useDespuesDeVender(clave, empresa);
  const usuario = useUsuario();
  const dispatch = useDispatch();
  const store = useStore<EstadoConCarrito>();

  /** At once: the page may die at the next step, and another tab may be waiting. */
  const guardar = () => {
    if (usuario) guardarVenta(usuario.id, clave, selectVenta(store.getState(), clave));
  };

  const cobrar = async ({ cuenta, formaPago, recibido }: Pago): Promise<Cobrado> => {
    const { intento, cliente } = abierta;
    if (!intento || !empresa || cobrando) return SIN_EFECTO;
    const { idempotencia } = intento;
    const lineas = cuenta === 'principal' ? abierta.carrito : abierta.dividida;
    const { subtotal, iva, total } = totalesDe(lineas);

    const vender = {
      reservar: () =>
        reservar({ ruc: empresa.ruc, empresa: empresa.empresa, idempotencia }).unwrap(),
      anotarEnvio: () => {
        dispatch(ventaEnviada({ clave, enviadaEn: Date.now(), recibido }));
        guardar();
      },
      crearVenta: (reserva: { claveAcceso: string; secuencial: string } | null) =>
        crearVenta({
          idempotencia,
          tienda: [...lineas],
          empresa: empresa.empresa,
          secuencial: reserva?.secuencial ?? null,
          forma_pago: formaPago ?? 'EFECTIVO',
          caja_usuario: usuario?.nombreCompleto ?? '',
          clave_acceso: reserva?.claveAcceso ?? null,
          cedula: cliente?.cedula ?? CONSUMIDOR_FINAL,
          iva: aDolares(iva),
          subtotal: aDolares(subtotal),
          total: aDolares(total),
        }).unwrap(),
    };

    const cobrarUnaVez = async (): Promise<Cobrado> => {
      try {
        const pago = { lineas, formaPago, emiteFactura: empresa.factura };
        const venta = await pagarVenta(pago, vender);
        const hecha = ventaHechaDe(venta, { lineas, cliente, recibido });
        dispatch(ventaRealizada({ clave, hecha, cuenta }));
        void despuesDeVender(hecha);
        return VENDIDA;
      } catch (error) {
        console.error(error);
        return { vendida: false, fallo: explicar(error) };
      } finally {
        guardar();
      }
    };

    setCobrando(true);
    const cobrado = await mientrasCobra(idempotencia, cobrarUnaVez);
    setCobrando(false);
    return cobrado;
  };

  const seEnvio = () => selectVenta(store.getState(), clave).intento?.enviadaEn != null;

  /**
   * A refusal gives the cart back, and so does a failure before the sale was sent; both are told in words. A lost answer
   * keeps the key until the server says which it was.
   */
  const explicar = (error: unknown): string | null => {
    if (codigoDe(error) === 'IDEMPOTENCIA_EN_CONFLICTO') {
      dispatch(intentoGastado({ clave }));
      avisar({ tipo: 'error', titulo: mensajes.titulo, texto: mensajes.ventaConOtrosDatos });
      return null;
    }
    if (respuestaPerdida(error) && seEnvio()) return null;
    dispatch(ventaNoRealizada({ clave }));
    const motivo = esApiError(error) ? textoDeFallo(error) : textoDe(error);
    return `${motivo.replace(/[.]$/, '')}. ${mensajes.sigueAbierta}`;
  };

  return { cobrar, cobrando };
}

const textoDe = (error: unknown) => (error instanceof Error ? error.message : textoDeFallo(error));
