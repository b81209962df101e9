import type { MensajeSri } from '@comanda/shared/contracts/facturacion/documentos';

/**
 * What is done about a code of the authority. 'reintentar': the same bytes later, asking
 * first. 'consultar': it is already there. 'corregir': the document must change and goes again with the same number.
 * 'reemitir': its key or its date is refused, which no correction changes: it is issued today under another number.
 * 'pausarEmpresa': nothing of this company goes on until somebody acts. 'conciliar': the number is taken by another
 * document. 'requiereAtencion': a person must read it. 'advertencia': said, and goes on.
 */
export type AccionSri =
  | 'reintentar'
  | 'consultar'
  | 'corregir'
  | 'reemitir'
  | 'pausarEmpresa'
  | 'conciliar'
  | 'requiereAtencion'
  | 'advertencia';

type Fila = readonly [accion: AccionSri, que: string, hacer: string];

const DATOS = 'Corrija los datos y reintente el envío';
const REANUDAR = 'Regularice el RUC en el SRI y reanude la emisión';
const SOPORTE = 'Avise a soporte; después reintente el envío';
const CERTIFICADO = 'Cargue un certificado vigente y reanude la emisión';
const OTRO_NUMERO = 'Emítalo hoy con otro número';
const NADA = 'No tiene que hacer nada';
const CLIENTE = 'Revise los datos del cliente para la próxima factura';

/** Every published code: what to do, what happened, and what the reader can do about it. */
export const CODIGOS_SRI: Readonly<Record<string, Fila>> = {
  '2': ['pausarEmpresa', 'El RUC de la empresa no está activo en el SRI', REANUDAR],
  '10': ['pausarEmpresa', 'El establecimiento está clausurado en el SRI', REANUDAR],
  '26': ['corregir', 'El documento es demasiado grande para el SRI', SOPORTE],
  '27': ['pausarEmpresa', 'El SRI no permite emitir a esta clase de contribuyente', REANUDAR],
  '28': [
    'pausarEmpresa',
    'La empresa no ha aceptado el acuerdo de medios electrónicos',
    'Acéptelo en el portal del SRI y reanude la emisión',
  ],
  '34': [
    'pausarEmpresa',
    'La empresa no está autorizada para este comprobante',
    'Solicítelo en el portal del SRI y reanude la emisión',
  ],
  '35': ['corregir', 'El SRI no acepta la forma del documento', SOPORTE],
  '36': ['corregir', 'El SRI ya no acepta esta versión de documento', SOPORTE],
  '37': [
    'pausarEmpresa',
    'El RUC no tiene autorización para emitir',
    'Solicítela en el portal del SRI y reanude la emisión',
  ],
  '39': ['pausarEmpresa', 'El SRI no acepta la firma', CERTIFICADO],
  '40': ['pausarEmpresa', 'El SRI no acepta el certificado de firma', CERTIFICADO],
  '42': ['pausarEmpresa', 'El certificado de firma está caducado o revocado', CERTIFICADO],
  '43': ['consultar', 'El SRI ya tiene este documento', NADA],
  '45': [
    'conciliar',
    'El SRI ya tiene otro documento con este número',
    'Emita la venta con otro número, o compare en el portal',
  ],
  '46': ['pausarEmpresa', 'El RUC de la empresa no existe en el SRI', REANUDAR],
  '47': ['corregir', 'El SRI no conoce este tipo de comprobante', SOPORTE],
  '48': ['corregir', 'El SRI no conoce este esquema', SOPORTE],
  '49': ['corregir', 'Faltan datos en el documento', SOPORTE],
  '50': ['reintentar', 'El SRI tiene un problema interno', 'Se enviará de nuevo'],
  '52': ['corregir', 'Los valores del documento no cuadran según el SRI', SOPORTE],
  '56': ['pausarEmpresa', 'El establecimiento está cerrado en el SRI', REANUDAR],
  '57': ['pausarEmpresa', 'La autorización de la empresa está suspendida', REANUDAR],
  '58': ['reemitir', 'La clave de acceso no coincide con el documento', OTRO_NUMERO],
  '59': ['advertencia', 'La identificación del cliente no existe en el SRI', CLIENTE],
  '60': ['advertencia', 'Ambiente de pruebas', NADA],
  '62': ['advertencia', 'La identificación del cliente es incorrecta', CLIENTE],
  '63': ['pausarEmpresa', 'El RUC de la empresa está clausurado', REANUDAR],
  '64': ['corregir', 'El documento de sustento no existe', DATOS],
  '65': ['reemitir', 'La fecha de emisión está fuera de plazo', OTRO_NUMERO],
  '67': ['reemitir', 'La fecha del documento no es válida', OTRO_NUMERO],
  '68': ['advertencia', 'El documento de sustento no es electrónico', NADA],
  '69': ['corregir', 'La identificación del cliente no existe', DATOS],
  '70': ['consultar', 'El SRI está procesando el documento', NADA],
  '80': ['reemitir', 'La clave de acceso está mal formada', OTRO_NUMERO],
  '82': ['corregir', 'La fecha de transporte no es válida', DATOS],
  '92': ['corregir', 'El monto de devolución de IVA no coincide', DATOS],
  '99': ['reintentar', 'El SRI no pudo responder la consulta', 'Se enviará de nuevo'],
};

/** Documents refused with these never go again as they are: their key or their date is what was refused. */
export const CODIGOS_DE_CLAVE: readonly string[] = Object.entries(CODIGOS_SRI).flatMap(
  ([codigo, [accion]]) => (accion === 'reemitir' ? [codigo] : []),
);

/** After these the documents that wait are signed again: their signature is what was refused. */
export const CODIGOS_DE_FIRMA: readonly string[] = ['39', '40', '42'];

/** The gravest first: of several messages it decides what happens. */
const GRAVEDAD: readonly AccionSri[] = [
  'consultar',
  'conciliar',
  'pausarEmpresa',
  'requiereAtencion',
  'reemitir',
  'corregir',
  'reintentar',
  'advertencia',
];

export type Veredicto = { accion: AccionSri; codigo: string | null; frase: string };

/** What is said of one refusal; an authority may send any number. */
const RAZONES = 4;

/**
 * What to do about a refusal: what the gravest of its messages asks for, after what each of them says. An unknown code is for
 * a person to read, in the authority's own words.
 */
export function veredictoSri(mensajes: readonly MensajeSri[]): Veredicto {
  const peso = ({ accion }: Razon) => GRAVEDAD.indexOf(accion);
  const razones = mensajes.map(razonDe).sort((a, b) => peso(a) - peso(b));
  const [peor] = razones;
  if (peor && peor.accion !== 'advertencia') {
    const { accion, codigo, hacer } = peor;
    const dichas = razones.filter((una) => una.accion !== 'advertencia').map(({ que }) => que);
    return { accion, codigo, frase: [...[...new Set(dichas)].slice(0, RAZONES), hacer].join('. ') };
  }
  return {
    accion: 'requiereAtencion',
    codigo: null,
    frase: `El SRI no aceptó el documento y no dijo por qué. ${SOPORTE}`,
  };
}

/** What an authorised document was warned of; null when nothing concerns the reader. */
export function advertenciaSri(mensajes: readonly MensajeSri[]): Veredicto | null {
  return (
    mensajes.filter(({ identificador }) => sinCeros(identificador) !== '60').map(veredictoDe)[0] ??
    null
  );
}

type Razon = { accion: AccionSri; codigo: string; que: string; hacer: string };

function veredictoDe(mensaje: MensajeSri): Veredicto {
  const { accion, codigo, que, hacer } = razonDe(mensaje);
  return { accion, codigo, frase: `${que}. ${hacer}` };
}

/** A code as the table has it: '043' and ' 43' are 43. */
const sinCeros = (identificador: string): string => identificador.trim().replace(/^0+(?=\d)/, '');

function razonDe({ identificador, mensaje, informacionAdicional }: MensajeSri): Razon {
  const codigo = sinCeros(identificador);
  const [accion, que, hacer] =
    CODIGOS_SRI[codigo] ?? (['requiereAtencion', `El SRI dice: ${mensaje}`, SOPORTE] as const);
  const elemento = elementoDe(`${mensaje} ${informacionAdicional}`);
  return { accion, codigo, que: elemento ? `${que} (${elemento})` : que, hacer };
}

/** Which part of the document the authority's validator of forms names: 'cvc-complex-type.2.4.a: ... element 'pagos' ...'. */
function elementoDe(dicho: string): string | null {
  if (!/\bcvc-/.test(dicho)) return null;
  const nombrado = /element '(?:\w+:)?(\w+)'/.exec(dicho) ?? /type '(\w+)'/.exec(dicho);
  return nombrado?.[1] ?? null;
}
