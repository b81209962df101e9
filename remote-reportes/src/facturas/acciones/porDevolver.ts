import type { CallInput } from '@comanda/shared/contracts/defineCall';
import type { Contenido } from '@comanda/shared/contracts/facturacion/documentos';
import type { devolucionesCalls } from '@comanda/shared/contracts/ventas/devoluciones';
import {
  montoDeUnidades,
  type LineaFacturada,
  type QuedaDeLinea,
} from '@comanda/shared/domain/dinero/devolucion';
import {
  aCentavos,
  aDolares,
  centavos,
  parseMonto,
  sumar,
  type Centavos,
} from '@comanda/shared/domain/dinero/dinero';

type LineaDeFactura = Contenido['lineas'][number];

/** What is given back of a line while it is chosen: units, or what was typed as an amount off its price. */
export type Elegido = { cantidad: number } | { valor: string };

/** By the line's place in the invoice; a line that is not here stays as it is. */
export type PorDevolver = Readonly<Record<number, Elegido>>;

export const quedaDe = ({ queda, cantidad, total }: LineaDeFactura): QuedaDeLinea =>
  queda
    ? { cantidad: queda.cantidad, monto: aCentavos(queda.monto) }
    : { cantidad, monto: aCentavos(total) };

const facturada = (linea: LineaDeFactura): LineaFacturada => ({
  ...linea,
  precio_venta: aCentavos(linea.precio),
  descuento: aCentavos(linea.descuento),
  ice: linea.ice === undefined ? undefined : aCentavos(linea.ice),
});

/** So many units more, or fewer; not below none, nor above what is left. */
export function conUnidades(
  porDevolver: PorDevolver,
  { linea, i, mas }: { linea: LineaDeFactura; i: number; mas: number },
): PorDevolver {
  const elegido = porDevolver[i];
  const hay = elegido && 'cantidad' in elegido ? elegido.cantidad : 0;
  const quedan = quedaDe(linea).cantidad;
  const cantidad = Math.round(Math.min(Math.max(hay + mas, 0), quedan) * 1000) / 1000;
  const { [i]: _antes, ...resto } = porDevolver;
  return cantidad > 0 ? { ...resto, [i]: { cantidad } } : resto;
}

/** What a line gives back as it is chosen; null: what was typed is no amount, or more than is left. */
export function montoElegido(linea: LineaDeFactura, elegido: Elegido | undefined): Centavos | null {
  if (!elegido) return centavos(0);
  const queda = quedaDe(linea);
  if ('cantidad' in elegido) return montoDeUnidades(facturada(linea), queda, elegido.cantidad);
  if (elegido.valor.trim() === '') return centavos(0);
  const monto = parseMonto(elegido.valor);
  return monto === null || monto > queda.monto ? null : monto;
}

/** What all of it comes to; what is no amount counts for nothing. */
export const totalPorDevolver = (
  lineas: readonly LineaDeFactura[],
  porDevolver: PorDevolver,
): Centavos => sumar(lineas.map((linea, i) => montoElegido(linea, porDevolver[i]) ?? centavos(0)));

type Pedidas = CallInput<typeof devolucionesCalls.devolverVenta>['lineas'];

/** As the call takes it; what is no amount goes as none, which the call refuses. */
export const pedidasDe = (porDevolver: PorDevolver): Pedidas =>
  Object.entries(porDevolver).flatMap(([i, elegido]): Pedidas => {
    const linea = Number(i);
    if ('cantidad' in elegido) return [{ linea, cantidad: elegido.cantidad }];
    if (elegido.valor.trim() === '') return [];
    const monto = parseMonto(elegido.valor);
    return [{ linea, monto: monto === null ? Number.NaN : aDolares(monto) }];
  });
