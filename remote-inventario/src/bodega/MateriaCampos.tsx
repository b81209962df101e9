import type { Medida } from '@comanda/shared/contracts/inventario/bodega';
import { Campo, useValor } from '@comanda/shared/piezas/formulario';

import { useMedidas } from './useMedidas';

export const PESO = { decimales: 3, cifras: 7 } as const;

/** `entrada`: of one that is there already, whose ledger is kept in that unit. */
export function MateriaCampos({ entrada }: { entrada?: Medida }) {
  const editar = entrada !== undefined;
  const medidas = useMedidas();
  const elegida = useValor('medida_entrada') as Medida | undefined; // its box offers nothing else
  const salidas = useMedidas(elegida ?? entrada);
  return (
    <>
      <Campo.Texto nombre="materi_prima" etiqueta="Materia" ancho autoFocus />
      <Campo.Numero nombre="peso_inicial" etiqueta="Peso Inicial" {...PESO} />
      <Campo.Numero nombre="peso_actual" etiqueta="Peso Actual" {...PESO} deshabilitado={editar} />
      <Campo.Numero
        nombre="peso_concurrente"
        etiqueta="Peso Concurrente"
        ayuda="Lo que ya ha salido"
        {...PESO}
        deshabilitado={editar}
      />
      <Campo.Opcion
        nombre="medida_entrada"
        etiqueta="Medida Entrada"
        opciones={medidas}
        deshabilitado={editar}
      />
      <Campo.Opcion nombre="medida_salida" etiqueta="Medida Salida" opciones={salidas} />
      <Campo.Numero
        nombre="cantidad_alerta"
        etiqueta="Cantidad Alerta"
        ayuda="En la medida de entrada"
        {...PESO}
      />
    </>
  );
}
