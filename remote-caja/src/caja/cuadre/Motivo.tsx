import { useId } from 'react';

import { MOTIVO_CUADRE_LARGO } from '@comanda/shared/contracts/caja/cuadres';
import { Input } from '@comanda/shared/ui/core';

import estilos from './cuadre.module.css';

type MotivoProps = {
  motivo: string;
  /** The company asks for it. */
  pedido: boolean;
  espera: boolean;
  falta: string | null;
  onCambio: (motivo: string) => void;
};

export function Motivo({ motivo, pedido, espera, falta, onCambio }: MotivoProps) {
  const id = useId();
  const dicho = `${id}-falta`;
  return (
    <div className={estilos.monto}>
      <label htmlFor={id}>Motivo de la diferencia{pedido ? '' : ' (opcional)'}</label>
      <Input.TextArea
        id={id}
        rows={2}
        required={pedido}
        status={falta === null ? undefined : 'error'}
        aria-invalid={falta !== null}
        aria-describedby={falta === null ? undefined : dicho}
        disabled={espera}
        maxLength={MOTIVO_CUADRE_LARGO}
        value={motivo}
        onChange={(event) => onCambio(event.target.value)}
      />
      {falta !== null && (
        <small id={dicho} className={estilos.fallo}>
          {falta}
        </small>
      )}
    </div>
  );
}
