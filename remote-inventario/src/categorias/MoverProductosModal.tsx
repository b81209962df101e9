import {
  categoriasCalls as calls,
  type Categoria,
} from '@comanda/shared/contracts/inventario/categorias';
import { Ancho, Campo, FormModal } from '@comanda/shared/piezas/formulario';

import { useEliminarCategoriaMutation } from './categoriasApi';
import { categoriasMensajes as mensajes } from './categoriasMensajes';

type MoverProductosModalProps = {
  empresa: string;
  categoria: Categoria;
  otras: readonly Categoria[];
  onCerrar: () => void;
};

/** A category in use is not deleted: its products go to another first. */
export function MoverProductosModal(props: MoverProductosModalProps) {
  const { empresa, categoria, otras, onCerrar } = props;
  const [eliminar] = useEliminarCategoriaMutation();
  return (
    <FormModal
      titulo={`Eliminar ${categoria.categoria}`}
      call={calls.eliminarCategoria}
      inicial={{}}
      fijos={{ empresa, id: categoria.id_categoria }}
      revisar={({ mover_a }) => ({ mover_a: mover_a ? undefined : 'Elija una categoría' })}
      enviar={(entrada) => eliminar(entrada).unwrap()}
      mensajes={mensajes.mover}
      boton="Mover y eliminar"
      peligro
      onHecho={onCerrar}
      onCerrar={onCerrar}
    >
      <Ancho>
        <p>{mensajes.enUso(categoria.productos)}</p>
        <p>{otras.length === 0 ? mensajes.sinOtra : mensajes.recibe}</p>
      </Ancho>
      <Campo.Opcion
        nombre="mover_a"
        etiqueta="Mover a"
        requerido
        ancho
        placeholder="Elija una categoría"
        opciones={otras.map(({ id_categoria, categoria: nombre }) => ({
          value: id_categoria,
          label: nombre,
        }))}
      />
    </FormModal>
  );
}
