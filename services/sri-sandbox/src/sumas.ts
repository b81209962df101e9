import { centavos } from '@comanda/shared/domain/dinero/dinero';
import { propinaMaxima } from '@comanda/shared/domain/dinero/rebaja';
import { LIMITE_CONSUMIDOR_FINAL } from '@comanda/shared/domain/fiscal/identificacion';

import { rechazo, si, type Examen, type RechazoDelSri, type ReglaId } from './tabla';
import { esIce, esIva, iceDeFundas, tarifaDeCodigo, tarifaDeImpuesto } from './tarifas';

import type { Comprobante, Impuesto, LineaDeComprobante } from './comprobante';

/** One cent, of a tax against its base and of a line against its price. What a document adds up is exact. */
const TOLERANCIA = 1;

const suma = (montos: readonly number[]) => montos.reduce((total, monto) => total + monto, 0);
const lejos = (a: number, b: number) => Math.abs(a - b) > TOLERANCIA;
const dolares = (monto: number) => (monto / 100).toFixed(2);
const exacto = (regla: ReglaId, escrito: number, calculado: number) =>
  si(escrito !== calculado, regla, `dice ${dolares(escrito)} y es ${dolares(calculado)}`);

/** What is false in the amounts of a document. */
export const SUMAS: readonly Examen<Comprobante>[] = [
  (c) => exacto('sumaDetalles', c.subtotal, suma(c.lineas.map(({ neto }) => neto))),
  (c) => exacto('sumaTotal', c.total, c.subtotal + suma(c.impuestos.map(valor)) + (c.propina ?? 0)),
  (c) => c.pagos && exacto('sumaPagos', c.total, suma(c.pagos.map(({ total }) => total))),
  (c) =>
    c.descuento === null
      ? null
      : exacto('sumaDescuentos', c.descuento, suma(c.lineas.map(({ descuento }) => descuento))),
  (c) => enLineas(c, 'lineaNeto', ({ neto, ...linea }) => lejos(neto, netoDe(linea))),
  (c) => enLineas(c, 'lineaImpuestos', impuestosRepetidos),
  (c) => enLineas(c, 'lineaBase', baseFalsa),
  (c) => enLineas(c, 'lineaIva', ({ impuestos }) => impuestos.some(ivaFalso)),
  totalLineas,
  (c) => {
    const falso = c.impuestos.find(ivaFalso);
    return si(falso !== undefined, 'totalIva', `código ${falso?.porcentaje}`);
  },
  (c) => tarifaDeCodigo([...c.lineas.flatMap(({ impuestos }) => impuestos), ...c.impuestos]),
  iceDeFundas,
  (c) =>
    si(
      (c.propina ?? 0) > propinaMaxima(centavos(c.subtotal + iceDe(c))),
      'propinaMaxima',
      dolares(c.propina ?? 0),
    ),
  (c) =>
    si(
      c.comprador.tipo === '07' && c.total > LIMITE_CONSUMIDOR_FINAL,
      'limiteConsumidorFinal',
      dolares(c.total),
    ),
];

/** Part of the price of what was consumed. */
const iceDe = ({ impuestos }: Pick<Comprobante, 'impuestos'>) =>
  suma(impuestos.filter(esIce).map(valor));

const valor = ({ valor: suyo }: Impuesto) => suyo;

const netoDe = ({
  cantidad,
  precio,
  descuento,
}: Pick<LineaDeComprobante, 'cantidad' | 'precio' | 'descuento'>) =>
  Math.round(cantidad * precio * 100) - descuento;

/** One IVA, and of what else a line pays each once. */
const impuestosRepetidos = ({ impuestos }: LineaDeComprobante) =>
  impuestos.filter(esIva).length !== 1 || new Set(impuestos.map(claveDe)).size !== impuestos.length;

const claveDe = ({ codigo, porcentaje }: Impuesto) => `${codigo} ${porcentaje}`;

/** The ICE is part of what pays IVA. */
function baseFalsa({ neto, impuestos }: LineaDeComprobante): boolean {
  const conIce = neto + iceDe({ impuestos });
  return impuestos.filter(esIva).some(({ base }) => base !== conIce);
}

/** By the rate its code stands for: that it writes another is another rule's. */
const ivaFalso = (impuesto: Impuesto) =>
  esIva(impuesto) &&
  lejos(impuesto.valor, Math.round((impuesto.base * (tarifaDeImpuesto(impuesto) ?? 0)) / 100));

function enLineas(
  { lineas }: Comprobante,
  regla: ReglaId,
  falla: (linea: LineaDeComprobante) => boolean,
): RechazoDelSri | null {
  const i = lineas.findIndex(falla);
  return si(i >= 0, regla, `detalle ${i + 1}`);
}

/** Each code once, with the base and the tax that its lines add up to. */
function totalLineas({ impuestos, lineas }: Comprobante): RechazoDelSri | null {
  const deLineas = porCodigo(lineas.flatMap((linea) => linea.impuestos));
  const deTotales = porCodigo(impuestos);
  if (deTotales.size !== impuestos.length) return rechazo('totalLineas', 'un código repetido');
  for (const codigo of new Set([...deLineas.keys(), ...deTotales.keys()])) {
    const [uno, otro] = [deLineas.get(codigo), deTotales.get(codigo)];
    if (uno?.base !== otro?.base || uno?.valor !== otro?.valor)
      return rechazo('totalLineas', `código ${codigo}`);
  }
  return null;
}

function porCodigo(impuestos: readonly Impuesto[]) {
  const sumados = new Map<string, { base: number; valor: number }>();
  for (const impuesto of impuestos) {
    const { base, valor: suyo } = impuesto;
    const clave = claveDe(impuesto);
    const antes = sumados.get(clave) ?? { base: 0, valor: 0 };
    sumados.set(clave, { base: antes.base + base, valor: antes.valor + suyo });
  }
  return sumados;
}
