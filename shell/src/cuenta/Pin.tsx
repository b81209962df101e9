import { useState } from 'react';

import { cuentaCalls as calls } from '@comanda/shared/contracts/auth/cuenta';
import { Campo, FormModal } from '@comanda/shared/piezas/formulario';
import { PinCampo } from '@comanda/shared/piezas/pin';
import { Button, confirmar, withNotice } from '@comanda/shared/ui/core';

import { useGuardarPinMutation, useQuitarPinMutation } from './cuentaApi';
import { cuentaMensajes as mensajes } from './cuentaMensajes';
import { Seccion } from './Seccion';

const ANCHO = 440;

/** The PIN of the tills: it changes the user, and an Administrador's approves. */
export function Pin({ tiene, falta }: { tiene: boolean; falta: readonly string[] }) {
  const [abierto, setAbierto] = useState(false);
  const [guardar] = useGuardarPinMutation();
  const [quitar, { isLoading }] = useQuitarPinMutation();
  const onQuitar = async () => {
    if (await confirmar(mensajes.quitarPin))
      await withNotice(quitar({}).unwrap(), mensajes.pinQuitado);
  };
  return (
    <Seccion titulo="PIN">
      <p>
        {tiene
          ? 'Tiene un PIN: con él toma una caja compartida. La sesión de quien estaba se cierra, y vuelve con su PIN.'
          : 'Con un PIN de 4 a 6 dígitos toma una caja compartida en un momento.'}
      </p>
      {falta.length > 0 && <p>{mensajes.pinFalta(falta)}</p>}
      <div className="ui-fila">
        <Button onClick={() => setAbierto(true)}>{tiene ? 'Cambiar PIN' : 'Crear PIN'}</Button>
        {tiene && (
          <Button danger loading={isLoading} onClick={() => void onQuitar()}>
            Quitar PIN
          </Button>
        )}
      </div>
      {abierto && (
        <FormModal
          titulo={tiene ? 'Cambiar PIN' : 'Crear PIN'}
          call={calls.guardarPin}
          inicial={{}}
          ancho={ANCHO}
          enviar={(entrada) => guardar(entrada).unwrap()}
          mensajes={mensajes.pin}
          boton="Guardar PIN"
          onHecho={() => setAbierto(false)}
          onCerrar={() => setAbierto(false)}
        >
          <Campo.Clave
            nombre="password"
            etiqueta="Contraseña actual"
            autoComplete="current-password"
            ancho
            autoFocus
          />
          <Campo.Propio nombre="pin" etiqueta="PIN" ayuda="De 4 a 6 dígitos" ancho>
            <PinCampo />
          </Campo.Propio>
        </FormModal>
      )}
    </Seccion>
  );
}
