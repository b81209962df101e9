import { useState, type Ref } from 'react';

import { Input, type InputRef } from '@comanda/shared/ui/core';

import { Campo } from './Campo';

type CodigoCampoProps = {
  ref: Ref<InputRef>;
  codigo: string;
  /** What is wrong with it, or false. */
  falta: string | false;
  onCambio: (codigo: string) => void;
};

/** The second factor: six digits of the phone's application, or a recovery code, whose letters need another keyboard. */
export function CodigoCampo({ ref, codigo, falta, onCambio }: CodigoCampoProps) {
  const [deRecuperacion, setDeRecuperacion] = useState(false);
  return (
    <div className="login-codigo">
      <Campo
        etiqueta={deRecuperacion ? 'Código de recuperación' : 'Código de 6 dígitos'}
        falta={falta}
      >
        {(accesible) => (
          <Input
            {...accesible}
            ref={ref}
            key={String(deRecuperacion)}
            autoFocus
            size="large"
            inputMode={deRecuperacion ? 'text' : 'numeric'}
            autoComplete={deRecuperacion ? 'off' : 'one-time-code'}
            maxLength={40}
            value={codigo}
            onChange={(event) => onCambio(event.target.value)}
          />
        )}
      </Campo>
      <button
        type="button"
        className="ui-plano login-otro-codigo"
        onClick={() => {
          setDeRecuperacion(!deRecuperacion);
          onCambio('');
        }}
      >
        {deRecuperacion ? 'Usar la aplicación' : 'Usar un código de recuperación'}
      </button>
    </div>
  );
}
