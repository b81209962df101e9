import { useState, type SubmitEvent } from 'react';

import { CANTIDAD_MAXIMA } from '@comanda/shared/domain/carrito';
import { Alert, Button, Input } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

export type CantidadPedida = { id: string; producto: string; cantidad: number };

type CantidadModalProps = {
  pedida: CantidadPedida;
  onFijar: (id: string, cantidad: number) => void;
  onCerrar: () => void;
};

/** A long press on a tile, or a tap on a line's number: types the quantity. */
export function CantidadModal({ pedida, onFijar, onCerrar }: CantidadModalProps) {
  const [texto, setTexto] = useState(String(pedida.cantidad));
  const [fallo, setFallo] = useState<string | null>(null);

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const cantidad = /^\d+$/.test(texto) ? Number(texto) : 0;
    const motivo = impedimento(cantidad);
    setFallo(motivo);
    if (motivo) return;
    onFijar(pedida.id, cantidad);
    onCerrar();
  };

  return (
    <Modal open title={pedida.producto} footer={null} width={360} onCancel={onCerrar}>
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
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTexto(event.target.value.trim())}
        />
        {fallo && <Alert type="error" title={fallo} role="alert" />}
        <Button type="primary" size="large" block htmlType="submit">
          Aceptar
        </Button>
      </form>
    </Modal>
  );
}

function impedimento(cantidad: number): string | null {
  if (cantidad < 1) return 'Cantidad es 1 minimo requerido';
  return cantidad > CANTIDAD_MAXIMA ? `La cantidad no puede pasar de ${CANTIDAD_MAXIMA}` : null;
}
