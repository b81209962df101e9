const NOMBRE = 'comanda.local';
const VERSION = 1;

/** `verificador`: what lets its user in without a server. `lecturas`: what was last read, by user, call and what was asked. */
type Almacen = 'verificador' | 'lecturas';

let abierta: Promise<IDBDatabase> | null = null;

/** One transaction on what this browser keeps here; answers what `hacer` asked for once it is written. */
export async function enBase(
  almacen: Almacen,
  modo: IDBTransactionMode,
  hacer: (almacen: IDBObjectStore) => { readonly result: unknown },
): Promise<unknown> {
  const base = await (abierta ??= abrir());
  return new Promise((resolve, reject) => {
    const transaccion = base.transaction(almacen, modo);
    const pedido = hacer(transaccion.objectStore(almacen));
    transaccion.oncomplete = () => resolve(pedido.result);
    transaccion.onabort = () => reject(transaccion.error ?? new Error('base: aborted'));
  });
}

function abrir(): Promise<IDBDatabase> {
  return new Promise<IDBDatabase>((resolve, reject) => {
    const pedido = indexedDB.open(NOMBRE, VERSION);
    pedido.onupgradeneeded = () => {
      pedido.result.createObjectStore('verificador');
      pedido.result
        .createObjectStore('lecturas', { keyPath: ['usuario', 'llamada', 'entrada'] })
        .createIndex('porFecha', ['usuario', 'llamada', 'cuando']);
    };
    pedido.onsuccess = () => {
      pedido.result.onclose = pedido.result.onversionchange = () => {
        pedido.result.close();
        abierta = null;
      };
      resolve(pedido.result);
    };
    pedido.onerror = () => reject(pedido.error ?? new Error('base: cannot be opened'));
  }).catch((error: unknown) => {
    abierta = null;
    throw error;
  });
}
