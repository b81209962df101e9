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

export type CampoCliente = Exclude<keyof Cliente, 'tipo_identificacion'>;

export const CAMPOS: readonly { campo: CampoCliente; etiqueta: string; max: number }[] = [
  { campo: 'nombre', etiqueta: 'Nombre', max: 300 },
  { campo: 'razon_social', etiqueta: 'Razon social', max: 300 },
  { campo: 'email', etiqueta: 'Email', max: 200 },
  { campo: 'direccion', etiqueta: 'Direccion', max: 300 },
  { campo: 'telefono', etiqueta: 'Telefono', max: 20 },
];

export const TIPOS: readonly { tipo: TipoIdentificacion; etiqueta: string }[] = [
  { tipo: TIPO.CEDULA, etiqueta: 'Cedula' },
  { tipo: TIPO.RUC, etiqueta: 'RUC' },
  { tipo: TIPO.PASAPORTE, etiqueta: 'Pasaporte' },
  { tipo: TIPO.EXTERIOR, etiqueta: 'Identificacion del exterior' },
];

export const clienteVacio: Cliente = {
  nombre: '',
  razon_social: '',
  email: '',
  direccion: '',
  telefono: '',
  cedula: '',
  tipo_identificacion: TIPO.CEDULA,
};

/** For RUC and cedula: digits only, 13 at most (spec section 5, Customer). */
export function limpiarCedula(tipo: TipoIdentificacion, texto: string): string {
  const soloDigitos = tipo === TIPO.RUC || tipo === TIPO.CEDULA;
  return soloDigitos ? texto.replace(/\D/g, '').slice(0, 13) : texto.trim().slice(0, 20);
}

/** A lookup runs when 10 digits or 13 digits are entered (spec section 5, Customer). */
export const sePuedeConsultar = (cedula: string) => /^(\d{10}|\d{13})$/.test(cedula);

/** The type follows the number: ten digits are a cedula, thirteen a RUC. */
export function tipoPorLargo(tipo: TipoIdentificacion, cedula: string): TipoIdentificacion {
  if (tipo !== TIPO.CEDULA && tipo !== TIPO.RUC) return tipo;
  return cedula.length > 10 ? TIPO.RUC : TIPO.CEDULA;
}

export type Fallos = Partial<Record<CampoCliente, string>>;

/** What is wrong with a customer, by field, in the order of the form; empty when it can be saved. */
export function revisarCliente(cliente: Cliente, total: Centavos): Fallos {
  const { cedula, tipo_identificacion: tipo } = cliente;
  if ((tipo === TIPO.RUC || tipo === TIPO.CEDULA) && excedeLimiteConsumidorFinal(cedula, total)) {
    return { cedula: ERRORES.CONSUMIDOR_FINAL_LIMITE.msg };
  }
  if (esConsumidorFinal(cedula)) return {};
  const fallos: Fallos = {};
  if (!cedula) fallos.cedula = mensajes.camposCliente;
  else if (validarIdentificacion(tipo, cedula) === 'invalida') {
    fallos.cedula = mensajes.identificacionInvalida;
  }
  for (const { campo } of CAMPOS) {
    if (!cliente[campo].trim()) fallos[campo] = mensajes.camposCliente;
  }
  if (!fallos.email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cliente.email.trim())) {
    fallos.email = mensajes.emailInvalido;
  }
  return fallos;
}

export const mismosDatos = (uno: Cliente, otro: Cliente) =>
  [...CAMPOS.map(({ campo }) => campo), 'cedula' as const, 'tipo_identificacion' as const].every(
    (campo) => uno[campo].trim() === otro[campo].trim(),
  );
