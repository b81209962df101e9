import { skipToken } from '@reduxjs/toolkit/query/react';

import { cuentasCalls, type CreditoDeCliente } from '@comanda/shared/contracts/caja/cuentas';
import type { EmpresaFacturacion } from '@comanda/shared/contracts/facturacion/facturacion';
import type { Ajustes } from '@comanda/shared/contracts/ventas/ajustes';
import { PLAZO_MAXIMO } from '@comanda/shared/contracts/ventas/ventas';
import { aCentavos, centavos } from '@comanda/shared/domain/dinero/dinero';
import { usePuede } from '@comanda/shared/piezas/sesion';
import { useConexion } from '@comanda/shared/session';

import type { VentaAbierta } from '../../carrito/ventaAbierta';
import { useCreditoDeClienteQuery } from '../puntoventaApi';
import { puntoventaMensajes as mensajes } from '../puntoventaMensajes';
import type { PagoForm } from './usePagoForm';

type De = {
  ajustes: Ajustes;
  abierta: VentaAbierta;
  pago: PagoForm;
  empresa: EmpresaFacturacion | undefined;
};

export type CreditoDeVenta = ReturnType<typeof useCredito>;

/** Whether what is charged may be left on account, and how its buyer stands; the server decides it again. */
export function useCredito({ ajustes, abierta, pago, empresa }: De) {
  const enLinea = useConexion();
  const puede = usePuede(cuentasCalls.creditoDeCliente);
  const { cliente } = abierta;
  const { escrito, debido, falta } = pago;
  const elegido = escrito.formaPago === 'CREDITO';
  const consulta = useCreditoDeClienteQuery(
    elegido && enLinea && cliente && empresa
      ? { empresa: empresa.empresa, cedula: cliente.cedula }
      : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const suyo: CreditoDeCliente | undefined = consulta.currentData;
  const plazo = escrito.plazo.trim() === '' ? ajustes.credito_plazo : Number(escrito.plazo);

  const impedimento = (): string | null => {
    if (!elegido) return null;
    if (!enLinea) return mensajes.creditoSinLinea;
    if (!cliente) return mensajes.creditoSinCliente;
    if (debido < falta) return mensajes.creditoAlFinal;
    if (!Number.isInteger(plazo) || plazo < 1 || plazo > PLAZO_MAXIMO)
      return mensajes.plazoInvalido;
    if (consulta.isError) return mensajes.creditoSinLeer;
    if (!suyo) return mensajes.creditoLeyendo;
    const queda = aCentavos(suyo.disponible);
    return debido > queda ? mensajes.creditoExcede(queda, centavos(debido - queda)) : null;
  };

  return {
    ofrecido: ajustes.vende_a_credito && puede,
    impedimento: impedimento(),
    suyo,
    plazo,
    /** What the company says. */
    plazoComun: ajustes.credito_plazo,
    debido,
  };
}
