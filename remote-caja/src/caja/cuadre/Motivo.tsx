import { useId } from 'react';

import { MOTIVO_CUADRE_LARGO } from '@comanda/shared/contracts/cuadres';
import { Input } from '@comanda/shared/ui/core';

import estilos from './cuadre.module.css';

type MotivoProps = {
  motivo: string;
  /** The company asks for it. */
  pedido: boolean;
  espera: boolean;
  onCambio: (motivo: string) => void;
};

export function Motivo({ motivo, pedido, espera, onCambio }: MotivoProps) {
  const id = useId();
  return (
    <div className={estilos.monto}>
      <label htmlFor={id}>Motivo de la diferencia{pedido ? '' : ' (opcional)'}</label>
      <Input.TextArea
        id={id}
        rows={2}
        required={pedido}
        disabled={espera}
        maxLength={MOTIVO_CUADRE_LARGO}
        value={motivo}
        onChange={(event) => onCambio(event.target.value)}
      />
    </div>
  );
}
