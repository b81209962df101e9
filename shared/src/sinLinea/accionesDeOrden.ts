import { nuevoUuid } from '../api/uuid';
import type { AppStore } from '../api/store';

import { enAlmacen } from './almacen';
import { contarCambio } from './foto';
import { esOrden, esVenta, type FilaDeSalida, type OrdenEnSalida } from './modelo';
import { pasarA } from './seguirOrden';
import { descartarOrdenDeEquipo } from './sinLineaApi';
import { vaciarSalida } from './vaciar';

/** One that the server did not take; null where it has it by now, or nobody knows of it. */
const rechazada = (orden: number): Promise<OrdenEnSalida | null> =>
  enAlmacen('readonly', async (almacenes) => {
    const fila = await almacenes.fila(orden);
    return fila && esOrden(fila) && fila.estado === 'RECHAZADA' ? fila : null;
  });

async function devolverASalida(store: AppStore, fila: OrdenEnSalida): Promise<void> {
  await enAlmacen('readwrite', (almacenes) =>
    almacenes.guardarFila({ ...fila, estado: 'POR_ENVIAR' }),
  );
  await contarCambio();
  await vaciarSalida(store);
}

/** It is sent once more: the reason may be gone. */
export async function reintentarOrden(store: AppStore, orden: number): Promise<void> {
  const fila = await rechazada(orden);
  if (fila) await devolverASalida(store, fila);
}

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
  await devolverASalida(store, {
    ...{ ...fila, dicho: nombre },
    cuerpo: { ...fila.cuerpo, mesa: '', orden: nombre, random },
  });
}

/** An Administrador gives it up and says why; the server keeps what it was before it goes from here. */
export async function descartarOrden(
  store: AppStore,
  { orden, motivo }: { orden: number; motivo: string },
): Promise<void> {
  const fila = await rechazada(orden);
  if (!fila) return;
  const { empresa, idempotencia: clave, cuerpo, hecho, quien, fallo } = fila;
  const lineas = cuerpo.lineas.map(({ producto, cantidad, precio_venta }) => ({
    ...{ producto, cantidad, precio_venta },
  }));
  await store
    .dispatch(
      descartarOrdenDeEquipo.initiate(
        {
          ...{ empresa, clave, motivo, lineas, pedida: hecho, mesero: quien.nombre },
          ...{ mesa: cuerpo.mesa, orden: cuerpo.orden, fallo: fallo?.code ?? '' },
        },
        { track: false },
      ),
    )
    .unwrap();
  await enAlmacen('readwrite', (almacenes) => almacenes.borrarFila(orden));
  await contarCambio();
}
