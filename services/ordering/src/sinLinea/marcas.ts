import type { MarcaSinLinea } from '@comanda/shared/contracts/sinLinea';
import { SALTO_MS } from '@comanda/shared/contracts/dispositivos';
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

type Envio = { reloj: string; ahora: Date };

/** The till's clock was another one than it thinks, or was changed about then. */
export function marcarReloj(
  marcas: Marcas,
  { con_salto }: { con_salto: boolean },
  { reloj, ahora }: Envio,
): void {
  const desfase = new Date(reloj).getTime() - ahora.getTime();
  if (con_salto || Math.abs(desfase) > SALTO_MS) marcas.marcar('RELOJ', { desfase_ms: desfase });
}
