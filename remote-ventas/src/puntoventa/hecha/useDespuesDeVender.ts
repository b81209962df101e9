import { useDispatch } from 'react-redux';

import { imprimirTicketEnNavegador, leerPapel, type AppDispatch } from '@comanda/shared/api';
import type { EmpresaFacturacion } from '@comanda/shared/contracts/facturacion/facturacion';
import { enTabla } from '@comanda/shared/domain/texto/palabras';
import { permisoDeVenta } from '@comanda/shared/piezas/cajon';
import { avisar } from '@comanda/shared/ui/core';

import { comprobanteCambiado, impresionCambiada } from '../../carrito/carritoSlice';
import { fraseDeImpresora } from '../../carrito/fraseDeImpresora';
import type { VentaHecha } from '../../carrito/ventaAbierta';
import { useFirmarXmlMutation, useImprimirTicketMutation } from '../puntoventaApi';
import { puntoventaMensajes as mensajes } from '../puntoventaMensajes';
import { ticketDe } from './ticketDe';

/** After a sale exists: hurries its invoice and prints its ticket. Neither can undo it. */
export function useDespuesDeVender(clave: string, empresa: EmpresaFacturacion | undefined) {
  const dispatch = useDispatch();
  const [firmar] = useFirmarXmlMutation();
  const imprimir = useImprimir(clave, empresa);

  const apurarFactura = async ({ venta, pendiente }: VentaHecha) => {
    if (!venta.clave_acceso || pendiente) return;
    const infoTributaria = { claveAcceso: venta.clave_acceso };
    const { data } = await firmar({ empresa: venta.empresa, infoTributaria });
    // Without an answer the worker goes on alone, and the sale's card asks how it stands.
    const { estado = 'POR_FIRMAR', mensaje } = data ?? {};
    dispatch(comprobanteCambiado({ clave, id: venta.id, estado, mensaje }));
  };

  return async (hecha: VentaHecha) => {
    await Promise.all([apurarFactura(hecha), imprimir(hecha, false)]);
  };
}

/** Prints the ticket of a sale, or its copy; a failure is said on the sale's card and leaves the sale as it is. */
export function useImprimir(clave: string, empresa: EmpresaFacturacion | undefined) {
  const dispatch = useDispatch<AppDispatch>();
  const [imprimirTicket] = useImprimirTicketMutation();

  return async (hecha: VentaHecha, copia: boolean) => {
    if (!empresa) return;
    const { id } = hecha.venta;
    dispatch(impresionCambiada({ clave, id, impresion: 'imprimiendo' }));
    const ticket = ticketDe(hecha, empresa, copia);
    const suya = { empresa: hecha.venta.empresa, venta: id };
    const conCajon = ticket.cajon && leerPapel() === null; // a browser opens none
    const boleto = conCajon && (await permisoDeVenta(dispatch, suya));
    const { data, error } = await imprimirTicket({ ...ticket, ...(boleto && { boleto }) });
    if (data?.cajon) avisarDelCajon(data.cajon).catch(console.error);
    dispatch(
      error
        ? impresionCambiada({ clave, id, impresion: 'fallo', motivo: motivoDe(error) })
        : impresionCambiada({ clave, id, impresion: 'impreso' }),
    );
  };
}

/** Where the till's printer did not: the same ticket in the browser's own dialog, which opens no drawer. */
export function useImprimirEnNavegador(clave: string, empresa: EmpresaFacturacion | undefined) {
  const dispatch = useDispatch();
  return async (hecha: VentaHecha) => {
    if (!empresa) return;
    const { id } = hecha.venta;
    const fallo = await imprimirTicketEnNavegador(ticketDe(hecha, empresa, false));
    dispatch(
      fallo
        ? impresionCambiada({ clave, id, impresion: 'fallo', motivo: fallo.msg })
        : impresionCambiada({ clave, id, impresion: 'impreso' }),
    );
  };
}

/** Why the drawer stayed shut: the sentences of all failures come with what is paid. */
async function avisarDelCajon(codigo: string): Promise<void> {
  const { ERRORES } = await import(
    /* webpackChunkName: "dialogos" */ '@comanda/shared/errors/catalogo'
  );
  const texto = mensajes.sinCajon(enTabla(ERRORES, codigo)?.msg ?? codigo);
  avisar({ tipo: 'warning', titulo: 'Cajón', texto });
}

/** One that is there says more than the sentence of spec section 8. */
const motivoDe = (error: unknown) => fraseDeImpresora(error) ?? mensajes.impresora;
