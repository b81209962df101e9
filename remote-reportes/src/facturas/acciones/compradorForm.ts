import type { TipoIdentificacion } from '@comanda/shared/contracts/clientes';
import type { ComprobanteDetalle } from '@comanda/shared/contracts/documentos';
import {
  esConsumidorFinal,
  TIPO,
  validarIdentificacion,
} from '@comanda/shared/domain/identificacion';
import { ERRORES } from '@comanda/shared/errors/catalogo';

import { facturasMensajes as mensajes } from '../facturasMensajes';
import type { Fallos, Valores } from '../formulario/useFormulario';

type CampoComprador =
  | 'tipo_identificacion'
  | 'cedula'
  | 'razon_social'
  | 'direccion'
  | 'email'
  | 'telefono';

/** What an identified buyer may have: a refused invoice is not put right by leaving the buyer out. */
export const TIPOS: readonly { value: TipoIdentificacion; label: string }[] = [
  { value: TIPO.CEDULA, label: 'Cedula' },
  { value: TIPO.RUC, label: 'RUC' },
  { value: TIPO.PASAPORTE, label: 'Pasaporte' },
  { value: TIPO.EXTERIOR, label: 'Identificacion del exterior' },
];

export const tipoDe = (valor: string): TipoIdentificacion =>
  TIPOS.find(({ value }) => value === valor)?.value ?? TIPO.CEDULA;

/** The buyer as the invoice has it; of the final consumer nothing is kept. */
export function compradorInicial({
  identificacion,
  ...comprador
}: ComprobanteDetalle['comprador']): Valores<CampoComprador> {
  if (!esConsumidorFinal(identificacion)) return { ...comprador, cedula: identificacion };
  const vacio = { razon_social: '', direccion: '', email: '', telefono: '' };
  return { ...vacio, tipo_identificacion: TIPO.CEDULA, cedula: '' };
}

/** For RUC and cedula: digits only, 13 at most (spec section 5, Customer). */
export function limpiarCedula(tipo: TipoIdentificacion, texto: string): string {
  const soloDigitos = tipo === TIPO.RUC || tipo === TIPO.CEDULA;
  return soloDigitos ? texto.replace(/\D/g, '').slice(0, 13) : texto.trim();
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const esEmail = (texto: string) => EMAIL.test(texto.trim());

/** What is wrong with a buyer, by field, in the order of the form. */
export function revisarComprador(valores: Valores<CampoComprador>): Fallos<CampoComprador> {
  const fallos: Fallos<CampoComprador> = {};
  const { cedula } = valores;
  if (!cedula) fallos.cedula = mensajes.campoVacio;
  else if (esConsumidorFinal(cedula)) fallos.cedula = ERRORES.CORRECCION_SIN_COMPRADOR.msg;
  else if (validarIdentificacion(tipoDe(valores.tipo_identificacion), cedula) === 'invalida')
    fallos.cedula = ERRORES.IDENTIFICACION_INVALIDA.msg;
  for (const campo of ['razon_social', 'direccion', 'email', 'telefono'] as const)
    if (!valores[campo].trim()) fallos[campo] = mensajes.campoVacio;
  if (!fallos.email && !esEmail(valores.email)) fallos.email = mensajes.emailInvalido;
  return fallos;
}
