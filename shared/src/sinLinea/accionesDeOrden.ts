import { nuevoUuid } from '../api/uuid';
import type { AppStore } from '../api/store';

import { enAlmacen } from './almacen';
import { contarCambio } from './foto';
import { esOrden, esVenta, type FilaDeSalida, type OrdenEnSalida } from './modelo';
import { pasarA } from './seguirOrden';
import { vaciarSalida } from './vaciar';

/** An order that the server did not take; null where it has it by now, or nobody knows of it. */
const rechazada = (orden: number): Promise<OrdenEnSalida | null> =>
  enAlmacen('readonly', async (almacenes) => {
    const fila = await almacenes.fila(orden);
    return fila && esOrden(fila) && fila.estado === 'RECHAZADA' ? fila : null;
  });

/** It becomes an order of its own, under a name: its table is somebody else's by now. A sale that pays only this goes with it. */
export async function reenviarConNombre(
  store: AppStore,
  { orden, nombre }: { orden: number; nombre: string },
): Promise<void> {
  const fila = await rechazada(orden);
  if (!fila) return;
  const antes = fila.cuerpo.random ?? '';
  const random = nuevoUuid();
  const suyas = new Set(fila.cuerpo.lineas.map(({ linea }) => linea));
  const soloSuya = (otra: FilaDeSalida) =>
    esVenta(otra) &&
    otra.cuerpo.tienda.every(({ orden_lineas = [] }) =>
      orden_lineas.every((una) => suyas.has(una)),
    );
  await pasarA(fila.empresa, antes, random, soloSuya);
  const cuerpo = { ...fila.cuerpo, mesa: '', orden: nombre, random };
  await enAlmacen('readwrite', (almacenes) =>
    almacenes.guardarFila({ ...fila, cuerpo, dicho: nombre, estado: 'POR_ENVIAR' }),
  );
  await contarCambio();
  await vaciarSalida(store);
}
