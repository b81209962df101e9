import { useRef, useState, type PointerEvent } from 'react';

import type { Categoria } from '@comanda/shared/contracts/inventario/categorias';
import { useCerrarConCuidado } from '@comanda/shared/piezas/formulario';
import { deColor } from '@comanda/shared/piezas/tono';
import { Button, Icono, withNotice } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import { useOrdenarCategoriasMutation } from './categoriasApi';
import './categorias.css';
import { categoriasMensajes as mensajes } from './categoriasMensajes';
import { moverA } from './moverA';

type OrdenModalProps = { empresa: string; categorias: readonly Categoria[]; onCerrar: () => void };

/** In which order the till shows the categories: dragged by the name, or moved with the arrows. */
export function OrdenModal({ empresa, categorias, onCerrar }: OrdenModalProps) {
  const [orden, setOrden] = useState(categorias);
  const [lleva, setLleva] = useState<string | null>(null);
  const [ordenar, { isLoading: guardando }] = useOrdenarCategoriasMutation();
  const lista = useRef<HTMLUListElement>(null);

  const esOtro = (uno: typeof orden) => uno.some((una, i) => una !== categorias[i]);
  const { cerrar } = useCerrarConCuidado(onCerrar, { sucio: esOtro(orden), enviando: false });

  const mover = (id: string, lugar: number) => {
    setOrden(moverA(orden, ({ id_categoria }) => id_categoria === id, lugar));
  };
  const onMover = ({ clientY }: PointerEvent) => {
    if (lleva === null) return;
    const filas = [...(lista.current?.children ?? [])];
    const lugar = filas.findIndex((fila) => clientY < fila.getBoundingClientRect().bottom);
    mover(lleva, lugar < 0 ? filas.length - 1 : lugar);
  };
  const onGuardar = async () => {
    const ids = orden.map(({ id_categoria }) => id_categoria);
    const hecho = await withNotice(ordenar({ empresa, ids }).unwrap(), mensajes.ordenar);
    if (hecho) onCerrar();
  };

  return (
    <Modal
      open
      title="Orden en la caja"
      width={480}
      mask={{ closable: false }}
      onCancel={() => void cerrar()}
      footer={
        <>
          <Button disabled={guardando} onClick={() => void cerrar()}>
            Cerrar
          </Button>
          <Button type="primary" loading={guardando} onClick={() => void onGuardar()}>
            Guardar orden
          </Button>
        </>
      }
    >
      <ul ref={lista} className="inventario-orden">
        {orden.map(({ id_categoria: id, categoria, color }, i) => (
          <li key={id} className="ui-tarjeta" data-lleva={lleva === id}>
            <div
              data-asa
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                setLleva(id);
              }}
              onPointerMove={onMover}
              onPointerUp={() => setLleva(null)}
              onPointerCancel={() => setLleva(null)}
            >
              <span className="ui-color" {...deColor(color)}>
                {categoria}
              </span>
            </div>
            <Flecha
              icono="arriba"
              nombre={`Subir ${categoria}`}
              hay={i > 0}
              onClick={() => mover(id, i - 1)}
            />
            <Flecha
              icono="abajo"
              nombre={`Bajar ${categoria}`}
              hay={i < orden.length - 1}
              onClick={() => mover(id, i + 1)}
            />
          </li>
        ))}
      </ul>
    </Modal>
  );
}

type FlechaProps = { icono: string; nombre: string; hay: boolean; onClick: () => void };

/** Not disabled where there is no further: a button that is loses the focus of who presses it again and again. */
const Flecha = ({ icono, nombre, hay, onClick }: FlechaProps) => (
  <button
    type="button"
    className="ui-boton"
    aria-label={nombre}
    aria-disabled={!hay}
    onClick={() => hay && onClick()}
  >
    <Icono nombre={icono} />
  </button>
);
