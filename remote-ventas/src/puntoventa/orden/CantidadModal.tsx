import { useState, type SubmitEvent } from 'react';

import type { Modificador } from '@comanda/shared/contracts/inventario/modificadores';
import type { Producto } from '@comanda/shared/contracts/inventario/productos';
import {
  CANTIDAD_MAXIMA,
  claveDeLinea,
  descuentoDeLinea,
  esCantidad,
  type Linea,
} from '@comanda/shared/domain/orden/carrito';
import { formatCentavos, formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { Alert, Button, Icono, Input } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import type { LineaFijada } from '../../carrito/cambiosDeVenta';
import { NotaDeLinea } from './NotaDeLinea';
import { OpcionesBoton } from './OpcionesBoton';
import { useCerrarLinea } from './useCerrarLinea';
import { useNotasRecientes } from './useNotasRecientes';

type CantidadModalProps = {
  empresa: string;
  linea: Linea;
  /** As the catalogue has it; undefined where it left it. */
  producto: Producto | undefined;
  /** What can be chosen with it. */
  modificadores: readonly Modificador[];
  onFijar: (fijada: LineaFijada) => void;
  /** Null where the bill is another's to discount: a table's lines that are not sent yet. */
  onDescuento: ((id: string) => void) | null;
  /** Null where nothing is asked of it. */
  onOpciones: ((id: string) => void) | null;
  onQuitar: () => void;
  onCerrar: () => void;
};

/** A long press on a tile, or a tap on a line's number: types the quantity, chooses what goes with it, tells the kitchen. */
export function CantidadModal(props: CantidadModalProps) {
  const { empresa, linea, producto, modificadores, onFijar, onDescuento, onOpciones } = props;
  const { onQuitar, onCerrar } = props;
  const [texto, setTexto] = useState(String(linea.cantidad));
  const [opciones, setOpciones] = useState(linea.opciones ?? '');
  const [elegidos, setElegidos] = useState(linea.modificadores ?? []);
  const [fallo, setFallo] = useState<string | null>(null);
  const { notas, recordar } = useNotasRecientes(empresa, linea.id);
  const descuento = descuentoDeLinea(linea);
  /** Of the line as it will be. */
  const clave = claveDeLinea({ ...linea, modificadores: elegidos });
  const otros = clave !== claveDeLinea(linea);
  const cerrar = useCerrarLinea(onCerrar, { linea, otros, nota: opciones, cantidad: texto });

  /** Keeps what was typed; false where it cannot be. */
  const aceptar = (): boolean => {
    const cantidad = cantidadDe(texto);
    const motivo = impedimento(linea, cantidad);
    setFallo(motivo);
    if (motivo) return false;
    const nota = opciones.trim();
    recordar(nota);
    onFijar({
      cantidad,
      opciones: nota,
      ...(otros && producto && { modificadores: { producto, elegidos } }),
    });
    return true;
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (aceptar()) onCerrar();
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
        <label htmlFor="ventas-cantidad">Cantidad</label>
        <Input
          id="ventas-cantidad"
          autoFocus
          size="large"
          inputMode={linea.por_peso ? 'decimal' : 'numeric'}
          className="cifra"
          value={texto}
          status={fallo ? 'error' : undefined}
          suffix={`x ${formatMonto(linea.precio_venta)}`}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTexto(event.target.value.trim())}
        />
        {fallo && <Alert type="error" title={fallo} role="alert" />}
        <NotaDeLinea
          modificadores={producto ? modificadores : []}
          elegidos={elegidos}
          onElegir={setElegidos}
          nota={opciones}
          onEscribir={setOpciones}
          notas={notas}
        />
        <Button type="primary" size="large" block htmlType="submit">
          Aceptar
        </Button>
        {onOpciones && (
          <OpcionesBoton linea={linea} onAbrir={() => aceptar() && onOpciones(clave)} />
        )}
        {onDescuento && (
          <Button
            block
            icon={<Icono nombre="descuento" />}
            onClick={() => aceptar() && onDescuento(clave)}
          >
            Descuento
            {descuento > 0 && <span className="cifra">-{formatCentavos(descuento)}</span>}
          </Button>
        )}
        <Button
          danger
          block
          onClick={() => {
            onQuitar();
            onCerrar();
          }}
        >
          Quitar de la orden
        </Button>
      </form>
    </Modal>
  );
}

/** A weight may be written with a comma. 0 for what is no number. */
const cantidadDe = (texto: string) =>
  /^\d{1,6}([.,]\d+)?$/.test(texto) ? Number(texto.replace(',', '.')) : 0;

function impedimento(linea: Linea, cantidad: number): string | null {
  if (cantidad <= 0) return 'Cantidad es 1 mínimo requerido';
  if (!esCantidad(linea, cantidad))
    return linea.por_peso
      ? 'La cantidad admite tres decimales'
      : `${linea.producto} se vende por unidades enteras`;
  return cantidad > CANTIDAD_MAXIMA ? `La cantidad no puede pasar de ${CANTIDAD_MAXIMA}` : null;
}
