/**
 * What to do about each code of the authority (sri/README.md, Web services). 'corregir': the document must change and
 * goes again with the same number. 'consultar': it is already there. 'conciliar': the number is taken by another
 * document. 'detener': the certificate. 'impedimento': the company may not issue now. 'advertencia': goes on.
 */
type AccionSri =
  | 'corregir'
  | 'consultar'
  | 'conciliar'
  | 'reintentar'
  | 'detener'
  | 'impedimento'
  | 'advertencia';

const CODIGOS: Record<string, readonly [accion: AccionSri, frase: string]> = {
  '2': ['impedimento', 'El RUC de la empresa no esta activo en el SRI'],
  '10': ['impedimento', 'El establecimiento esta clausurado en el SRI'],
  '26': ['corregir', 'La factura es demasiado grande para el SRI'],
  '27': ['impedimento', 'El SRI no permite emitir a esta clase de contribuyente'],
  '28': ['impedimento', 'La empresa no ha aceptado el acuerdo de medios electronicos del SRI'],
  '34': ['impedimento', 'La empresa no esta autorizada para este comprobante'],
  '35': ['corregir', 'El SRI no acepta la forma del documento'],
  '36': ['corregir', 'El SRI ya no acepta esta version de documento'],
  '37': ['impedimento', 'El RUC no tiene autorizacion para emitir'],
  '39': ['detener', 'El SRI no acepta la firma. Revise el certificado'],
  '40': ['detener', 'El SRI no acepta el certificado de firma'],
  '42': ['detener', 'El certificado de firma esta caducado o revocado'],
  '43': ['consultar', 'El SRI ya tiene esta factura'],
  '45': ['conciliar', 'El SRI ya tiene otra factura con este numero'],
  '46': ['impedimento', 'El RUC de la empresa no existe en el SRI'],
  '47': ['corregir', 'El SRI no conoce este tipo de comprobante'],
  '48': ['corregir', 'El SRI no conoce este esquema'],
  '49': ['corregir', 'Faltan datos en la factura'],
  '50': ['reintentar', 'El SRI tiene un problema interno. Se enviara de nuevo'],
  '52': ['corregir', 'Los valores de la factura no cuadran segun el SRI'],
  '56': ['impedimento', 'El establecimiento esta cerrado en el SRI'],
  '57': ['impedimento', 'La autorizacion de la empresa esta suspendida'],
  '58': ['corregir', 'La clave de acceso no coincide con la factura'],
  '59': ['advertencia', 'La identificacion del cliente no existe en el SRI'],
  '60': ['advertencia', 'Ambiente de pruebas'],
  '62': ['advertencia', 'La identificacion del cliente es incorrecta'],
  '63': ['impedimento', 'El RUC de la empresa esta clausurado'],
  '64': ['corregir', 'El documento de sustento no existe'],
  '65': ['corregir', 'La fecha de emision esta fuera de plazo'],
  '67': ['corregir', 'La fecha de la factura no es valida'],
  '68': ['advertencia', 'El documento de sustento no es electronico'],
  '69': ['corregir', 'La identificacion del cliente no existe'],
  '70': ['consultar', 'El SRI esta procesando la factura'],
  '80': ['corregir', 'La clave de consulta esta mal formada'],
  '82': ['corregir', 'La fecha de transporte no es valida'],
  '92': ['corregir', 'El monto de devolucion de IVA no coincide'],
  '99': ['reintentar', 'El SRI no pudo responder la consulta'],
};

/** The gravest first: of several messages it decides what happens. */
const GRAVEDAD: readonly AccionSri[] = [
  'consultar',
  'conciliar',
  'detener',
  'impedimento',
  'corregir',
  'reintentar',
  'advertencia',
];

export type MensajeSri = {
  identificador: string;
  mensaje: string;
  informacionAdicional: string;
  tipo: string;
};
export type Veredicto = { accion: AccionSri; codigo: string | null; frase: string };

/** An unknown code is something a person must look at: 'corregir', in the authority's own words. */
export function veredictoSri(mensajes: readonly MensajeSri[]): Veredicto {
  const veredictos = mensajes.map(({ identificador, mensaje }): Veredicto => {
    const [accion, frase] =
      CODIGOS[identificador] ?? (['corregir', `El SRI dice: ${mensaje}`] as const);
    return { accion, codigo: identificador, frase };
  });
  const peso = ({ accion }: Veredicto) => GRAVEDAD.indexOf(accion);
  const [peor] = veredictos.sort((a, b) => peso(a) - peso(b));
  return (
    peor ?? {
      accion: 'corregir',
      codigo: null,
      frase: 'El SRI no acepto la factura y no dijo por que',
    }
  );
}
