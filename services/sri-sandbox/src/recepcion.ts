import { DIAS_PARA_ENVIAR } from '@comanda/shared/domain/ley/limites';

import { esRuc } from './comprador';
import { rechazo, si, type Examen, type RechazoDelSri } from './tabla';

import type { Comprobante } from './comprobante';

const VERSIONES_DE_FACTURA: readonly string[] = ['1.1.0', '2.1.0'];
const VERSIONES_DE_NOTA: readonly string[] = ['1.1.0'];
const UN_DIA = 86_400_000;
/** 02 to 14 were, and are no more; the schema still lists them (Ficha Tecnica, forms of payment). */
const FORMAS_DE_PAGO = /^(01|15|16|17|18|19|20|21)$/;

/** The 49th digit of an access key: weights 2 to 7 from the right, modulo 11. */
export function digitoCorrecto(clave: string): boolean {
  let suma = 0;
  for (let i = 47, peso = 2; i >= 0; i--, peso = peso === 7 ? 2 : peso + 1)
    suma += Number(clave[i]) * peso;
  const resto = 11 - (suma % 11);
  return Number(clave[48]) === (resto === 11 ? 0 : resto === 10 ? 1 : resto);
}

type Llegado = { c: Comprobante; hoy: string };

/** What keeps a document from being received, beyond its schema. `hoy` is YYYY-MM-DD in Ecuador. */
export const RECEPCION: readonly Examen<Llegado>[] = [
  ({ c }) => version(c),
  ({ c }) =>
    si(/^0*$/.test(c.puntoEmision) || /^0*$/.test(c.secuencial), 'serieCero', c.secuencial),
  ({ c }) => si(!digitoCorrecto(c.claveAcceso), 'digitoClave', c.claveAcceso),
  ({ c }) => si(c.tipoEmision !== '1' || c.claveAcceso[47] !== '1', 'tipoEmision', c.tipoEmision),
  ({ c }) => si(c.moneda !== 'DOLAR', 'moneda', c.moneda || 'no hay'),
  ({ c }) => si(c.obligado === '', 'sinObligado'),
  ({ c }) => si(!c.esNota && c.propina === null, 'sinPropina'),
  ({ c }) => si(!c.esNota && c.pagos === null, 'sinPagos'),
  ({ c }) => {
    const i = c.lineas.findIndex(({ codigo }) => codigo === '');
    return si(i >= 0, 'sinCodigoPrincipal', `detalle ${i + 1}`);
  },
  ({ c }) => si(!esRuc(c.rucProveedor), 'rucProveedor', c.rucProveedor || 'no hay'),
  ({ c }) => {
    const mala = c.pagos?.find(({ forma }) => !FORMAS_DE_PAGO.test(forma));
    return si(mala !== undefined, 'formaPago', mala?.forma);
  },
  fecha,
];

function version({ esNota, version: escrita }: Comprobante): RechazoDelSri | null {
  if ((esNota ? VERSIONES_DE_NOTA : VERSIONES_DE_FACTURA).includes(escrita)) return null;
  return rechazo(escrita === '1.0.0' ? 'versionVieja' : 'versionDesconocida', escrita);
}

function fecha({ c, hoy }: Llegado): RechazoDelSri | null {
  const dia = new Date(c.fecha);
  if (Number.isNaN(dia.getTime()) || dia.toISOString().slice(0, 10) !== c.fecha)
    return rechazo('fechaInvalida', c.fecha);
  const dias = (Date.parse(hoy) - dia.getTime()) / UN_DIA;
  const cuando = `emitido ${c.fecha}, hoy ${hoy}`;
  return si(dias < 0, 'fechaFutura', cuando) ?? si(dias > DIAS_PARA_ENVIAR, 'fechaVieja', cuando);
}
