import type { MarcaSinLinea } from '@comanda/shared/contracts/ventas/sinLinea';
import type { AppError } from '@comanda/shared/errors/AppError';

/** What of a sale is not as it would have been with a line, and what of that only an Administrador lets through. */
export type Marcas = ReturnType<typeof marcasDe>;

export function marcasDe(aceptada: boolean) {
  const detalle: Partial<Record<MarcaSinLinea, unknown[]>> = {};
  const marcar = (marca: MarcaSinLinea, que: unknown): void => {
    detalle[marca] = [...(detalle[marca] ?? []), que];
  };
  return {
    marcar,
    /** A mark where the sale was accepted, the refusal where it was not. */
    oRehusar(marca: MarcaSinLinea, que: unknown, rehusar: () => AppError): void {
      if (!aceptada) throw rehusar();
      marcar(marca, que);
    },
    leer: () => ({ marcas: Object.keys(detalle), detalle }),
  };
}
