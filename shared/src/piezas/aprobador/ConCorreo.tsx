import { useEffect, useId, useRef, type Ref } from 'react';

import { Input, type InputRef } from '@comanda/shared/ui/core';

import type { AprobadorEscrito } from './aprobador';
import estilos from './aprobador.module.css';

type ConCorreoProps = {
  /** The box of what is secret, typed again where it was refused. */
  ref: Ref<InputRef>;
  comun: { 'aria-invalid': boolean; 'aria-describedby': string | undefined };
  escrito: AprobadorEscrito;
  escribir: (cambio: Partial<AprobadorEscrito>) => void;
};

/** Who approves without a PIN. */
export function ConCorreo({ ref, comun, escrito, escribir }: ConCorreoProps) {
  const id = useId();
  const correo = useRef<InputRef>(null);
  useEffect(() => {
    if (document.activeElement === document.body) correo.current?.focus(); // the box that had it gave way to this one
  }, []);
  return (
    <>
      <div className={estilos.campo}>
        <label htmlFor={`${id}email`}>Correo del Administrador</label>
        <Input
          ref={correo}
          id={`${id}email`}
          type="email"
          size="large"
          autoComplete="off"
          maxLength={200}
          value={escrito.email}
          onChange={(event) => escribir({ manera: 'clave', email: event.target.value })}
        />
      </div>
      <div className={estilos.campo}>
        <label htmlFor={`${id}clave`}>Contraseña del Administrador</label>
        <Input
          {...comun}
          ref={ref}
          id={`${id}clave`}
          type="password"
          size="large"
          autoComplete="new-password"
          maxLength={200}
          value={escrito.password}
          onChange={(event) => escribir({ manera: 'clave', password: event.target.value })}
        />
      </div>
    </>
  );
}
