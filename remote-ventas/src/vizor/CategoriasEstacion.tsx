import { useValor } from '@comanda/shared/piezas/formulario';
import { Select } from '@comanda/shared/ui/data';

import type { CategoriaEstacion } from './estaciones';

type CategoriasEstacionProps = {
  id?: string;
  value?: readonly CategoriaEstacion[];
  onChange?: (categorias: CategoriaEstacion[]) => void;
};

const NINGUNA = '';

/** Which station cooks what of each category. */
export function CategoriasEstacion({ id, value = [], onChange }: CategoriasEstacionProps) {
  const estaciones = (useValor('estaciones') ?? []) as readonly string[]; // what EstacionesLista holds
  const opciones = [
    ...estaciones.filter((una) => una !== '').map((una) => ({ value: una, label: una })),
    { value: NINGUNA, label: 'No va a cocina' },
  ];
  const onElegir = (cual: string, elegida: string) =>
    onChange?.(
      value.map((categoria) =>
        categoria.id_categoria === cual
          ? { ...categoria, estacion: elegida === NINGUNA ? null : elegida }
          : categoria,
      ),
    );
  return (
    <div id={id} className="vizor-categorias" role="group" aria-label="Categorías" tabIndex={-1}>
      {value.length === 0 && <p>Aún no hay categorías</p>}
      {value.map(({ id_categoria, categoria, estacion }) => (
        <div key={id_categoria}>
          <span>{categoria}</span>
          <Select
            aria-label={`Estación de ${categoria}`}
            value={estacion ?? NINGUNA}
            options={opciones}
            onChange={(elegida: string) => onElegir(id_categoria, elegida)}
          />
        </div>
      ))}
    </div>
  );
}
