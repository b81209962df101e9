import { useId, type Ref } from 'react';

import { Input, type InputRef } from '@comanda/shared/ui/core';

import estilos from './aprobador.module.css';

type CodigoCampoProps = { ref: Ref<InputRef>; codigo: string; onCambio: (codigo: string) => void };

/** The second factor of who approves, once it is asked for. */
export function CodigoCampo({ ref, codigo, onCambio }: CodigoCampoProps) {
  const id = useId();
  return (
    <div className={estilos.campo}>
      <label htmlFor={id}>Código de la aplicación del Administrador</label>
      <Input
        ref={ref}
        id={id}
        size="large"
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        value={codigo}
        onChange={(event) => onCambio(event.target.value)}
      />
    </div>
  );
}
