import { useState } from 'react';
import { useDispatch, useStore } from 'react-redux';

import { esApiError, type AppDispatch } from '@comanda/shared/api';
import type { EmpresaFacturacion } from '@comanda/shared/contracts/facturacion/facturacion';
import { esACredito } from '@comanda/shared/domain/dinero/credito';
import { formaPagoMayor } from '@comanda/shared/domain/dinero/pagos';
import { useUsuario } from '@comanda/shared/session';
import type { Vendida } from '@comanda/shared/sinLinea';
import { avisar, textoDeFallo } from '@comanda/shared/ui/core';

import { mientrasCobra } from '../../carrito/candado';
import { guardarVenta, leerCarritos } from '../../carrito/carritoGuardado';
import {
  aprobacionGastada,
  intentoGastado,
  selectVenta,
  ventaEnviada,
  ventaNoRealizada,
  ventaRealizada,
  type EstadoConCarrito,
} from '../../carrito/carritoSlice';
import {
  cuentaDeVenta,
  datosDeCliente,
  ventaHechaDe,
  type Cobrado as Cobro,
  type CuentaId,
  type VentaAbierta,
} from '../../carrito/ventaAbierta';
import type { Documentos } from '../catalogo/useDocumentos';
import { useDespuesDeVender } from '../hecha/useDespuesDeVender';
import { useCrearVentaMutation, useReservarClaveAccesoMutation } from '../puntoventaApi';
import { puntoventaMensajes as mensajes } from '../puntoventaMensajes';
import type { PorPagar } from './pagarVenta';
import { codigoDeError, respuestaPerdida } from './respuestaPerdida';
import { solicitudDeCuenta } from './solicitudDeCuenta';

/** How a bill is paid: what was taken before, and now. */
export type PagoDeCuenta = Cobro & { cuenta: CuentaId };

/** How a charge ended. `fallo`: why there is no sale, in words; null while nobody knows. */
export type FinDeCobro = { vendida: boolean; fallo: string | null };

const VENDIDA: FinDeCobro = { vendida: true, fallo: null };
const SIN_EFECTO: FinDeCobro = { vendida: false, fallo: null };

/** Who charges, and what each bill is documented with. */
export type DeCobro = { empresa: EmpresaFacturacion | undefined; documentos: Documentos };

/** Charges one bill of an open sale. */
export function usePago(clave: string, abierta: VentaAbierta, { empresa, documentos }: DeCobro) {
  const [cobrando, setCobrando] = useState(false);
  const [reservar] = useReservarClaveAccesoMutation();
  const [crearVenta] = useCrearVentaMutation();
  const despuesDeVender = useDespuesDeVender(clave, empresa);
  const usuario = useUsuario();
  const dispatch = useDispatch<AppDispatch>();
  const store = useStore<EstadoConCarrito>();

  /** At once: the page may die at the next step, and another tab may be waiting. */
  const guardar = () => {
    if (usuario) guardarVenta(usuario.id, clave, selectVenta(store.getState(), clave));
  };

  const cobrar = async ({ cuenta: id, ...cobro }: PagoDeCuenta): Promise<FinDeCobro> => {
    const { intento, cliente } = abierta;
    if (!intento || !empresa || cobrando) return SIN_EFECTO;
    const { idempotencia } = intento;
    const cuenta = cuentaDeVenta(abierta, id);
    const conFactura = documentos.de(cuenta.carrito) === 'FACTURA';
    const venta = solicitudDeCuenta(cuenta, abierta, cobro);
    const deEmpresa = {
      ...venta,
      empresa: empresa.empresa,
      caja_usuario: usuario?.nombreCompleto ?? '',
    };

    const vender = {
      reservar: () =>
        reservar({ ruc: empresa.ruc, empresa: empresa.empresa, idempotencia }).unwrap(),
      anotarEnvio: () => {
        dispatch(ventaEnviada({ clave, enviadaEn: Date.now(), cobro }));
        guardar();
      },
      crearVenta: (reserva: { claveAcceso: string; secuencial: string } | null) =>
        crearVenta({
          ...deEmpresa,
          idempotencia,
          secuencial: reserva?.secuencial ?? null,
          clave_acceso: reserva?.claveAcceso ?? null,
        }).unwrap(),
    };
    /** A registered till sells with its own numbers, line or no line; any other browser asks for one. */
    const venderAqui = async (pago: PorPagar): Promise<Vendida> => {
      // both came with the dialog
      const { exigirPago, pagarVenta } = await import(
        /* webpackChunkName: "dialogos" */ './pagarVenta'
      );
      const { cobrarConEquipo, segunEquipo } = await import('@comanda/shared/sinLinea');
      exigirPago(pago);
      const conEquipo = () =>
        cobrarConEquipo(dispatch, {
          idempotencia,
          cuerpo: deEmpresa,
          vendedor: usuario?.id ?? '',
          cliente: cliente?.nombre ?? 'CONSUMIDOR FINAL',
          conFactura,
          comprador: cliente?.porRegistrar && datosDeCliente(cliente),
        });
      const alServidor = async () => ({ venta: await pagarVenta(pago, vender), pendiente: null });
      // what a customer owes is known to the server alone
      if (esACredito(cobro.pagos)) return alServidor();
      return segunEquipo<Vendida>(empresa.empresa, conEquipo, alServidor);
    };

    const cobrarUnaVez = async (): Promise<FinDeCobro> => {
      try {
        const formaPago = formaPagoMayor(cobro.pagos) ?? null;
        const pago = { lineas: cuenta.carrito, formaPago, emiteFactura: conFactura };
        const { venta: vendida, pendiente } = await venderAqui(pago);
        const hecha = ventaHechaDe(vendida, cuenta, { cliente, cobro, pendiente });
        dispatch(ventaRealizada({ clave, hecha, cuenta: id }));
        void despuesDeVender(hecha);
        return VENDIDA;
      } catch (error) {
        console.error(error);
        return { vendida: false, fallo: explicar(error) };
      } finally {
        guardar();
      }
    };

    const cobrarSiSigue = (): Promise<FinDeCobro> =>
      cobradaEnOtraPestana(idempotencia) ? Promise.resolve(VENDIDA) : cobrarUnaVez();

    setCobrando(true);
    const suya = { usuario: usuario?.id, clave, idempotencia };
    const cobrado = await mientrasCobra(suya, cobrarSiSigue);
    setCobrando(false);
    return cobrado;
  };

  /**
   * While this one waited for its turn another tab charged the same order, and prints its ticket: it is not printed twice. What
   * it stored comes here by itself; loaded here too, it would be stored over what the other tab says next of its ticket.
   */
  const cobradaEnOtraPestana = (idempotencia: string): boolean => {
    const suya = usuario && leerCarritos(usuario.id).ventas[clave];
    if (!suya?.hecha || suya.intento?.idempotencia === idempotencia) return false;
    return suya.hecha.venta.id !== abierta.hecha?.venta.id;
  };

  const seEnvio = () => selectVenta(store.getState(), clave).intento?.enviadaEn != null;

  /**
   * A refusal gives the cart back, and so does a failure before the sale was sent; both are told in words. A lost answer
   * keeps the key until the server says which it was.
   */
  const explicar = (error: unknown): string | null => {
    if (codigoDeError(error) === 'IDEMPOTENCIA_EN_CONFLICTO') {
      dispatch(intentoGastado({ clave }));
      avisar({ tipo: 'error', titulo: mensajes.titulo, texto: mensajes.ventaConOtrosDatos });
      return null;
    }
    if (respuestaPerdida(error) && seEnvio()) return null;
    dispatch(ventaNoRealizada({ clave }));
    if (codigoDeError(error) === 'DESCUENTO_SIN_APROBACION') dispatch(aprobacionGastada({ clave }));
    const motivo = esApiError(error) ? textoDeFallo(error) : textoDe(error);
    return `${motivo.replace(/[.]$/, '')}. ${mensajes.sigueAbierta}`;
  };

  return { cobrar, cobrando };
}

const textoDe = (error: unknown) => (error instanceof Error ? error.message : textoDeFallo(error));
