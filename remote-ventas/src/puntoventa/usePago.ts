import { useState } from 'react';

import { useDispatch, useStore } from 'react-redux';

import { esApiError } from '@comanda/shared/api';
import type { EmpresaFacturacion } from '@comanda/shared/contracts/facturacion';
import type { FormaPago } from '@comanda/shared/contracts/ventas';
import { totalesDe } from '@comanda/shared/domain/carrito';
import { aDolares, type Centavos } from '@comanda/shared/domain/dinero';
import { CONSUMIDOR_FINAL } from '@comanda/shared/domain/identificacion';
import { useUsuario } from '@comanda/shared/session';
import { avisar, avisarFallo } from '@comanda/shared/ui/core';

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

type Pago = { cuenta: Cuenta; formaPago: FormaPago | null; recibido: Centavos | null };

/** Charges one bill of an open sale; true when the sale exists. */
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

  const cobrar = async ({ cuenta, formaPago, recibido }: Pago): Promise<boolean> => {
    const { intento, cliente } = abierta;
    if (!intento || !empresa || cobrando) return false;
    const { idempotencia } = intento;
    const lineas = cuenta === 'principal' ? abierta.carrito : abierta.dividida;
    const { subtotal, iva, total } = totalesDe(lineas);

    const vender = {
      reservar: () =>
        reservar({ ruc: empresa.ruc, empresa: empresa.empresa, idempotencia }).unwrap(),
      anotarEnvio: () => {
        dispatch(ventaEnviada({ clave, enviadaEn: Date.now() }));
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

    const cobrarUnaVez = async () => {
      try {
        const pago = { lineas, formaPago, emiteFactura: empresa.factura };
        const venta = await pagarVenta(pago, vender);
        const hecha = ventaHechaDe(venta, { lineas, cliente, recibido });
        dispatch(ventaRealizada({ clave, hecha, cuenta }));
        void despuesDeVender(hecha);
        return true;
      } catch (error) {
        console.error(error);
        explicar(error);
        return false;
      } finally {
        guardar();
      }
    };

    setCobrando(true);
    const vendida = await mientrasCobra(idempotencia, cobrarUnaVez);
    setCobrando(false);
    return vendida;
  };

  const seEnvio = () => selectVenta(store.getState(), clave).intento?.enviadaEn != null;

  /** A refusal gives the cart back, and so does a failure before the sale was sent; a lost answer keeps the key until the server says which it was. */
  const explicar = (error: unknown) => {
    if (codigoDe(error) === 'IDEMPOTENCIA_EN_CONFLICTO') {
      dispatch(intentoGastado({ clave }));
      avisar({ tipo: 'error', titulo: mensajes.titulo, texto: mensajes.ventaConOtrosDatos });
    } else if (respuestaPerdida(error) && seEnvio()) {
      avisar({ tipo: 'warning', titulo: mensajes.titulo, texto: mensajes.respuestaPerdida });
    } else {
      dispatch(ventaNoRealizada({ clave }));
      avisarFallo(error, mensajes.titulo, esApiError(error) ? undefined : textoDe(error));
    }
  };

  return { cobrar, cobrando };
}

const textoDe = (error: unknown) => (error instanceof Error ? error.message : undefined);
