import {
  categoriasCalls as calls,
  COLORES_CATEGORIA,
  type Categoria,
} from '@comanda/shared/contracts/inventario/categorias';
import { Campo, FormModal, useLeido } from '@comanda/shared/piezas/formulario';

import { useCrearCategoriaMutation, useEditarCategoriaMutation } from './categoriasApi';
import { categoriasMensajes as mensajes } from './categoriasMensajes';

const COLORES = [
  { valor: '', texto: 'Según su turno' },
  ...COLORES_CATEGORIA.map((color) => ({
    valor: color,
    color,
    texto: color.charAt(0).toUpperCase() + color.slice(1),
  })),
];

type CategoriaModalProps = {
  empresa: string;
  /** Null: a new one. */
  categoria: Categoria | null;
  onCerrar: () => void;
};

const leidaDe = ({ categoria, descripcion, color, color_elegido }: Categoria) => ({
  categoria,
  descripcion,
  color: color_elegido ? color : null,
});

export function CategoriaModal({ empresa, categoria, onCerrar }: CategoriaModalProps) {
  const [crear] = useCrearCategoriaMutation();
  const [editar] = useEditarCategoriaMutation();
  const leida = categoria ? leidaDe(categoria) : undefined;
  const conLeida = useLeido(leida);
  const campos = (
    <>
      <Campo.Texto nombre="categoria" etiqueta="Categoría" autoFocus ancho />
      <Campo.Texto nombre="descripcion" etiqueta="Descripción" filas={2} ancho />
      <Campo.Elegir nombre="color" etiqueta="Color en la caja" opciones={COLORES} enFilas ancho />
    </>
  );
  const comun = { boton: 'Guardar', onHecho: onCerrar, onCerrar };
  return categoria ? (
    <FormModal
      forma="hoja"
      {...comun}
      titulo="Editar categoría"
      call={calls.editarCategoria}
      inicial={{ ...leida }}
      fijos={{ empresa, id: categoria.id_categoria }}
      enviar={(entrada) => conLeida((antes) => editar({ ...entrada, antes }).unwrap())}
      mensajes={mensajes.editar}
    >
      {campos}
    </FormModal>
  ) : (
    <FormModal
      forma="hoja"
      {...comun}
      titulo="Crear categoría"
      call={calls.crearCategoria}
      inicial={{}}
      fijos={{ empresa }}
      enviar={(entrada) => crear(entrada).unwrap()}
      mensajes={mensajes.crear}
    >
      {campos}
    </FormModal>
  );
}
