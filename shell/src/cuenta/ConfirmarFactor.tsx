import { lazy, Suspense, type ComponentType } from 'react';

import { cuentaCalls as calls } from '@comanda/shared/contracts/auth/cuenta';
import type { CallDatos } from '@comanda/shared/contracts/defineCall';
import { Campo, Formulario } from '@comanda/shared/piezas/formulario';

import { useActivarSegundoFactorMutation } from './cuentaApi';
import { cuentaMensajes as mensajes } from './cuentaMensajes';

/** What the server answers once, and keeps for itself afterwards. */
export type SecretoDeFactor = CallDatos<typeof calls.prepararSegundoFactor>;

/** Who cannot fetch it types the secret, which stands beside it. */
const CodigoQr = lazy<ComponentType<{ texto: string; lado: number }>>(() =>
  import('./CodigoQr').catch((error: unknown) => {
    console.error(error);
    return { default: () => null };
  }),
);

const LADO = 200;

type ConfirmarFactorProps = {
  secreto: SecretoDeFactor;
  onCodigos: (codigos: readonly string[]) => void;
  onCancelar: () => void;
};

/** The phone's application reads the code, or is told the secret; a code of it puts the second factor in force. */
export function ConfirmarFactor({ secreto, onCodigos, onCancelar }: ConfirmarFactorProps) {
  const [activar] = useActivarSegundoFactorMutation();
  return (
    <>
      <ol className="cuenta-pasos">
        <li>Abra la aplicación de su teléfono y elija agregar una cuenta.</li>
        <li>Lea este código con la cámara, o escriba la llave que está debajo.</li>
        <li>Escriba aquí los 6 dígitos que la aplicación muestra.</li>
      </ol>
      <div className="cuenta-qr">
        <Suspense fallback={<div style={{ width: LADO, height: LADO }} />}>
          <CodigoQr texto={secreto.otpauth} lado={LADO} />
        </Suspense>
        <p>
          Llave: <code className="cuenta-llave">{enGrupos(secreto.secreto)}</code>
        </p>
      </div>
      <Formulario
        call={calls.activarSegundoFactor}
        inicial={{}}
        enviar={(entrada) => activar(entrada).unwrap()}
        mensajes={mensajes.factor}
        boton="Confirmar"
        onCancelar={onCancelar}
        onHecho={onCodigos}
      >
        <Campo.Texto
          nombre="codigo"
          etiqueta="Código de 6 dígitos"
          teclado="numeric"
          autoComplete="one-time-code"
          limpiar={sinEspacios}
          autoFocus
        />
      </Formulario>
    </>
  );
}

/** As an application shows it. */
const enGrupos = (secreto: string) => secreto.replace(/(.{4})(?=.)/g, '$1 ');

const sinEspacios = (texto: string) => texto.replaceAll(/\s/g, '');
