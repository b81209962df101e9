import { useState } from 'react';

import { useDispatch } from 'react-redux';

import { refrescarSesion, type AppDispatch } from '@comanda/shared/api';
import { cuentaCalls as calls, type Cuenta } from '@comanda/shared/contracts/auth/cuenta';
import { Campo, Formulario } from '@comanda/shared/piezas/formulario';
import { useUsuario } from '@comanda/shared/session';

import { ConfirmarFactor, type SecretoDeFactor } from './ConfirmarFactor';
import { usePrepararSegundoFactorMutation } from './cuentaApi';
import { cuentaMensajes as mensajes } from './cuentaMensajes';
import { CodigosRecuperacion } from './CodigosRecuperacion';
import { FactorActivo } from './FactorActivo';
import { Seccion } from './Seccion';
import { useTrasPendiente } from './useTrasPendiente';

/** What the server answers once and never again is kept here until it was taken down. */
type Paso =
  | { paso: 'estado' }
  | { paso: 'confirmar'; secreto: SecretoDeFactor }
  | { paso: 'codigos'; codigos: readonly string[] };

/** The second factor: put on with a password, a code read by the phone and recovery codes; taken off with both. */
export function SegundoFactorTarjeta({ cuenta }: { cuenta: Cuenta }) {
  const [paso, setPaso] = useState<Paso>({ paso: 'estado' });
  const terminar = useTerminar();
  const mostrar = (codigos: readonly string[]) => setPaso({ paso: 'codigos', codigos });
  const inicio = () => setPaso({ paso: 'estado' });
  return (
    <Seccion titulo="Segundo factor">
      {paso.paso === 'codigos' && (
        <CodigosRecuperacion
          codigos={paso.codigos}
          email={cuenta.email}
          onGuardados={() => {
            inicio();
            void terminar();
          }}
        />
      )}
      {paso.paso === 'confirmar' && (
        <ConfirmarFactor secreto={paso.secreto} onCodigos={mostrar} onCancelar={inicio} />
      )}
      {paso.paso === 'estado' &&
        (cuenta.segundo_factor.activo ? (
          <FactorActivo factor={cuenta.segundo_factor} onCodigos={mostrar} />
        ) : (
          <Activar onSecreto={(secreto) => setPaso({ paso: 'confirmar', secreto })} />
        ))}
    </Seccion>
  );
}

/** A session that had to do this first is told by the server that it has. */
function useTerminar() {
  const dispatch = useDispatch<AppDispatch>();
  const debia = useUsuario()?.pendiente === 'SEGUNDO_FACTOR';
  const seguir = useTrasPendiente();
  return async () => {
    if (!debia) return;
    const sesion = await refrescarSesion({ dispatch });
    if ('token' in sesion) seguir(sesion);
  };
}

function Activar({ onSecreto }: { onSecreto: (secreto: SecretoDeFactor) => void }) {
  const [preparar] = usePrepararSegundoFactorMutation();
  return (
    <>
      <p>
        Además de la contraseña, el ingreso pide un código de 6 dígitos de una aplicación de su
        teléfono (Google Authenticator, Microsoft Authenticator, Aegis).
      </p>
      <Formulario
        call={calls.prepararSegundoFactor}
        inicial={{}}
        enviar={(entrada) => preparar(entrada).unwrap()}
        mensajes={mensajes.factor}
        boton="Activar"
        onHecho={onSecreto}
      >
        <Campo.Clave
          nombre="password"
          etiqueta="Contraseña actual"
          autoComplete="current-password"
        />
      </Formulario>
    </>
  );
}
