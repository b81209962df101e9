import type { Cliente, TipoIdentificacion } from '@comanda/shared/contracts/ventas/clientes';
import type { Centavos } from '@comanda/shared/domain/dinero/dinero';
import {
  esConsumidorFinal,
  excedeLimiteConsumidorFinal,
  TIPO_IDENTIFICACION,
} from '@comanda/shared/domain/fiscal/identificacion';
import { ERRORES } from '@comanda/shared/errors/catalogo';
import { esDeCifras, faltaDeIdentificacion } from '@comanda/shared/piezas/identificacion';

export const clienteVacio: Cliente = {
  nombre: '',
  razon_social: '',
  email: '',
  direccion: '',
  telefono: '',
  cedula: '',
  tipo_identificacion: TIPO_IDENTIFICACION.CEDULA,
};

/** A lookup runs when 10 digits or 13 digits are entered (spec section 5, Customer); of other types, what may be one. */
export function sePuedeConsultar(tipo: TipoIdentificacion, cedula: string): boolean {
  if (esConsumidorFinal(cedula)) return false;
  return esDeCifras(tipo)
    ? /^(\d{10}|\d{13})$/.test(cedula)
    : faltaDeIdentificacion(tipo, cedula) === null;
}

/** The type follows the number: ten digits are a cedula, thirteen a RUC. */
export function tipoPorLargo(tipo: TipoIdentificacion, cedula: string): TipoIdentificacion {
  if (!esDeCifras(tipo)) return tipo;
  return cedula.length > 10 ? TIPO_IDENTIFICACION.RUC : TIPO_IDENTIFICACION.CEDULA;
}

/** What the call's schema cannot know of a customer: the number, and the limit of the final consumer. */
export function revisarCliente(cliente: Cliente, total: Centavos): { cedula?: string } {
  const { cedula, tipo_identificacion: tipo } = cliente;
  if (esDeCifras(tipo) && excedeLimiteConsumidorFinal(cedula, total))
    return { cedula: ERRORES.CONSUMIDOR_FINAL_LIMITE.msg };
  if (!cedula || esConsumidorFinal(cedula)) return {};
  return { cedula: faltaDeIdentificacion(tipo, cedula) ?? undefined };
}

export function mismosDatos(uno: Cliente, otro: Cliente): boolean {
  const campos = Object.keys(clienteVacio) as (keyof Cliente)[]; // its own keys, which TypeScript widens to string
  return campos.every((campo) => uno[campo].trim() === otro[campo].trim());
}
