import { ordenSchema } from '../contracts/ventas/ordenes';

import { enAlmacen } from './almacen';
import { pideOtroNumero } from '../domain/sinLinea/sinLinea';
import { esOrden, esVenta, type FalloDeEnvio, type FilaDeSalida } from './modelo';

/** The order that something in the outbox is of. */
export const ordenDeSalida = (fila: FilaDeSalida): string | undefined => {
  if (esVenta(fila)) return fila.cuerpo.orden;
  return esOrden(fila) ? fila.cuerpo.random : undefined;
};

function conOrden(fila: FilaDeSalida, random: string): FilaDeSalida {
  if (esVenta(fila)) return { ...fila, cuerpo: { ...fila.cuerpo, orden: random } };
  return esOrden(fila) ? { ...fila, cuerpo: { ...fila.cuerpo, random } } : fila;
}

/** What a sale is refused with for want of what it pays. */
const DE_ORDEN: ReadonlySet<string> = new Set(['ORDEN_CAMBIO', 'ORDEN_PAGADA']);

type Rehusada = Pick<FilaDeSalida, 'estado' | 'fallo'>;

/** All that it was refused with: what mends the one may meet another behind it. */
const codigosDe = ({ fallo }: Rehusada): readonly string[] =>
  fallo ? [fallo.code, ...(fallo.antes ?? [])] : [];

/** Whether a sale was refused because its order changed, or was paid by another. */
export const faltaOrden = (fila: Pick<FilaDeSalida, 'estado' | 'fallo'>): boolean =>
  fila.estado === 'RECHAZADA' && codigosDe(fila).some((code) => DE_ORDEN.has(code));

/** Whether a sale was refused for its number. */
export const faltaNumero = (fila: Pick<FilaDeSalida, 'estado' | 'fallo'>): boolean =>
  codigosDe(fila).some(pideOtroNumero);

/** What a sale is refused with by now that an Administrador wanted to take it, and whether taking it in another way mends that. */
export function alNoAceptarse(fila: Rehusada, { code, msg }: FalloDeEnvio) {
  const conRemedio =
    (DE_ORDEN.has(code) && !faltaOrden(fila)) || (pideOtroNumero(code) && !faltaNumero(fila));
  return { fallo: { code, msg, antes: [...new Set(codigosDe(fila))] }, sinRemedio: !conRemedio };
}

/**
 * The server has what was taken down for an order, perhaps with the order of whoever sits there by now: what was done for it
 * afterwards goes there too, and its sale, where that was refused for want of it, goes out again. Whether any does.
 */
export async function seguirOrden(fila: FilaDeSalida, dato: unknown): Promise<boolean> {
  const leida = ordenSchema.pick({ random: true }).safeParse(dato);
  const antes = ordenDeSalida(fila);
  if (!esOrden(fila) || !leida.success || antes === undefined) return false;
  const { random } = leida.data;
  return pasarA(fila.empresa, antes, random, ({ orden }) => random === antes || orden > fila.orden);
}

/** From one order to another, or to the same one once more: what `cual` says of it. */
export const pasarA = (
  empresa: string,
  antes: string,
  ahora: string,
  cual: (fila: FilaDeSalida) => boolean,
): Promise<boolean> =>
  enAlmacen('readwrite', async (almacenes) => {
    let vuelven = false;
    for (const fila of await almacenes.filas()) {
      if (fila.estado === 'ENVIADA' || fila.empresa !== empresa || ordenDeSalida(fila) !== antes)
        continue;
      if (!cual(fila)) continue;
      const vuelve = esVenta(fila) && faltaOrden(fila);
      if (ahora === antes && !vuelve) continue;
      const otra = conOrden(fila, ahora);
      await almacenes.guardarFila(vuelve ? { ...otra, estado: 'POR_ENVIAR' } : otra);
      vuelven ||= vuelve;
    }
    return vuelven;
  });
