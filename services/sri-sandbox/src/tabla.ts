import { aDolares } from '@comanda/shared/domain/dinero/dinero';
import { PROPINA_MAXIMA } from '@comanda/shared/domain/dinero/rebaja';
import { LIMITE_CONSUMIDOR_FINAL } from '@comanda/shared/domain/fiscal/identificacion';
import { DIAS_PARA_ENVIAR } from '@comanda/shared/domain/ley/limites';

/** What the authority says of each code: Ficha Tecnica, table of errors. */
const MENSAJES = {
  '2': 'RUC DEL EMISOR NO SE ENCUENTRA ACTIVO',
  '10': 'ESTABLECIMIENTO DEL EMISOR SE ENCUENTRA CLAUSURADO',
  '26': 'TAMANO MAXIMO SUPERADO',
  '35': 'ARCHIVO NO CUMPLE ESTRUCTURA XML',
  '36': 'VERSION ESQUEMA DESCONTINUADA',
  '37': 'RUC SIN AUTORIZACION DE EMISION',
  '39': 'FIRMA INVALIDA',
  '40': 'ERROR EN EL CERTIFICADO',
  '42': 'CERTIFICADO CADUCADO',
  '43': 'CLAVE ACCESO REGISTRADA',
  '45': 'ERROR SECUENCIAL REGISTRADO',
  '46': 'RUC NO EXISTE',
  '48': 'ESQUEMA XSD NO EXISTE',
  '52': 'ERROR EN DIFERENCIAS',
  '56': 'ERROR ESTABLECIMIENTO CERRADO',
  '57': 'AUTORIZACION SUSPENDIDA',
  '58': 'ERROR EN LA ESTRUCTURA DE CLAVE DE ACCESO',
  '63': 'RUC CLAUSURADO',
  '64': 'DOCUMENTO DE SUSTENTO NO EXISTE',
  '65': 'FECHA EMISION EXTEMPORANEA',
  '67': 'FECHA INVALIDA',
  '69': 'ERROR EN LA IDENTIFICACION DEL RECEPTOR',
} as const;

type Codigo = keyof typeof MENSAJES;
/** `dice` goes before all else in what is answered; `fuente`: the part of the authority's rules, or what else says so. */
export type FilaDeReglas = { codigo: Codigo; mensaje: string; dice: string; fuente: string };

const filas = <Id extends string>(
  codigo: Codigo,
  fuente: string,
  reglas: Record<Id, string>,
): Record<Id, FilaDeReglas> => {
  const entradas = Object.entries<string>(reglas).map(([id, dice]): [string, FilaDeReglas] => [
    id,
    { codigo, mensaje: MENSAJES[codigo], dice, fuente },
  ]);
  return Object.fromEntries(entradas) as Record<Id, FilaDeReglas>; // the same keys
};

/** Every rule that a document is refused for, in one place. What stands in no other than this is refused nowhere. */
export const REGLAS_DEL_SRI = {
  ...filas('26', 'Documents', { tamano: 'el documento pasa de 320 KB' }),
  ...filas('35', 'Documents; xsd', { estructura: 'el documento no cumple el esquema' }),
  ...filas('35', 'Documents; xsd', {
    doctype: 'el documento lleva DOCTYPE',
    codificacion: 'el documento no es XML 1.0 en UTF-8',
    serieCero: 'el punto de emisión y el secuencial empiezan en uno',
  }),
  ...filas('2', 'Web services', { rucInactivo: 'el RUC del emisor no está activo' }),
  ...filas('10', 'Web services', {
    establecimientoClausurado: 'el establecimiento está clausurado',
  }),
  ...filas('37', 'Web services', {
    rucSinAutorizacion: 'el RUC no tiene autorización para emitir',
  }),
  ...filas('46', 'Cedula and RUC', { rucInexistente: 'el RUC del emisor no existe' }),
  ...filas('56', 'Cedula and RUC', {
    establecimientoInexistente: 'el emisor no tiene ese establecimiento',
    establecimientoCerrado: 'el establecimiento está cerrado',
  }),
  ...filas('57', 'Web services', {
    autorizacionSuspendida: 'la autorización del emisor está suspendida',
  }),
  ...filas('63', 'Web services', { rucClausurado: 'el RUC del emisor está clausurado' }),
  ...filas('36', 'Documents', { versionVieja: 'la versión del esquema ya no vale' }),
  ...filas('48', 'Documents', { versionDesconocida: 'no hay esquema de esa versión' }),
  ...filas('35', 'Access key', {
    digitoClave: 'el dígito verificador de la clave no corresponde',
    tipoEmision: 'tipoEmision es 1, en el documento y en la clave',
  }),
  ...filas('35', 'Documents', {
    moneda: 'moneda es DOLAR',
    sinPropina: 'falta propina',
    sinPagos: 'faltan pagos',
    sinCodigoPrincipal: 'falta el código de un producto',
    rucProveedor: 'falta campoAdicional RUC Proveedor con un RUC',
    formaPago: 'forma de pago que no está vigente',
  }),
  ...filas('35', 'RIDE; Ficha Tecnica', { sinObligado: 'falta obligadoContabilidad' }),
  ...filas('67', 'vectors/sri-error-codes.json', { fechaInvalida: 'la fecha no existe' }),
  ...filas('65', 'Web services', {
    fechaFutura: 'la fecha de emisión no ha llegado en Ecuador',
    fechaVieja: `la fecha de emisión pasa de ${DIAS_PARA_ENVIAR} días`,
  }),
  ...filas('43', 'Web services', { claveRegistrada: 'la clave ya fue recibida' }),
  ...filas('45', 'Web services', { secuencialRegistrado: 'el número es de otro documento' }),
  ...filas('39', 'Signature', {
    sinFirma: 'el documento no tiene firma',
    firmaIncompleta: 'falta una parte de la firma',
    firmaAlgoritmo: 'algoritmo no admitido',
    firmaReferencia: 'una referencia no apunta a una parte del documento',
    firmaTransformacion: 'transformación no admitida',
    firmaResumen: 'un resumen no corresponde',
    firmaCobertura: 'la firma no cubre lo que debe',
    firmaValor: 'el valor de la firma no corresponde',
    firmaLlave: 'KeyValue no es la llave del certificado',
    firmaHora: 'SigningTime no es hora de Ecuador entre el día de emisión y ahora',
  }),
  ...filas('40', 'Signature', {
    certificadoIlegible: 'el certificado no se puede leer',
    certificadoHuella: 'CertDigest no es del certificado',
    certificadoSerie: 'X509SerialNumber no es el del certificado',
    certificadoEmisor: 'X509IssuerName no es el del certificado en la forma de X500Principal',
    certificadoAutoridad: 'el certificado es de una autoridad',
    certificadoUso: 'el certificado no es para firma digital',
    certificadoCorto: 'la llave del certificado tiene menos de 2048 bits',
    certificadoAjeno: 'el certificado es de otro RUC',
  }),
  ...filas('42', 'Signature', { certificadoCaducado: 'el certificado no está vigente' }),
  ...filas('58', 'Access key', { claveAjena: 'la clave no es de este comprobante' }),
  ...filas('52', 'Documents, Cents', {
    sumaDetalles: 'totalSinImpuestos no es la suma de detalles',
    sumaTotal: 'el total no es subtotal mas impuestos mas propina',
    sumaPagos: 'los pagos no suman importeTotal',
    sumaDescuentos: 'totalDescuento no es la suma de los descuentos',
    lineaNeto: 'cantidad por precio menos descuento no es precioTotalSinImpuesto',
    lineaBase: 'la base de un detalle no es su precioTotalSinImpuesto',
    lineaIva: 'el IVA de un detalle no es base por tarifa',
    lineaImpuestos: 'un detalle lleva un IVA y uno solo',
    totalLineas: 'los totales de una tarifa no son los de sus detalles',
    totalIva: 'el IVA de una tarifa no es base por tarifa',
  }),
  ...filas('52', 'Documents, IVA codes', { tarifaDeCodigo: 'la tarifa no es la de su código' }),
  ...filas('52', 'the laws of the IVA, for the authority gives no dates', {
    tarifaVigente: 'la tarifa no está vigente en la fecha',
  }),
  ...filas('52', 'the law of the ICE of bags', {
    iceDeFundas: 'el ICE de fundas no es unidades por la tarifa del día',
  }),
  ...filas('52', 'the law of tips', {
    propinaMaxima: `la propina pasa del ${PROPINA_MAXIMA}% del subtotal`,
  }),
  ...filas('52', 'Documents', {
    limiteConsumidorFinal: `consumidor final por más de ${aDolares(LIMITE_CONSUMIDOR_FINAL)} dólares`,
  }),
  ...filas('69', 'Documents; Cedula and RUC', {
    compradorRuc: 'tipo 04 con un número que no es RUC',
    compradorCedula: 'tipo 05 con un número que no es cédula',
    compradorExterior: 'tipo 06 u 08 con un número que no identifica a nadie',
    compradorFinal: 'tipo 07 con un número que no es el de consumidor final',
    compradorFinalNombre: 'tipo 07 con un nombre que no es CONSUMIDOR FINAL',
  }),
  ...filas('64', 'Voiding', { sustento: 'no hay factura autorizada de ese número y fecha' }),
  ...filas('69', 'Voiding', {
    sustentoFinal: 'una factura a consumidor final no se anula',
    sustentoAjeno: 'la factura es de otro comprador',
  }),
  ...filas('52', 'Voiding', { sustentoValor: 'más que el valor de la factura' }),
} as const satisfies Record<string, FilaDeReglas>;

export type ReglaId = keyof typeof REGLAS_DEL_SRI;

/** As the authority answers it: `detalle` is its informacionAdicional. */
export type RechazoDelSri = { codigo: string; mensaje: string; detalle: string };

export function rechazo(regla: ReglaId, detalle = ''): RechazoDelSri {
  const { codigo, mensaje, dice } = REGLAS_DEL_SRI[regla];
  return { codigo, mensaje, detalle: detalle ? `${dice}: ${detalle}` : dice };
}

/** What a rule says of a document; null: nothing. */
export type Examen<Sobre> = (sobre: Sobre) => RechazoDelSri | null;

export const si = (falla: boolean, regla: ReglaId, detalle = ''): RechazoDelSri | null =>
  falla ? rechazo(regla, detalle) : null;

/** All that several rules say. */
export const examinar = <Sobre>(
  sobre: Sobre,
  examenes: readonly Examen<Sobre>[],
): RechazoDelSri[] => examenes.flatMap((examen) => examen(sobre) ?? []);
