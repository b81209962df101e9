import { useEffect, useEffectEvent, useId, useRef } from 'react';

import { PinCampo, soloDePin } from '@comanda/shared/piezas/pin';
import { QuienCampo, useQuienes } from '@comanda/shared/piezas/quien';
import type { InputRef } from '@comanda/shared/ui/core';

import type { AprobadorEscrito } from './aprobador';
import { CodigoCampo } from './CodigoCampo';
import { ConCorreo } from './ConCorreo';
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
  const { campo, codigo } = useFoco(espera, conCodigo);
  const nadie = de.nadie && escrito.pin === '';
  const conPin = escrito.manera === 'pin' && !nadie;
  const escribir = (cambio: Partial<AprobadorEscrito>) => onCambio({ ...escrito, ...cambio });
  const usuario = de.unico ?? escrito.usuario;
  const completar = useEffectEvent(() => {
    if (escrito.pin !== '' && escrito.usuario !== usuario) escribir({ usuario });
  });
  useEffect(() => completar(), [de.unico]); // a PIN may be typed before it is known whose it can be
  const comun = dichoDe(falta, `${id}falta`);
  return (
    <fieldset className={estilos.aprobador} disabled={espera}>
      <legend className={estilos.leyenda}>{leyenda}</legend>
      {conPin ? (
        <div className={estilos.campo}>
          <QuienCampo
            etiqueta="Quién aprueba"
            de={de}
            elegido={usuario}
            onElegir={(elegido) => escribir({ usuario: elegido })}
            onSeguir={(digito) => {
              if (digito !== '') escribir({ usuario, pin: soloDePin(escrito.pin + digito) });
              campo.current?.focus();
            }}
            vacio="Ningún Administrador tiene PIN: apruebe con correo y contraseña."
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
        <ConCorreo ref={campo} comun={comun} escrito={escrito} escribir={escribir} />
      )}
      {conCodigo && (
        <CodigoCampo
          ref={codigo}
          codigo={escrito.codigo}
          onCambio={(suyo) => escribir({ codigo: suyo })}
        />
      )}
      <Falta id={`${id}falta`} texto={falta} />
      {!nadie && (
        <button
          type="button"
          className={`ui-plano ${estilos.otra ?? ''}`}
          onClick={() => escribir({ manera: conPin ? 'clave' : 'pin' })}
        >
          {conPin ? 'Con correo y contraseña' : 'Con PIN'}
        </button>
      )}
    </fieldset>
  );
}

/** Where the hand goes on: in the box of what was refused, or of the code that is asked for. */
function useFoco(espera: boolean, conCodigo: boolean) {
  const campo = useRef<InputRef>(null);
  const codigo = useRef<InputRef>(null);
  const esperaba = useRef(false);
  useEffect(() => {
    if (esperaba.current && !espera) (codigo.current ?? campo.current)?.focus();
    esperaba.current = espera;
  }, [espera]);
  useEffect(() => {
    if (!conCodigo || espera) return;
    codigo.current?.focus();
    codigo.current?.nativeElement?.scrollIntoView({ block: 'center' }); // with the button that goes on below it
  }, [conCodigo, espera]);
  return { campo, codigo };
}

const dichoDe = (falta: string | null, id: string) => ({
  'aria-invalid': falta !== null,
  'aria-describedby': falta === null ? undefined : id,
});

const Falta = ({ id, texto }: { id: string; texto: string | null }) =>
  texto !== null && (
    <p id={id} className={estilos.falta} role="alert">
      {texto}
    </p>
  );
