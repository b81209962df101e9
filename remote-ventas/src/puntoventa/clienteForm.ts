import type { Cliente, TipoIdentificacion } from '@comanda/shared/contracts/clientes';
import type { Centavos } from '@comanda/shared/domain/dinero';
import {
  esConsumidorFinal,
  excedeLimiteConsumidorFinal,
  TIPO,
  validarIdentificacion,
} from '@comanda/shared/domain/identificacion';
import { ERRORES } from '@comanda/shared/errors/catalogo';

import { puntoventaMensajes as mensajes } from './puntoventaMensajes';

export const clienteVacio: Cliente = {
  nombre: '',
  razon_social: '',
  email: '',
  direccion: '',
  telefono: '',
  cedula: '',
  tipo_identificacion: TIPO.CEDULA,
};

/** A lookup runs when 10 digits or 13 digits are entered (spec section 5, Customer). */
export const sePuedeConsultar = (cedula: string) =>
  /^(\d{10}|\d{13})$/.test(cedula) && !esConsumidorFinal(cedula);

/** The type follows the number: ten digits are a cedula, thirteen a RUC. */
export function tipoPorLargo(tipo: TipoIdentificacion, cedula: string): TipoIdentificacion {
  if (tipo !== TIPO.CEDULA && tipo !== TIPO.RUC) return tipo;
  return cedula.length > 10 ? TIPO.RUC : TIPO.CEDULA;
}

/** What the call's schema cannot know of a customer: the number, and the limit of the final consumer. */
export function revisarCliente(cliente: Cliente, total: Centavos): { cedula?: string } {
  const { cedula, tipo_identificacion: tipo } = cliente;
  if ((tipo === TIPO.RUC || tipo === TIPO.CEDULA) && excedeLimiteConsumidorFinal(cedula, total))
    return { cedula: ERRORES.CONSUMIDOR_FINAL_LIMITE.msg };
  if (!cedula || esConsumidorFinal(cedula)) return {};
  return validarIdentificacion(tipo, cedula) === 'invalida'
    ? { cedula: mensajes.identificacionInvalida }
    : {};
}

export function mismosDatos(uno: Cliente, otro: Cliente): boolean {
  const campos = Object.keys(clienteVacio) as (keyof Cliente)[]; // its own keys, which TypeScript widens to string
  return campos.every((campo) => uno[campo].trim() === otro[campo].trim());
}
