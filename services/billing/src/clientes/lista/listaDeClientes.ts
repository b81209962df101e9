import { clienteBody, type TipoIdentificacion } from '@comanda/shared/contracts/ventas/clientes';
import {
  COLUMNAS_CLIENTE,
  type ColumnaCliente,
} from '@comanda/shared/contracts/ventas/listaDeClientes';
import {
  esConsumidorFinal,
  TIPO_IDENTIFICACION,
  validarIdentificacion,
} from '@comanda/shared/domain/fiscal/identificacion';
import { esTextoSano } from '@comanda/kit/http/textoSano';
import { leerBytes } from '@comanda/kit/listas/leerBytes';
import { leerFilas, type DeQueHoja } from '@comanda/kit/listas/leerFilas';
import type { CeldaLeida, Lista, ListaLeida } from '@comanda/kit/listas/lista';

type Identificacion = { cedula: string; tipo_identificacion: TipoIdentificacion };
type Nada = Record<string, never>;

/** What a row says of a customer; of what is undefined it says nothing. */
export type FilaDeCliente = {
  fila: number;
  identificacion: Identificacion;
  nombre: string;
  email: string | undefined;
  telefono: string | undefined;
  direccion: string | undefined;
};
export type ClientesLeidos = ListaLeida<ColumnaCliente, FilaDeCliente>;

/** The rules of the form are those of the file. */
const reglas = clienteBody.shape;
type Campo = 'razon_social' | 'email' | 'telefono' | 'direccion';

function conRegla(campo: Campo, texto: string): CeldaLeida<string> {
  if (!esTextoSano(texto)) return { msg: 'Tiene caracteres no permitidos' };
  const leido = reglas[campo].safeParse(texto);
  if (leido.success) return { valor: leido.data };
  return { msg: leido.error.issues[0]?.message ?? 'No es válido' };
}

/** An empty cell says nothing: what the customer has stays. */
const opcional = (campo: Campo) => (texto: string) =>
  texto.trim() === '' ? { valor: undefined } : conRegla(campo, texto);

/** A number, of a mobile or of a line of a province, that a spreadsheet took for a figure. */
const SIN_CERO = /^(9\d{8}|[2-7]\d{7})$/;

function leerTelefono(texto: string): CeldaLeida<string | undefined> {
  const dicho = texto.trim();
  if (!SIN_CERO.test(dicho)) return opcional('telefono')(texto);
  return { valor: `0${dicho}`, aviso: `Le falta el cero del comienzo: se lee 0${dicho}` };
}

const nombreDe = (texto: string): CeldaLeida<string> =>
  texto.trim() === ''
    ? { msg: 'Falta el nombre o la razón social' }
    : conRegla('razon_social', texto);

/** Digits that a spreadsheet took for a number lose the zero they begin with. */
const SIN_SU_CERO: ReadonlySet<number> = new Set([9, 12]);

/** A number with its type, which its length tells; one that fails its check digit is no number of anybody. */
export function leerIdentificacion(texto: string): CeldaLeida<Identificacion> {
  const dicho = texto
    .trim()
    .replace(/^(\d+)[.,]0+$/, '$1')
    .replace(/(?<=\d)[\s-](?=\d)/g, '');
  if (dicho === '') return { msg: 'Falta la identificación' };
  if (/^\d+([.,]\d+)?e\+?\d+$/i.test(dicho)) return { msg: ACORTADA };
  if (esConsumidorFinal(dicho)) return { msg: 'El consumidor final no se registra como cliente' };
  if (/^\d{1,5}$/.test(dicho)) return { msg: OTRA };
  const leida = identificar(dicho);
  if (leida) return comoSeLee(leida);
  const conCero = SIN_SU_CERO.has(dicho.length) ? identificar(`0${dicho}`) : null;
  if (conCero && /^\d+$/.test(dicho))
    return { valor: conCero, aviso: `Le falta el cero del comienzo: se lee ${conCero.cedula}` };
  return { msg: MAL_DICHA[dicho.length] ?? OTRA };
}

const ACORTADA =
  'La hoja de cálculo acortó el número. Dele a la columna el formato Texto y escríbalo completo';
const SOLO_DIGITOS =
  'Se lee como pasaporte. Si es una cédula o un RUC, revise si le faltan o le sobran dígitos';
const OTRA = 'La identificación no es una cédula, un RUC ni un pasaporte válido';
const MAL_DICHA: Readonly<Record<number, string>> = {
  10: 'La cédula no es válida. Revise sus dígitos',
  13: 'El RUC no es válido. Revise sus dígitos',
};

/** Of a passport of digits alone it is said that it was taken for one: a cédula that was mistyped looks the same. */
const comoSeLee = (valor: Identificacion): CeldaLeida<Identificacion> =>
  valor.tipo_identificacion === TIPO_IDENTIFICACION.PASAPORTE && /^\d+$/.test(valor.cedula)
    ? { valor, aviso: SOLO_DIGITOS }
    : { valor };

/** Digits alone are a cédula or a RUC; a passport has a letter, or another length. */
function identificar(cedula: string): Identificacion | null {
  const { CEDULA, RUC, PASAPORTE } = TIPO_IDENTIFICACION;
  const deDigitos = /^\d+$/.test(cedula) ? { 9: CEDULA, 10: CEDULA, 12: RUC, 13: RUC } : {};
  const tipo_identificacion =
    (deDigitos as Record<number, TipoIdentificacion>)[cedula.length] ?? PASAPORTE;
  return validarIdentificacion(tipo_identificacion, cedula) === 'invalida'
    ? null
    : { cedula, tipo_identificacion };
}

const COLUMNAS: Record<ColumnaCliente, ReturnType<Lista<ColumnaCliente, Nada>['declaracion']>> = {
  Identificacion: {
    campo: 'identificacion',
    leer: leerIdentificacion,
    requerida: true,
    sinonimos: ['cedula', 'ruc', 'cedularuc', 'rucocedula', 'cedulaoruc', 'rucci', 'ciruc', 'ci']
      .concat(['ncedula', 'nruc', 'documento', 'numerodeidentificacion', 'nidentificacion'])
      .concat(['identificacioncliente', 'nodocumento', 'numerodocumento', 'pasaporte']),
  },
  Nombre: {
    campo: 'nombre',
    leer: nombreDe,
    requerida: true,
    sinonimos: ['razonsocial', 'cliente', 'nombrecliente', 'nombredelcliente', 'nombres']
      .concat(['nombrecompleto', 'apellidosynombres', 'nombresyapellidos', 'nombrerazonsocial'])
      .concat(['nombreorazonsocial', 'contribuyente']),
  },
  Correo: {
    campo: 'email',
    leer: opcional('email'),
    requerida: false,
    sinonimos: ['email', 'emails', 'mail', 'correos', 'correoelectronico', 'correoselectronicos'],
  },
  Telefono: {
    campo: 'telefono',
    leer: leerTelefono,
    requerida: false,
    sinonimos: ['celular', 'telefonos', 'telefonocelular', 'movil', 'fono', 'telf', 'tel'],
  },
  Direccion: {
    campo: 'direccion',
    leer: opcional('direccion'),
    requerida: false,
    sinonimos: ['domicilio', 'direccioncliente', 'direcciondomicilio', 'dir'],
  },
};

const LISTA: Lista<ColumnaCliente, Nada> = {
  columnas: COLUMNAS_CLIENTE,
  declaracion: (columna) => COLUMNAS[columna],
  cosas: 'clientes',
  encabezados: 'Identificación, Nombre, Correo, Teléfono y Dirección',
  deMas: {
    columna: 'Direccion',
    msg: 'La fila tiene más celdas que encabezados. Lo que lleva el separador, como dos correos, va entre comillas',
  },
};

/** The customers of a sheet; of two rows of one number the second is told of. */
export function leerClientes(
  hoja: readonly (readonly string[])[],
  de: DeQueHoja<ColumnaCliente, Nada>,
): ClientesLeidos {
  const leida: ClientesLeidos = leerFilas(hoja, LISTA, de);
  const vistas = new Map<string, number>();
  const filas = leida.filas.filter(({ fila, identificacion: { cedula } }) => {
    const clave = cedula.toUpperCase();
    const antes = vistas.get(clave);
    if (antes === undefined) {
      vistas.set(clave, fila);
      return true;
    }
    const msg = `Es el mismo cliente de la fila ${antes}`;
    leida.errores.push({ fila, columna: 'Identificacion', valor: cedula, msg });
    return false;
  });
  const errores = leida.errores.toSorted((una, otra) => una.fila - otra.fila);
  return { ...leida, filas, errores };
}

export const leerBytesDeClientes = leerBytes(leerClientes);
