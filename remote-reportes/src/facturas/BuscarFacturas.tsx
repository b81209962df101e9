import { useState, type SubmitEvent } from 'react';

import { Button, Input } from '@comanda/shared/ui/core';

type BuscarFacturasProps = { onBuscar: (ruc: string) => void };

/** Search by ID number or RUC (spec section 2), and beyond it by access key or document number; empty is all. */
export function BuscarFacturas({ onBuscar }: BuscarFacturasProps) {
  const [ruc, setRuc] = useState('');
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    onBuscar(ruc.trim());
  };
  return (
    <form
      className="reportes-buscar"
      role="search"
      aria-label="Buscar por cedula o RUC"
      onSubmit={onSubmit}
    >
      <Input
        allowClear
        maxLength={80}
        value={ruc}
        placeholder="Cedula, RUC, clave o numero"
        aria-label="Cedula, RUC, clave o numero"
        autoComplete="off"
        onChange={(event) => setRuc(event.target.value)}
        onClear={() => onBuscar('')}
      />
      <Button type="primary" htmlType="submit">
        Buscar
      </Button>
    </form>
  );
}
