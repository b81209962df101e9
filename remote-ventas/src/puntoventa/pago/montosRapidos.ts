import { centavos, type Centavos } from '@comanda/shared/domain/dinero/dinero';

const PASOS = [500, 1000, 2000, 5000, 10_000];
const CUANTOS = 3;

/** What a guest may hand over for an amount besides the exact: the next sums of notes above it, the smallest first. */
export function montosRapidos(total: Centavos): readonly Centavos[] {
  const redondeados = PASOS.map((paso) => Math.ceil(total / paso) * paso);
  const mayores = [...new Set(redondeados)].filter((monto) => monto > total);
  return mayores
    .sort((a, b) => a - b)
    .slice(0, CUANTOS)
    .map(centavos);
}
