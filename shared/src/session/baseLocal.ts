import { baseAbierta } from '../equipo';

/**
 * `verificador`: what lets its user in without a server, and what the kept page is told by. `lecturas`: what was last read, by
 * user, call and what was asked.
 */
type Almacen = 'verificador' | 'lecturas';

const local = baseAbierta('comanda.local', 1, (base) => {
  base.createObjectStore('verificador');
  base
    .createObjectStore('lecturas', { keyPath: ['usuario', 'llamada', 'entrada'] })
    .createIndex('porFecha', ['usuario', 'llamada', 'cuando']);
});

/** One transaction on what this browser keeps here; answers what `hacer` asked for once it is written. */
export async function enBase(
  almacen: Almacen,
  modo: IDBTransactionMode,
  hacer: (almacen: IDBObjectStore) => { readonly result: unknown },
): Promise<unknown> {
  const base = await local.abrir();
  const transaccion = base.transaction(almacen, modo);
  const hecho = new Promise((resolve, reject) => {
    const pedido = hacer(transaccion.objectStore(almacen));
    transaccion.oncomplete = () => resolve(pedido.result);
    transaccion.onabort = () => reject(transaccion.error ?? new Error('base: aborted'));
  });
  return local.esperar(hecho, transaccion);
}
