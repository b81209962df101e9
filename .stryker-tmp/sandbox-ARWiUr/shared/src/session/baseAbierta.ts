/** One of the bases of this browser: opened when it is first asked for, and again where that failed or it was closed meanwhile. `crear` gets the version that was there; 0: none. */
// @ts-nocheck

export function baseAbierta(
  nombre: string,
  version: number,
  crear: (base: IDBDatabase, antes: number) => void,
): () => Promise<IDBDatabase> {
  let abierta: Promise<IDBDatabase> | null = null;
  const abrir = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const pedido = indexedDB.open(nombre, version);
      pedido.onupgradeneeded = ({ oldVersion }) => crear(pedido.result, oldVersion);
      pedido.onsuccess = () => {
        const base = pedido.result;
        base.onclose = base.onversionchange = () => {
          base.close();
          abierta = null;
        };
        resolve(base);
      };
      pedido.onerror = () => reject(pedido.error ?? new Error(`${nombre}: it cannot be opened`));
    }).catch((error: unknown) => {
      abierta = null;
      throw error;
    });
  return () => (abierta ??= abrir());
}
