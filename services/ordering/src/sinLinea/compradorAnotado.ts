import type { Cliente } from '@comanda/shared/contracts/ventas/clientes';
import {
  esConsumidorFinal,
  validarIdentificacion,
} from '@comanda/shared/domain/fiscal/identificacion';
import { enCampo } from '@comanda/kit/http/enCampo';

import type { Solicitud } from '../ventas/revisarLinea';

import type { Marcas } from './marcas';

type PorAnotar = Pick<Solicitud, 'cedula' | 'sin_linea'>;

/**
 * The buyer as the till took them down, for it did not know them; null where it did. As strict as when they are registered
 * with a line (billing's registrarCliente).
 */
export function compradorAnotado({ cedula, sin_linea }: PorAnotar): Cliente | null {
  const anotado = sin_linea?.comprador;
  if (!anotado) return null;
  const valido =
    anotado.cedula === cedula &&
    !esConsumidorFinal(cedula) &&
    validarIdentificacion(anotado.tipo_identificacion, cedula) !== 'invalida';
  if (!valido) throw enCampo('IDENTIFICACION_INVALIDA', 'cedula', { detalle: { cedula } });
  return anotado;
}

/** Somebody is registered with that number: the invoice is theirs, and goes to their mail, not as the ticket said. */
export function marcarComprador(
  marcas: Marcas,
  anotado: Cliente | null,
  registrado: Cliente | null,
): void {
  if (!anotado || !registrado || mismos(anotado, registrado)) return;
  const { cedula } = registrado;
  marcas.marcar('CLIENTE_DISTINTO', {
    cedula,
    anotado: dicho(anotado),
    registrado: dicho(registrado),
  });
}

const dicho = ({ razon_social, email }: Cliente) => `${razon_social}, ${email}`;
const mismos = (uno: Cliente, otro: Cliente) =>
  dicho(uno).toLowerCase() === dicho(otro).toLowerCase();
