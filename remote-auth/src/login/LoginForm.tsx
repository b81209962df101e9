import { useEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';

import { ERRORES, type FalloDicho } from '@comanda/shared/errors/catalogo';
import { useConexion } from '@comanda/shared/session';
import { Button, Icono, Input, type InputRef } from '@comanda/shared/ui/core';

import { Campo } from './Campo';
import { CodigoCampo } from './CodigoCampo';
import { useIngresar } from './useIngresar';

/** E-mail and password; while one of them is empty nothing is sent and the field says so (spec section 5). */
export function LoginForm() {
  const { ingresar, ingresando, fallo, paso, volver } = useIngresar();
  const conexion = useConexion();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [codigo, setCodigo] = useState('');
  const [visible, setVisible] = useState(false);
  const [revisado, setRevisado] = useState(false);
  const correo = useRef<InputRef>(null);
  const clave = useRef<InputRef>(null);
  const digitos = useRef<InputRef>(null);
  const alerta = useRef<HTMLParagraphElement>(null);
  const pideCodigo = paso === 'codigo';
  const { delCodigo, general } = repartir(fallo);
  const faltas = faltasDe(email, password, pideCodigo ? codigo : null);

  // once what comes next is drawn: a field that is disabled takes no focus
  const pedido = useRef(false);
  useEffect(() => {
    if (pideCodigo) digitos.current?.focus({ cursor: 'all' });
    else if (fallo || pedido.current) clave.current?.focus({ cursor: 'all' });
    pedido.current = pideCodigo;
    if (fallo) alerta.current?.scrollIntoView({ block: 'nearest' });
  }, [pideCodigo, fallo]);

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const primera = CAMPOS.find((campo) => faltas[campo] !== false);
    setRevisado(primera !== undefined);
    if (primera) return { correo, clave, codigo: digitos }[primera].current?.focus();
    const suyo = pideCodigo ? codigo.replaceAll(/\s/g, '') : undefined;
    void ingresar({ email, password, codigo: suyo });
  };
  const onVolver = () => {
    setCodigo('');
    volver();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && pideCodigo) onVolver();
  };

  return (
    <form
      className="login-form"
      aria-label="Ingresar"
      aria-busy={ingresando}
      noValidate
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
    >
      <Campo etiqueta="Correo" falta={revisado && faltas.correo}>
        {(accesible) => (
          <Input
            {...accesible}
            ref={correo}
            type="email"
            autoComplete="username"
            autoFocus
            size="large"
            disabled={pideCodigo}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Campo>
      <Campo etiqueta="Contraseña" falta={revisado && faltas.clave}>
        {(accesible) => (
          <Input
            {...accesible}
            ref={clave}
            type={visible ? 'text' : 'password'}
            autoComplete="current-password"
            size="large"
            disabled={pideCodigo}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            suffix={<Ojo visible={visible} onAlternar={() => setVisible(!visible)} />}
          />
        )}
      </Campo>
      {pideCodigo && (
        <CodigoCampo
          ref={digitos}
          codigo={codigo}
          falta={delCodigo || (revisado && faltas.codigo)}
          onCambio={setCodigo}
        />
      )}
      <p ref={alerta} className="login-fallo" role="alert">
        {general || (!conexion && !ingresando && ERRORES.SIN_CONEXION.msg)}
      </p>
      <Button type="primary" htmlType="submit" size="large" block loading={ingresando}>
        {ingresando ? 'Ingresando' : 'Ingresar'}
      </Button>
      {pideCodigo && (
        <Button
          className="login-volver"
          size="large"
          block
          disabled={ingresando}
          onClick={onVolver}
        >
          Volver
        </Button>
      )}
    </form>
  );
}

const CAMPOS = ['correo', 'clave', 'codigo'] as const;

/** What each field lacks, or false; `codigo`: null while none is asked for. */
const faltasDe = (email: string, password: string, codigo: string | null) => ({
  correo: email.trim() === '' && 'Ingrese el correo',
  clave: password === '' && 'Ingrese la contraseña',
  codigo: codigo?.trim() === '' && ERRORES.SEGUNDO_FACTOR_REQUERIDO.msg,
});

/** Where a refusal is said: under the code it is about, or under them all. */
const repartir = (fallo: FalloDicho | null) => {
  const delCodigo = fallo?.code === 'SEGUNDO_FACTOR_INVALIDO' && fallo.msg;
  return { delCodigo, general: !delCodigo && fallo?.msg };
};

type OjoProps = { visible: boolean; onAlternar: () => void };

/** An eye of ours: the one antd has speaks English to screen readers. */
function Ojo({ visible, onAlternar }: OjoProps) {
  return (
    <button
      type="button"
      className="ui-plano login-ojo"
      aria-label={visible ? 'Ocultar la contraseña' : 'Mostrar la contraseña'}
      aria-pressed={visible}
      onClick={onAlternar}
    >
      <Icono nombre={visible ? 'ojo' : 'ojoCerrado'} />
    </button>
  );
}
