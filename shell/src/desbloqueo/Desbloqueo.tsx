import '@comanda/shared/ui/controles.css';
import './desbloqueo.css';

import { useEffect, useRef, useState, type SubmitEvent } from 'react';

import { useStore } from 'react-redux';

import type { AppStore } from '@comanda/shared/api';
import type { UsuarioSesion } from '@comanda/shared/contracts/auth/auth';
import { Alert, Button, Icono, Input, Marca, type InputRef } from '@comanda/shared/ui/core';

import { preguntarPorSesion } from '../arranque/descanso';
import { enDescanso } from '../arranque/marcaDeDescanso';
import { Mostrada } from '../marco/pantallaMostrada';
import { Visible } from '../marco/Visible';

import { dicho } from './dicho';
import { useDesbloqueo } from './useDesbloqueo';

/** No server says whose this browser is: whoever was last in shows it, within the hours of their company. */
export default function Desbloqueo({ usuario }: { usuario: UsuarioSesion }) {
  const { estado, ...intento } = useDesbloqueo(usuario.id);
  useEffect(() => {
    document.title = 'Sin línea · Comanda';
  }, []);
  return (
    <main className="desbloqueo">
      <Visible />
      <Mostrada />
      <div className="ui-tarjeta desbloqueo-caja">
        <Marca tamano={40} />
        <h1>
          <Icono nombre="sinConexion" /> Sin línea
        </h1>
        <p className="desbloqueo-quien">{usuario.nombreCompleto}</p>
        {estado?.puede && <Secreto estado={estado} {...intento} />}
        {estado && !estado.puede && <Alert type="warning" showIcon title={dicho.noPuede(estado)} />}
        <p className="desbloqueo-tenue">{dicho.vuelve(enDescanso(usuario))}</p>
        <Reintentar usuario={usuario} />
      </div>
    </main>
  );
}

type SecretoProps = Omit<ReturnType<typeof useDesbloqueo>, 'estado'> & {
  estado: Extract<NonNullable<ReturnType<typeof useDesbloqueo>['estado']>, { puede: true }>;
};

function Secreto({ estado, fallo, segundos, probando, desbloquear }: SecretoProps) {
  const { tipo, ingreso, hasta } = estado;
  const [valor, setValor] = useState('');
  const campo = useRef<InputRef>(null);
  const espera = segundos > 0;
  const dice = espera ? dicho.espera(segundos) : fallo;
  useEffect(() => {
    if (!probando && !espera) campo.current?.focus(); // not while it is disabled
  }, [probando, espera]);
  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    await desbloquear(valor);
    setValor('');
  };
  return (
    <form className="desbloqueo-forma" onSubmit={(event) => void onSubmit(event)}>
      <p>{dicho.pedido(tipo)}</p>
      <label htmlFor="desbloqueo-secreto">{dicho.etiqueta[tipo]}</label>
      <Input
        ref={campo}
        id="desbloqueo-secreto"
        type="password"
        size="large"
        autoComplete="current-password"
        inputMode={tipo === 'pin' ? 'numeric' : undefined}
        aria-invalid={fallo !== null}
        aria-describedby="desbloqueo-dice"
        value={valor}
        disabled={probando || espera}
        onChange={({ target }) => setValor(target.value)}
      />
      <p id="desbloqueo-dice" className="desbloqueo-dice" role={espera ? 'timer' : 'alert'}>
        {dice}
      </p>
      <Button
        type="primary"
        size="large"
        block
        htmlType="submit"
        loading={probando}
        disabled={espera}
      >
        Seguir sin línea
      </Button>
      <p className="desbloqueo-tenue">
        {dicho.ingreso(ingreso)}
        <br />
        {dicho.hasta(hasta)}
      </p>
    </form>
  );
}

/** A line that is back is found by itself; who does not want to wait asks. */
function Reintentar({ usuario }: { usuario: UsuarioSesion }) {
  const store = useStore() as AppStore; // the page's one
  const [pidiendo, setPidiendo] = useState(false);
  const onClick = () => {
    setPidiendo(true);
    void preguntarPorSesion(store, usuario).finally(() => setPidiendo(false));
  };
  return (
    <Button block loading={pidiendo} onClick={onClick}>
      {enDescanso(usuario) ? 'Ingresar de nuevo' : 'Probar la línea ahora'}
    </Button>
  );
}
