import type { CallInput } from '@comanda/shared/contracts/defineCall';
import type { vizorCalls } from '@comanda/shared/contracts/ventas/vizor';

export type CategoriaEstacion = {
  id_categoria: string;
  categoria: string;
  estacion: string | null;
};
type Enviadas = CallInput<typeof vizorCalls.guardarAjustesCocina>['categorias'];

/** What the call takes of them. */
export const estacionesParaEnviar = (categorias: readonly CategoriaEstacion[]): Enviadas =>
  categorias.map(({ id_categoria, estacion }) => ({ id_categoria, estacion }));

/** Categories keep their station when it gets another name; those of one that is gone go to the first. */
export function seguirEstaciones(
  categorias: readonly CategoriaEstacion[],
  antes: readonly string[],
  ahora: readonly string[],
): CategoriaEstacion[] {
  const [primera = null] = ahora;
  const nueva = (estacion: string): string | null => {
    if (ahora.includes(estacion)) return estacion;
    const lugar = antes.length === ahora.length ? antes.indexOf(estacion) : -1;
    return ahora[lugar] ?? primera;
  };
  return categorias.map((categoria) => ({
    ...categoria,
    estacion: categoria.estacion === null ? null : nueva(categoria.estacion),
  }));
}
