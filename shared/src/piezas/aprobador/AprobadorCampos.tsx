import { useEffect, useEffectEvent, useId, useRef } from 'react';

import { PinCampo, soloDePin } from '@comanda/shared/piezas/pin';
import { QuienCampo, useQuienes } from '@comanda/shared/piezas/quien';
import { Input, type InputRef } from '@comanda/shared/ui/core';

import type { AprobadorEscrito } from './aprobador';
import { CodigoCampo } from './CodigoCampo';
import estilos from './aprobador.module.css';

type AprobadorCamposProps = {
  empresa: string;
  escrito: AprobadorEscrito;
  onCambio: (escrito: AprobadorEscrito) => void;
  /** What is approved, and why it must be. */
  leyenda: string;
  espera?: boolean;
  falta?: string | null;
  /** Who approves has a second factor: its box is there, with the focus in it. */
  conCodigo?: boolean;
};

/** An Administrador of the company says yes on somebody else's till, with their own PIN or password; nothing of it is kept. */
export function AprobadorCampos(props: AprobadorCamposProps) {
  const { empresa, escrito, onCambio, leyenda, espera = false, falta = null } = props;
  const { conCodigo = false } = props;
  const de = useQuienes(empresa, true);
  const id = useId();
  const campo = useRef<InputRef>(null);
  const codigo = useRef<InputRef>(null);
  const esperaba = useRef(false);
  useEffect(() => {
    if (esperaba.current && !espera) (codigo.current ?? campo.current)?.focus(); // what was refused is typed again
    esperaba.current = espera;
  }, [espera]);
  useEffect(() => {
    if (conCodigo && !espera) codigo.current?.focus();
  }, [conCodigo, espera]);
  const conPin = escrito.manera === 'pin';
  const escribir = (cambio: Partial<AprobadorEscrito>) => onCambio({ ...escrito, ...cambio });
  const usuario = de.unico ?? escrito.usuario;
  const completar = useEffectEvent(() => {
    if (escrito.pin !== '' && escrito.usuario !== usuario) escribir({ usuario });
  });
  useEffect(() => completar(), [de.unico]); // a PIN may be typed before it is known whose it can be
  const comun = {
    'aria-invalid': falta !== null,
    'aria-describedby': falta === null ? undefined : `${id}falta`,
  };
  return (
    <fieldset className={estilos.aprobador} disabled={espera}>
      <legend>{leyenda}</legend>
      {conPin ? (
        <div className={estilos.campo}>
          <QuienCampo
            etiqueta="Quien aprueba"
            de={de}
            elegido={usuario}
            onElegir={(elegido) => escribir({ usuario: elegido })}
            onSeguir={(digito) => {
              if (digito !== '') escribir({ usuario, pin: soloDePin(escrito.pin + digito) });
              campo.current?.focus();
            }}
            vacio="Ningun Administrador tiene PIN: apruebe con correo y clave."
          />
          <label htmlFor={`${id}pin`}>PIN del Administrador</label>
          <PinCampo
            {...comun}
            ref={campo}
            id={`${id}pin`}
            value={escrito.pin}
            onChange={(pin) => escribir({ usuario, pin })}
          />
        </div>
      ) : (
        <>
          <div className={estilos.campo}>
            <label htmlFor={`${id}email`}>Correo del Administrador</label>
            <Input
              id={`${id}email`}
              type="email"
              size="large"
              autoComplete="off"
              maxLength={200}
              value={escrito.email}
              onChange={(event) => escribir({ email: event.target.value })}
            />
          </div>
          <div className={estilos.campo}>
            <label htmlFor={`${id}clave`}>Clave del Administrador</label>
            <Input
              {...comun}
              ref={campo}
              id={`${id}clave`}
              type="password"
              size="large"
              autoComplete="new-password"
              maxLength={200}
              value={escrito.password}
              onChange={(event) => escribir({ password: event.target.value })}
            />
          </div>
        </>
      )}
      {conCodigo && (
        <CodigoCampo
          ref={codigo}
          codigo={escrito.codigo}
          onCambio={(suyo) => escribir({ codigo: suyo })}
        />
      )}
      {falta !== null && (
        <p id={`${id}falta`} className={estilos.falta} role="alert">
          {falta}
        </p>
      )}
      <button
        type="button"
        className={`ui-plano ${estilos.otra ?? ''}`}
        onClick={() => escribir({ manera: conPin ? 'clave' : 'pin' })}
      >
        {conPin ? 'Con correo y clave' : 'Con PIN'}
      </button>
    </fieldset>
  );
}
