import { AppError } from '@comanda/shared/errors/AppError';
import { enCampo } from '@comanda/kit/http/enCampo';

import type { LineaPorPagar, OrdenPorPagar } from '../mesas/ordenPorPagar';

import { enLinea, type CatalogoVigente, type Solicitud } from './revisarLinea';

/** What a sale takes of the order it pays. */
export type PagoDeOrden = { orden: string; lineas: { linea: string; cantidad: number }[] };

/** Which catalogue each line of a sale is checked against, by its place; the order's own for what was ordered. */
export type OrdenRevisada = {
  pago: PagoDeOrden | null;
  catalogos: ReadonlyMap<number, CatalogoVigente>;
};

/**
 * What a sale pays of an order: each unit once, at the price it was ordered at. Refused where somebody else paid, moved
 * or took it back meanwhile.
 */
export function revisarOrden(solicitud: Solicitud, orden: OrdenPorPagar | null): OrdenRevisada {
  const catalogos = new Map<number, CatalogoVigente>();
  const queda = new Map<string, number>();
  const pago: PagoDeOrden | null = orden && { orden: orden.id, lineas: [] };
  solicitud.tienda.forEach(({ orden_lineas, producto, cantidad }, i) => {
    if (!orden_lineas) return;
    const suyas = orden ? orden_lineas.flatMap((id) => orden.lineas.get(id) ?? []) : [];
    const [primera] = suyas;
    if (!pago || !primera || suyas.length < orden_lineas.length || !suyas.every(igualA(primera)))
      throw cambio(i, `${producto} ya no está en la orden`);
    let falta = enMilesimas(cantidad);
    for (const { id, saldo } of suyas) {
      const hay = queda.get(id) ?? enMilesimas(saldo);
      const toma = Math.min(hay, falta);
      if (toma > 0) pago.lineas.push({ linea: id, cantidad: toma / 1000 });
      queda.set(id, hay - toma);
      falta -= toma;
    }
    if (falta > 0) throw sinTanto(orden, i, producto, cantidad - falta / 1000);
    catalogos.set(i, catalogoDe(primera));
  });
  if (solicitud.orden !== undefined && (!pago || pago.lineas.length === 0))
    throw orden?.estado === 'PAGADA'
      ? yaPagada(orden)
      : new AppError('ORDEN_CAMBIO', { orden: solicitud.orden });
  return { pago, catalogos };
}

/** Units as whole numbers: a sum of weights in floating point is not what it was. */
const enMilesimas = (cantidad: number) => Math.round(cantidad * 1000);

const catalogoDe = ({ producto, modificadores }: LineaPorPagar): CatalogoVigente => ({
  productos: new Map([[String(producto.id), producto]]),
  modificadores: new Map(modificadores.map((elegido) => [String(elegido.id), elegido])),
});

/** Lines that are paid as one: the same product with the same chosen, at the same price. */
const igualA = (una: LineaPorPagar) => (otra: LineaPorPagar) => huella(una) === huella(otra);
const huella = ({ producto, modificadores }: LineaPorPagar) =>
  JSON.stringify([
    producto.id,
    producto.precio,
    producto.tarifa,
    modificadores.map(({ id, precio }) => [id, precio]).sort(),
  ]);

function sinTanto(orden: OrdenPorPagar | null, i: number, producto: string, hay: number) {
  if (orden?.estado === 'PAGADA') return yaPagada(orden);
  const msg = `La orden cambió: de ${producto} quedan ${hay} por pagar`;
  return cambio(i, msg);
}

const cambio = (i: number, msg: string) =>
  enCampo('ORDEN_CAMBIO', enLinea(i, 'cantidad'), { msg: `${msg}. Revise y vuelva a intentar` });

function yaPagada({ id, secuencia }: OrdenPorPagar) {
  const msg = secuencia ? `La orden ya fue pagada: venta ${secuencia}` : 'La orden ya fue pagada';
  return enCampo('ORDEN_PAGADA', 'orden', { msg, detalle: { orden: id } });
}
