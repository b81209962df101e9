import { useState, type SubmitEvent } from 'react';

import { Button, Input } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

const LARGO = 24;

type NombreModalProps = {
  nombre: string;
  onNombrar: (nombre: string) => void;
  onCerrar: () => void;
};

/** What the cashier calls an open sale: 'Juan', 'Barra 2'. */
export function NombreModal({ nombre, onNombrar, onCerrar }: NombreModalProps) {
  const [texto, setTexto] = useState(nombre);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    onNombrar(texto.trim());
    onCerrar();
  };
  return (
    <Modal
      open
      title="Nombre de la venta"
      footer={null}
      width={360}
      mask={{ closable: false }}
      onCancel={onCerrar}
    >
      <form className="ui-pila ventas-dialogo" onSubmit={onSubmit}>
        <label htmlFor="ventas-nombre">Nombre</label>
        <Input
          id="ventas-nombre"
          autoFocus
          size="large"
          autoComplete="off"
          maxLength={LARGO}
          placeholder="Juan, Barra 2, para llevar"
          value={texto}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTexto(event.target.value)}
        />
        <Button type="primary" size="large" block htmlType="submit">
          Aceptar
        </Button>
      </form>
    </Modal>
  );
}
