import type { LineaOrden } from '../../contracts/ventas/ordenes';

import {
  claveDeLinea,
  conCantidad,
  loRaroDe,
  sinLoRaro,
  type Carrito,
  type Linea,
} from './carrito';

/**
 * What there is to pay of an order (contracts/ordenes.ts) as lines of a bill: what is the same thing at the same price and rate,
 * for the same seat and with the same note, is one line; what was weighed is each its own. Lines without anything to pay are none.
 */
export function lineasDeOrden(lineas: readonly LineaOrden[]): Carrito {
  const grupos = new Map<string, Linea>();
  for (const linea of lineas) {
    if (linea.cantidad <= 0) continue;
    const grupo = grupoDe(linea);
    const junta = grupos.get(grupo);
    grupos.set(
      grupo,
      junta
        ? conCantidad(
            { ...junta, orden_lineas: [...(junta.orden_lineas ?? []), linea.linea] },
            junta.cantidad + linea.cantidad,
          )
        : conCantidad(aLinea(linea, grupo), linea.cantidad),
    );
  }
  return [...grupos.values()];
}

function aLinea(linea: LineaOrden, grupo: string): Linea {
  const { id, id_categoria, producto, precio_venta, porcentaje_iva, por_peso } = linea;
  const { cantidad, modificadores, opciones, asiento } = linea;
  return {
    id,
    id_categoria,
    producto,
    precio_venta,
    porcentaje_iva,
    cantidad,
    iva: 0,
    subtota: 0,
    grupo,
    orden_lineas: [linea.linea],
    ...(modificadores.length > 0 && { modificadores }),
    ...(opciones && { opciones: enUnaLinea(opciones) }),
    ...(asiento !== null && { servicio: { asiento } }),
    ...(por_peso && { por_peso }),
    ...loRaroDe(linea),
  };
}

/** A bill's note is one line of at most this (contracts/ventas.ts). */
const NOTA_LARGO = 120;
const enUnaLinea = (nota: string) => nota.replace(/\s*\n\s*/g, ', ').slice(0, NOTA_LARGO);

function grupoDe({
  linea,
  id,
  precio_venta,
  porcentaje_iva,
  modificadores,
  opciones,
  asiento,
  por_peso,
}: LineaOrden) {
  if (por_peso) return `=${linea}`;
  // what the server tells apart (ordering, revisarOrden): a catalogue that changed between two rounds makes two lines
  const suyos = modificadores.map((elegido) => `${elegido.id}:${elegido.precio}`).sort();
  return `=${JSON.stringify([id, precio_venta, porcentaje_iva, suyos, opciones, asiento])}`;
}

type Cuentas = { carrito: Carrito; partes: readonly { carrito: Carrito }[] };

/**
 * A bill, whole or split, after its order changed: what is new is on the bill that was not split off, what is no longer there
 * leaves that one first and the last part first. All bills together hold what the order has to pay, no unit more or less.
 */
export function alDia<Venta extends Cuentas>(venta: Venta, orden: Carrito): Venta {
  const quedan = new Map(orden.map((linea) => [claveDeLinea(linea), linea.cantidad]));
  /** They are thousandths, so that weights add up. */
  const tomar = (linea: Linea): number => {
    const clave = claveDeLinea(linea);
    const hay = Math.round((quedan.get(clave) ?? 0) * 1000);
    const toma = Math.min(hay, Math.round(linea.cantidad * 1000));
    quedan.set(clave, (hay - toma) / 1000);
    return toma / 1000;
  };
  const vigentes = new Map(orden.map((linea) => [claveDeLinea(linea), linea]));
  /** What an older version kept joined lines that differ in their rate: it is known by what it pays. */
  const conSuNombre = (linea: Linea): Linea => {
    if (vigentes.has(claveDeLinea(linea))) return linea;
    const pagadas = new Set(linea.orden_lineas);
    const suya = orden.find(({ orden_lineas = [] }) => orden_lineas.some((id) => pagadas.has(id)));
    if (!suya) return linea;
    return { ...suya, cantidad: linea.cantidad, ...(linea.rebaja && { rebaja: linea.rebaja }) };
  };
  const conservar = (carrito: Carrito): Carrito =>
    carrito.map(conSuNombre).flatMap((linea) => {
      const vigente = vigentes.get(claveDeLinea(linea));
      const cantidad = tomar(linea);
      if (!vigente || cantidad === 0) return [];
      return [conCantidad({ ...sinLoRaro(linea), ...suyoDe(vigente) }, cantidad)];
    });
  const partes = venta.partes.map((parte) => ({ ...parte, carrito: conservar(parte.carrito) }));
  const propias = conservar(venta.carrito);
  const carrito = orden.reduce<Carrito>((suyo, linea) => {
    const falta = quedan.get(claveDeLinea(linea)) ?? 0;
    if (falta === 0) return suyo;
    const clave = claveDeLinea(linea);
    const hay = suyo.find((una) => claveDeLinea(una) === clave);
    if (!hay) return [...suyo, conCantidad(linea, falta)];
    const junta = conCantidad(hay, hay.cantidad + falta);
    return suyo.map((una) => (una === hay ? junta : una));
  }, propias);
  return { ...venta, carrito, partes: partes.filter((parte) => parte.carrito.length > 0) };
}

/** What of a bill's line is the order's to say. */
const suyoDe = (linea: Linea) => ({
  precio_venta: linea.precio_venta,
  porcentaje_iva: linea.porcentaje_iva,
  producto: linea.producto,
  ...loRaroDe(linea),
  ...(linea.orden_lineas && { orden_lineas: linea.orden_lineas }),
});
