import { useState } from 'react';

import { useDispatch } from 'react-redux';

import { esApiError, type AppDispatch } from '@comanda/shared/api';
import {
  cuentaCalls as calls,
  LARGO_DE_CLAVE,
  type Cuenta,
} from '@comanda/shared/contracts/auth/cuenta';
import { Campo, Formulario } from '@comanda/shared/piezas/formulario';
import { FuerzaDeClave } from '@comanda/shared/piezas/fuerza';
import { sesionIniciada, useUsuario } from '@comanda/shared/session';

import { recordarSecreto } from '../desbloqueo/memoria';

import { useCambiarClaveMutation } from './cuentaApi';
import { cuentaMensajes as mensajes } from './cuentaMensajes';
import { olvidarProvisional, provisionalDe } from './provisional';
import { Seccion } from './Seccion';
import { useTrasPendiente } from './useTrasPendiente';

/** Ends every other session; this one goes on with what the server answers. */
export function CambiarClave({ cuenta }: { cuenta: Cuenta }) {
  const dispatch = useDispatch<AppDispatch>();
  const [cambiar] = useCambiarClaveMutation();
  const [vuelta, setVuelta] = useState(0);
  const usuario = useUsuario();
  const empresas = usuario?.empresa ?? [];
  const [provisional, setProvisional] = useState(() => provisionalDe(usuario?.id));
  const olvidar = () => {
    olvidarProvisional();
    setProvisional(null);
  };
  const seguir = useTrasPendiente();
  return (
    <Seccion titulo="Cambiar la contraseña">
      <Formulario
        key={vuelta}
        call={calls.cambiarClave}
        inicial={{}}
        {...(provisional !== null && { fijos: { actual: provisional } })}
        enviar={async (entrada) => {
          const sesion = await cambiar(entrada)
            .unwrap()
            .catch((error: unknown) => {
              if (esApiError(error) && error.code === 'CLAVE_ACTUAL_INCORRECTA') olvidar();
              throw error;
            });
          olvidar();
          recordarSecreto(sesion, { tipo: 'clave', valor: entrada.nueva });
          return sesion;
        }}
        mensajes={mensajes.clave}
        boton="Cambiar la contraseña"
        progreso="Revisando y guardando la contraseña"
        onHecho={(sesion) => {
          setVuelta(vuelta + 1);
          dispatch(sesionIniciada(sesion));
          seguir(sesion);
        }}
      >
        {provisional === null && (
          <Campo.Clave
            nombre="actual"
            etiqueta="Contraseña actual"
            autoComplete="current-password"
          />
        )}
        <Campo.Clave
          nombre="nueva"
          etiqueta="Contraseña nueva"
          ayuda={`${LARGO_DE_CLAVE} letras o más. Varias palabras que solo usted junte sirven bien.`}
        />
        <FuerzaDeClave de="nueva" datos={[cuenta.nombreCompleto, cuenta.email, ...empresas]} />
      </Formulario>
    </Seccion>
  );
}
