import type { Comprobante, Impuesto } from './comprobante';

export type Rechazo = { codigo: string; mensaje: string; detalle: string };

/** One cent: the tolerance stated for sums and for a tax against its base. */
const TOLERANCIA = 1;
const DIAS_DE_PLAZO = 90;
const LIMITE_CONSUMIDOR_FINAL = 5_000;

/** codigoPorcentaje of the IVA -> the rate it stands for. */
const TARIFA_DE: Record<string, number> = {
  '0': 0,
  '2': 12,
  '3': 14,
  '4': 15,
  '5': 5,
  '6': 0,
  '7': 0,
  '8': 8,
  '10': 13,
};

/** The 49th digit of an access key: weights 2 to 7 from the right, modulo 11. */
export function digitoCorrecto(clave: string): boolean {
  let suma = 0;
  for (let i = 47, peso = 2; i >= 0; i--, peso = peso === 7 ? 2 : peso + 1)
    suma += Number(clave[i]) * peso;
  const resto = 11 - (suma % 11);
  return Number(clave[48]) === (resto === 11 ? 0 : resto === 10 ? 1 : resto);
}

/** Of reception: refused at once, before anything is stored. `hoy` is YYYY-MM-DD in Ecuador. */
export function rechazoDeRecepcion(c: Comprobante, hoy: string): Rechazo | null {
  if (!digitoCorrecto(c.claveAcceso))
    return rechazo('35', 'ARCHIVO NO CUMPLE ESTRUCTURA XML', 'digito verificador de la clave');
  const dias = (Date.parse(hoy) - Date.parse(c.fecha)) / 86_400_000;
  if (Number.isNaN(dias)) return rechazo('67', 'FECHA INVALIDA', c.fecha);
  if (dias < 0 || dias > DIAS_DE_PLAZO)
    return rechazo('65', 'FECHA EMISION EXTEMPORANEA', `emitido ${c.fecha}, hoy ${hoy}`);
  return null;
}

/** Of authorisation: the document was received and is not authorised. */
export function rechazoDeAutorizacion(c: Comprobante): Rechazo | null {
  if (c.claveAcceso.slice(0, 39) !== c.numero)
    return rechazo(
      '58',
      'ERROR EN LA ESTRUCTURA DE CLAVE DE ACCESO',
      'la clave no es de este comprobante',
    );
  const diferencia = diferenciaEn(c);
  return diferencia ? rechazo('52', 'ERROR EN DIFERENCIAS', diferencia) : null;
}

function diferenciaEn(c: Comprobante): string | null {
  const iva = suma(c.impuestos.map(({ valor }) => valor));
  if (lejos(c.subtotal, suma(c.impuestos.map(({ base }) => base))))
    return 'totalSinImpuestos no es la suma de bases';
  if (lejos(c.subtotal, suma(c.lineas.map(({ neto }) => neto))))
    return 'totalSinImpuestos no es la suma de detalles';
  if (lejos(c.total, c.subtotal + iva + c.propina))
    return 'el total no es subtotal mas impuestos mas propina';
  if (c.pagos !== null && lejos(c.total, c.pagos)) return 'los pagos no suman importeTotal';
  for (const [i, linea] of c.lineas.entries()) {
    const neto = Math.round(linea.cantidad * linea.precio * 100) - linea.descuento;
    if (lejos(linea.neto, neto))
      return `detalle ${i + 1}: cantidad por precio no es precioTotalSinImpuesto`;
    const mala = linea.impuestos.find(
      (impuesto) => impuesto.base !== linea.neto || !tarifaBuena(impuesto),
    );
    if (mala) return `detalle ${i + 1}: impuesto ${mala.porcentaje} no corresponde`;
  }
  const malo = c.impuestos.find(
    (impuesto) =>
      !tarifaBuena(impuesto) ||
      lejos(impuesto.valor, Math.round((impuesto.base * tasaDe(impuesto)) / 100)),
  );
  if (malo) return `totalImpuesto ${malo.porcentaje} no corresponde`;
  return limiteExcedido(c) ? 'consumidor final por mas de 50 dolares' : null;
}

function limiteExcedido({ comprador, total }: Comprobante): boolean {
  return esConsumidorFinal(comprador) && total > LIMITE_CONSUMIDOR_FINAL;
}

function esConsumidorFinal({ tipo, identificacion }: Comprobante['comprador']): boolean {
  return tipo === '07' || /^(9{10}|9{13})$/.test(identificacion);
}

function tarifaBuena({ codigo, porcentaje, tarifa }: Impuesto): boolean {
  if (codigo !== '2') return true;
  return tarifa === null ? porcentaje in TARIFA_DE : TARIFA_DE[porcentaje] === tarifa;
}

/** The rate as written, or the one its code stands for. */
function tasaDe({ porcentaje, tarifa }: Impuesto): number {
  return tarifa ?? TARIFA_DE[porcentaje] ?? 0;
}

/**
 * Of a credit note, against the document it takes back: `sustento`, null when the authority authorised none of that
 * number. `devuelto`: what other notes have taken back of it, in cents.
 */
export function rechazoDeSustento(
  nota: Comprobante,
  sustento: Comprobante | null,
  devuelto: number,
): Rechazo | null {
  if (nota.modificado === null) return null;
  const { codDoc, numero, fecha } = nota.modificado;
  if (codDoc !== '01' || !sustento || sustento.fecha !== fecha)
    return rechazo('64', 'DOCUMENTO DE SUSTENTO NO EXISTE', `${codDoc} ${numero} de ${fecha}`);
  if (esConsumidorFinal(sustento.comprador))
    return rechazo('69', 'ERROR EN LA IDENTIFICACION DEL RECEPTOR', 'consumidor final');
  if (sustento.comprador.identificacion !== nota.comprador.identificacion)
    return rechazo('69', 'ERROR EN LA IDENTIFICACION DEL RECEPTOR', numero);
  if (lejosPorEncima(devuelto + nota.total, sustento.total - sustento.propina))
    return rechazo('52', 'ERROR EN DIFERENCIAS', `mas que el valor de ${numero}`);
  return null;
}

const suma = (montos: readonly number[]) => montos.reduce((total, monto) => total + monto, 0);
const lejosPorEncima = (a: number, b: number) => a - b > TOLERANCIA + 1e-9;
const lejos = (a: number, b: number) => Math.abs(a - b) > TOLERANCIA + 1e-9;
const rechazo = (codigo: string, mensaje: string, detalle: string): Rechazo => ({
  codigo,
  mensaje,
  detalle,
});
