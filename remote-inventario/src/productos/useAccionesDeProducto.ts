import type { Producto } from '@comanda/shared/contracts/inventario/productos';
import type { Accion } from '@comanda/shared/piezas/tabla';
import { useMedia } from '@comanda/shared/piezas/vista';
import { avisar, confirmar, withNotice, type Mensajes } from '@comanda/shared/ui/core';

import { useEliminarProductoMutation, useMarcarProductoMutation } from './productosApi';
import { productosMensajes as mensajes } from './productosMensajes';

type Abrir = Readonly<
  Record<'onEditar' | 'onPrecios' | 'onModificadores' | 'onOpciones', (producto: Producto) => void>
>;
type Marca = { agotado: boolean } | { favorito: boolean };

/** A table too narrow for all of a row's buttons; narrower still it is cards, where they have their own line. */
const APRETADA = '(min-width: 768px) and (max-width: 1099px)';

/** What can be done about a product; what is not done every day is behind 'Más'. */
export function useAccionesDeProducto(
  empresa: string,
  { onEditar, onPrecios, onModificadores, onOpciones }: Abrir,
) {
  const [eliminar] = useEliminarProductoMutation();
  const [marcar] = useMarcarProductoMutation();
  const apretada = useMedia(APRETADA);

  const onEliminar = async ({ id, producto }: Producto) => {
    if (!(await confirmar(mensajes.confirmarEliminar(producto)))) return;
    await withNotice(eliminar({ empresa, id }).unwrap(), mensajes.eliminar);
  };
  const onMarcar = ({ id }: Producto, marca: Marca, dicho: Mensajes) =>
    withNotice(marcar({ empresa, id, ...marca }).unwrap(), dicho);

  return (fila: Producto): Accion[] => {
    const { producto, agotado, favorito } = fila;
    const quitar = { texto: 'Eliminar', peligro: true, onElegir: () => onEliminar(fila) };
    return [
      { texto: 'Receta', enMenu: apretada, onElegir: () => avisar(mensajes.receta) },
      { texto: 'Editar', onElegir: () => onEditar(fila) },
      ...(apretada ? [] : [quitar]),
      agotado
        ? {
            texto: mensajes.hayDeNuevo,
            enMenu: true,
            onElegir: () => onMarcar(fila, { agotado: false }, mensajes.reponer(producto)),
          }
        : {
            texto: mensajes.marcarAgotado,
            enMenu: true,
            onElegir: () => onMarcar(fila, { agotado: true }, mensajes.agotar(producto)),
          },
      favorito
        ? {
            texto: 'Quitar de favoritos',
            enMenu: true,
            onElegir: () => onMarcar(fila, { favorito: false }, mensajes.olvidar(producto)),
          }
        : {
            texto: 'Poner en favoritos',
            enMenu: true,
            onElegir: () => onMarcar(fila, { favorito: true }, mensajes.favorecer(producto)),
          },
      { texto: 'Opciones', enMenu: true, onElegir: () => onOpciones(fila) },
      { texto: 'Modificadores', enMenu: true, onElegir: () => onModificadores(fila) },
      { texto: 'Historial de precios', enMenu: true, onElegir: () => onPrecios(fila) },
      ...(apretada ? [{ ...quitar, enMenu: true }] : []),
    ];
  };
}
