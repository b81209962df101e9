/** Where tickets come out. `imprimir` settles when the paper (or the file) has them all. */
export type Impresora = { destino: string; imprimir(bytes: Uint8Array, id: string): Promise<void> };

/** One ticket after another: a printer that gets two at once mixes them. */
export function enFila(impresora: Impresora): Impresora {
  let cola: Promise<unknown> = Promise.resolve();
  return {
    destino: impresora.destino,
    imprimir(bytes, id) {
      const turno = cola.then(() => impresora.imprimir(bytes, id));
      cola = turno.catch(() => undefined); // the one who asked hears of the failure; the next one prints
      return turno;
    },
  };
}
