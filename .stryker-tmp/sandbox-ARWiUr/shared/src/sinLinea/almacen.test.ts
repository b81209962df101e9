// @ts-nocheck
import { IDBFactory } from 'fake-indexeddb';

import { describe, expect, it } from '@jest/globals';

/** As the version before made it. */
async function conVersionUno(fila: object): Promise<void> {
  const base = await new Promise<IDBDatabase>((resolve, reject) => {
    const pedido = indexedDB.open('comanda.sinLinea', 1);
    pedido.onupgradeneeded = () => {
      pedido.result.createObjectStore('equipos', { keyPath: 'empresa' });
      pedido.result.createObjectStore('practica', { keyPath: 'empresa' });
      const salida = { keyPath: 'orden', autoIncrement: true };
      pedido.result
        .createObjectStore('salida', salida)
        .createIndex('idempotencia', 'idempotencia', { unique: true });
    };
    pedido.onsuccess = () => resolve(pedido.result);
    pedido.onerror = () => reject(new Error('not opened'));
  });
  await new Promise<void>((listo) => {
    const transaccion = base.transaction('salida', 'readwrite');
    transaccion.objectStore('salida').add(fila);
    transaccion.oncomplete = () => listo();
  });
  base.close();
}

describe('what a till kept before its outbox took acts other than sales', () => {
  it('is there, and is a sale', async () => {
    globalThis.indexedDB = new IDBFactory();
    await conVersionUno({ idempotencia: 'k1', empresa: 'Andina', estado: 'POR_ENVIAR' });
    const { enAlmacen } = await import('./almacen');
    const ventas = await enAlmacen('readonly', (almacenes) => almacenes.ventas());
    expect(ventas).toMatchObject([{ orden: 1, idempotencia: 'k1' }]);
    expect(await enAlmacen('readonly', ({ ventaDeClave }) => ventaDeClave('k1'))).toBeDefined();
  });
});
