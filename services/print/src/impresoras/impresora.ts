import { AppError } from '@comanda/shared/errors/AppError';

/**
 * Where tickets come out. `imprimir` settles when the paper (or the file) has them all. Once `seFue` is aborted nobody waits
 * for the ticket: what has not begun by then never does, and what has begun is finished.
 */
export type Impresora = {
  destino: string;
  imprimir(bytes: Uint8Array, id: string, seFue: AbortSignal): Promise<void>;
};

/** It failed once it had begun: nobody knows what came out. */
export class SinTerminar extends Error {}

/** More than a till sells while it waits for one answer: a printer this far behind is not printing. */
const EN_ESPERA = 10;

/**
 * One ticket after another: a printer that gets two at once mixes them. A ticket whose caller left before its turn is
 * dropped: it was told of no paper, and asks for a copy when it wants one.
 */
export function enFila(impresora: Impresora): Impresora {
  let cola: Promise<unknown> = Promise.resolve();
  const fila = new Set<{ seFue: AbortSignal }>();
  const esperan = () => Array.from(fila).filter(({ seFue }) => !seFue.aborted).length;

  return {
    destino: impresora.destino,
    imprimir(bytes, id, seFue) {
      const espera = esperan();
      if (espera >= EN_ESPERA) return Promise.reject(new AppError('IMPRESORA_OCUPADA', { espera }));
      const lugar = { seFue };
      fila.add(lugar);
      const turno = cola.then(() => {
        fila.delete(lugar);
        seFue.throwIfAborted();
        return impresora.imprimir(bytes, id, seFue);
      });
      cola = turno.catch(() => undefined); // the one who asked hears of the failure; the next one prints
      return turno;
    },
  };
}
