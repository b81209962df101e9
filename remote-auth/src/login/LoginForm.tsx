import { useRef, useState, type SubmitEvent } from 'react';

import { ERRORES } from '@comanda/shared/errors/catalogo';
import { useConexion } from '@comanda/shared/session';
import { Button, Icono, Input, type InputRef } from '@comanda/shared/ui/core';

import { Campo } from './Campo';
import { useIngresar } from './useIngresar';

/** E-mail and password; while one of them is empty nothing is sent and the field says so (spec section 5). */
export function LoginForm() {
  const { ingresar, ingresando, fallo } = useIngresar();
  const conexion = useConexion();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [visible, setVisible] = useState(false);
  const [revisado, setRevisado] = useState(false);
  const correo = useRef<InputRef>(null);
  const clave = useRef<InputRef>(null);
  const alerta = useRef<HTMLParagraphElement>(null);

  const onFin = (dentro: boolean) => {
    if (dentro) return;
    clave.current?.select();
    alerta.current?.scrollIntoView({ block: 'nearest' });
  };

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setRevisado(true);
    if (email.trim() === '') return correo.current?.focus();
    if (password === '') return clave.current?.focus();
    void ingresar({ email, password }).then(onFin);
  };

  return (
    <form
      className="login-form"
      aria-label="Ingresar"
      aria-busy={ingresando}
      noValidate
      onSubmit={onSubmit}
    >
      <Campo etiqueta="Correo" falta={revisado && email.trim() === '' && 'Ingrese el correo'}>
        {(accesible) => (
          <Input
            {...accesible}
            ref={correo}
            type="email"
            autoComplete="username"
            autoFocus
            size="large"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Campo>
      <Campo etiqueta="Clave" falta={revisado && password === '' && 'Ingrese la clave'}>
        {(accesible) => (
          <Input
            {...accesible}
            ref={clave}
            type={visible ? 'text' : 'password'}
            autoComplete="current-password"
            size="large"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            suffix={<Ojo visible={visible} onAlternar={() => setVisible(!visible)} />}
          />
        )}
      </Campo>
      <p ref={alerta} className="login-fallo" role="alert">
        {fallo ?? (!conexion && !ingresando && ERRORES.SIN_CONEXION.msg)}
      </p>
      <Button type="primary" htmlType="submit" size="large" block loading={ingresando}>
        {ingresando ? 'Ingresando' : 'Ingresar'}
      </Button>
    </form>
  );
}

type OjoProps = { visible: boolean; onAlternar: () => void };

/** An eye of ours: the one antd has speaks English to screen readers. */
function Ojo({ visible, onAlternar }: OjoProps) {
  return (
    <button
      type="button"
      className="ui-plano login-ojo"
      aria-label={visible ? 'Ocultar la clave' : 'Mostrar la clave'}
      aria-pressed={visible}
      onClick={onAlternar}
    >
      <Icono nombre={visible ? 'ojo' : 'ojoCerrado'} />
    </button>
  );
}
