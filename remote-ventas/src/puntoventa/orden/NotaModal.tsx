import { useState, type SubmitEvent } from 'react';

import type { Modificador } from '@comanda/shared/contracts/inventario/modificadores';
import type { Producto } from '@comanda/shared/contracts/inventario/productos';
import { claveDeLinea, type Linea } from '@comanda/shared/domain/orden/carrito';
import { Button } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import type { LineaFijada } from '../../carrito/cambiosDeVenta';
import { NotaDeLinea } from './NotaDeLinea';
import { OpcionesBoton } from './OpcionesBoton';
import { useCerrarLinea } from './useCerrarLinea';
import { useNotasRecientes } from './useNotasRecientes';

type NotaModalProps = {
  empresa: string;
  linea: Linea;
  /** As the catalogue has it; undefined where it left it. */
  producto: Producto | undefined;
  modificadores: readonly Modificador[];
  /** Null where nothing is asked of it. */
  onOpciones: ((id: string) => void) | null;
  onFijar: (fijada: LineaFijada) => void;
  onCerrar: () => void;
};

/** What the kitchen is told of a dish, and nothing else: a waiter has no time for a form. */
export function NotaModal(props: NotaModalProps) {
  const { empresa, linea, producto, modificadores, onOpciones, onFijar, onCerrar } = props;
  const [nota, setNota] = useState(linea.opciones ?? '');
  const [elegidos, setElegidos] = useState(linea.modificadores ?? []);
  const { notas, recordar } = useNotasRecientes(empresa, linea.id);
  const ofrecidos = producto ? modificadores : [];

  const clave = claveDeLinea({ ...linea, modificadores: elegidos });
  const otros = clave !== claveDeLinea(linea);
  const cerrar = useCerrarLinea(onCerrar, { linea, otros, nota });
  const fijar = () => {
    const opciones = nota.trim();
    recordar(opciones);
    onFijar({
      cantidad: linea.cantidad,
      opciones,
      ...(otros && producto && { modificadores: { producto, elegidos } }),
    });
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    fijar();
    onCerrar();
  };
  return (
    <Modal
      open
      title={linea.producto}
      footer={null}
      width={440}
      mask={{ closable: false }}
      onCancel={() => void cerrar()}
    >
      <form className="ui-pila ventas-dialogo" onSubmit={onSubmit}>
        <NotaDeLinea
          modificadores={ofrecidos}
          elegidos={elegidos}
          onElegir={setElegidos}
          nota={nota}
          onEscribir={setNota}
          notas={notas}
          enfocar={ofrecidos.length === 0}
        />
        <Button type="primary" size="large" block htmlType="submit">
          Aceptar
        </Button>
        {onOpciones && (
          <OpcionesBoton
            linea={linea}
            onAbrir={() => {
              fijar();
              onOpciones(clave);
            }}
          />
        )}
      </form>
    </Modal>
  );
}
