/** What an access key is made of. Text fields come padded: they are fiscal numbers. */
export type PartesClave = {
  /** YYYY-MM-DD in Ecuador. */
  fecha: string;
  codDoc: string;
  ruc: string;
  ambiente: string;
  establecimiento: string;
  puntoEmision: string;
  secuencial: number;
  /** Eight random digits. */
  codigoNumerico: string;
};

const TIPO_EMISION = '1';
const FORMATO = /^\d{23}[12]\d{23}1\d$/;

/** Weights 2..7 cycling from the right; 11 - (sum mod 11), where 11 is 0 and 10 is 1. */
export function digitoModulo11(base: string): number {
  const suma = Array.from(base)
    .reverse()
    .reduce((total, cifra, i) => total + Number(cifra) * ((i % 6) + 2), 0);
  const digito = 11 - (suma % 11);
  if (digito === 11) return 0;
  return digito === 10 ? 1 : digito;
}

export function formatSecuencial(secuencial: number): string {
  return String(secuencial).padStart(9, '0');
}

export function crearClaveAcceso(partes: PartesClave): string {
  const [anio, mes, dia] = partes.fecha.split('-');
  const base = [
    dia,
    mes,
    anio,
    partes.codDoc,
    partes.ruc,
    partes.ambiente,
    partes.establecimiento,
    partes.puntoEmision,
    formatSecuencial(partes.secuencial),
    partes.codigoNumerico,
    TIPO_EMISION,
  ].join('');
  const clave = base + String(digitoModulo11(base));
  if (!FORMATO.test(clave)) throw new RangeError(`crearClaveAcceso: not a key: ${clave}`);
  return clave;
}

/** True for 49 digits whose last one is right. */
export function esClaveAcceso(clave: string): boolean {
  return /^\d{49}$/.test(clave) && digitoModulo11(clave.slice(0, 48)) === Number(clave[48]);
}

/** The parts of a key, or null when it is not one. */
export function leerClaveAcceso(clave: string): PartesClave | null {
  if (!esClaveAcceso(clave) || !FORMATO.test(clave)) return null;
  return {
    fecha: `${clave.slice(4, 8)}-${clave.slice(2, 4)}-${clave.slice(0, 2)}`,
    codDoc: clave.slice(8, 10),
    ruc: clave.slice(10, 23),
    ambiente: clave.slice(23, 24),
    establecimiento: clave.slice(24, 27),
    puntoEmision: clave.slice(27, 30),
    secuencial: Number(clave.slice(30, 39)),
    codigoNumerico: clave.slice(39, 47),
  };
}
