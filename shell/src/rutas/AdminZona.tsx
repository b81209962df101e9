import { Suspense, useState } from 'react';
import { useSelector } from 'react-redux';

import { Navigate, useLocation } from '@comanda/shared/router';
import { selectMotivo, useUsuario } from '@comanda/shared/session';

import { marcoOPerezoso } from '../marco/cargarMarco';
import { FronteraArea } from '../marco/FronteraArea';

import { retorno } from './retorno';
import { rutaLogin } from './rutaLogin';

/** Behind the login gate. Who is not in is led to the login page and back to what they asked for; a logout, to /auth/login. */
export function AdminZona() {
  const usuario = useUsuario();
  const motivo = useSelector(selectMotivo);
  const lugar = useLocation();
  const [ultimo, setUltimo] = useState(usuario);
  if (usuario && usuario !== ultimo) setUltimo(usuario);

  if (usuario) return <Dentro />;
  if (ultimo && motivo === null) return <Navigate replace to="/auth/login" />;
  return <Navigate replace to={rutaLogin()} state={retorno(ultimo, lugar)} />;
}

/** The frame is a chunk of its own: a login does not carry it. */
function Dentro() {
  const [intento, setIntento] = useState(0);
  const [Marco, setMarco] = useState(marcoOPerezoso);
  const onReintentar = () => {
    setMarco(marcoOPerezoso);
    setIntento(intento + 1);
  };
  return (
    <FronteraArea key={intento} titulo="el menú" onReintentar={onReintentar}>
      <Suspense>
        <Marco />
      </Suspense>
    </FronteraArea>
  );
}
