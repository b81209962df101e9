import { useState, type SubmitEvent } from 'react';

import { OPCIONES_LARGO } from '@comanda/shared/contracts/ventas';
import { CANTIDAD_MAXIMA, type Linea } from '@comanda/shared/domain/carrito';
import { formatMonto } from '@comanda/shared/domain/dinero';
import { Alert, Button, Input } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

type CantidadModalProps = {
  linea: Linea;
  onFijar: (fijada: { cantidad: number; opciones: string }) => void;
  onQuitar: () => void;
  onCerrar: () => void;
};

/** A long press on a tile, or a tap on a line's number: types the quantity, and what the kitchen has to know. */
export function CantidadModal({ linea, onFijar, onQuitar, onCerrar }: CantidadModalProps) {
  const [texto, setTexto] = useState(String(linea.cantidad));
  const [opciones, setOpciones] = useState(linea.opciones ?? '');
  const [fallo, setFallo] = useState<string | null>(null);

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const cantidad = /^\d+$/.test(texto) ? Number(texto) : 0;
    const motivo = impedimento(cantidad);
    setFallo(motivo);
    if (motivo) return;
    onFijar({ cantidad, opciones: opciones.trim() });
    onCerrar();
  };

  return (
    <Modal open title={linea.producto} footer={null} width={400} onCancel={onCerrar}>
      <form className="ventas-formulario" onSubmit={onSubmit}>
        <label htmlFor="ventas-cantidad">Cantidad</label>
        <Input
          id="ventas-cantidad"
          autoFocus
          size="large"
          inputMode="numeric"
          className="cifra"
          value={texto}
          status={fallo ? 'error' : undefined}
          suffix={`x ${formatMonto(linea.precio_venta)}`}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTexto(event.target.value.trim())}
        />
        {fallo && <Alert type="error" title={fallo} role="alert" />}
        <label htmlFor="ventas-nota">Nota</label>
        <Input
          id="ventas-nota"
          size="large"
          autoComplete="off"
          maxLength={OPCIONES_LARGO}
          placeholder="sin cebolla, para llevar"
          value={opciones}
          onChange={(event) => setOpciones(event.target.value)}
        />
        <Button type="primary" size="large" block htmlType="submit">
          Aceptar
        </Button>
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

function impedimento(cantidad: number): string | null {
  if (cantidad < 1) return 'Cantidad es 1 minimo requerido';
  return cantidad > CANTIDAD_MAXIMA ? `La cantidad no puede pasar de ${CANTIDAD_MAXIMA}` : null;
}
