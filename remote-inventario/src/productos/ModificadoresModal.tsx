import { useState } from 'react';

import {
  modificadoresCalls,
  type Modificador,
} from '@comanda/shared/contracts/inventario/modificadores';
import type { Producto } from '@comanda/shared/contracts/inventario/productos';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { Ancho, Campo, FormModal } from '@comanda/shared/piezas/formulario';
import { QueryView } from '@comanda/shared/piezas/vista';
import { Icono, withNotice } from '@comanda/shared/ui/core';

import estilos from './productos.module.css';
import {
  useCrearModificadorMutation,
  useEliminarModificadorMutation,
  useListarModificadoresQuery,
} from './productosApi';
import { productosMensajes as mensajes } from './productosMensajes';

type ModificadoresModalProps = { empresa: string; producto: Producto; onCerrar: () => void };

/** What the till offers with a product, one tap each ('sin cebolla', 'extra queso +$0.50'), and one more. */
export function ModificadoresModal({ empresa, producto, onCerrar }: ModificadoresModalProps) {
  const [crear] = useCrearModificadorMutation();
  const [creados, setCreados] = useState(0);
  const { id, id_categoria, categoria } = producto;
  const alcances = [
    { valor: '', texto: 'Solo este producto' },
    { valor: id_categoria, texto: `Todo en ${categoria}` },
  ];
  return (
    <FormModal
      titulo={`Modificadores de ${producto.producto}`}
      vuelta={creados}
      call={modificadoresCalls.crearModificador}
      inicial={{ precio: 0, id_categoria: null }}
      fijos={{ empresa, id_producto: id }}
      enviar={(entrada) =>
        crear({ ...entrada, id_producto: entrada.id_categoria === null ? id : null }).unwrap()
      }
      mensajes={mensajes.crearModificador}
      boton="Agregar"
      onHecho={() => setCreados((antes) => antes + 1)}
      onCerrar={onCerrar}
    >
      <Ancho>
        <Lista empresa={empresa} producto={producto} />
      </Ancho>
      <Campo.Texto nombre="nombre" etiqueta="Modificador" autoFocus />
      <Campo.Dinero nombre="precio" etiqueta="Precio" />
      <Campo.Elegir nombre="id_categoria" etiqueta="Se ofrece con" opciones={alcances} ancho />
    </FormModal>
  );
}

/** Those of the product and those of its category, as the till will show them. */
function Lista({ empresa, producto }: Omit<ModificadoresModalProps, 'onCerrar'>) {
  const query = useListarModificadoresQuery({ empresa });
  const [eliminar] = useEliminarModificadorMutation();
  const { id, id_categoria } = producto;
  const suyos = query.currentData?.filter(
    (uno) => !uno.grupo && (uno.id_producto === id || uno.id_categoria === id_categoria),
  );
  const quitar = (modificador: Modificador) =>
    withNotice(
      eliminar({ empresa, id: modificador.id }).unwrap(),
      mensajes.eliminarModificador(modificador.nombre),
    );
  return (
    <QueryView query={{ ...query, currentData: suyos }} empty={mensajes.sinModificadores}>
      {(filas) => (
        <ul className={`ui-lista ${estilos.modificadores ?? ''}`} aria-label="Modificadores">
          {filas.map((modificador) => (
            <li key={modificador.id}>
              <span>
                {modificador.nombre}
                {modificador.precio > 0 && (
                  <span className="cifra"> +{formatMonto(modificador.precio)}</span>
                )}
                {modificador.id_producto === null && <small> Todo en {producto.categoria}</small>}
              </span>
              <button
                type="button"
                className="ui-plano"
                aria-label={`Quitar ${modificador.nombre}`}
                onClick={() => void quitar(modificador)}
              >
                <Icono nombre="basura" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}
