import { useState } from 'react';

import { cuentaCalls as calls, type Cuenta } from '@comanda/shared/contracts/cuenta';
import { Ancho, Campo, FormModal } from '@comanda/shared/piezas/formulario';
import { useUsuario } from '@comanda/shared/session';
import { Button } from '@comanda/shared/ui/core';

import { useQuitarSegundoFactorMutation, useRenovarCodigosMutation } from './cuentaApi';
import { cuentaMensajes as mensajes } from './cuentaMensajes';
import { ExigirFactor } from './ExigirFactor';

type FactorActivoProps = {
  factor: Cuenta['segundo_factor'];
  onCodigos: (codigos: readonly string[]) => void;
};

const ANCHO = 440;

/** It is on: new recovery codes, or taking it off, with the password and a code of it. */
export function FactorActivo({ factor, onCodigos }: FactorActivoProps) {
  const { obligatorio, codigos_restantes: restantes } = factor;
  const usuario = useUsuario();
  const [abierto, setAbierto] = useState<'codigos' | 'quitar' | null>(null);
  const [renovar] = useRenovarCodigosMutation();
  const [quitar] = useQuitarSegundoFactorMutation();
  const cerrar = () => setAbierto(null);
  const comun = { inicial: {}, ancho: ANCHO, onCerrar: cerrar };
  return (
    <>
      <p>
        Activo. {restantes === 1 ? 'Queda 1 codigo' : `Quedan ${restantes} codigos`} de
        recuperacion.
        {obligatorio && ' El operador lo exige en esta cuenta.'}
      </p>
      <div className="cuenta-botones">
        <Button onClick={() => setAbierto('codigos')}>Nuevos codigos</Button>
        {!obligatorio && (
          <Button danger onClick={() => setAbierto('quitar')}>
            Quitar segundo factor
          </Button>
        )}
        {usuario?.perfil === 'Dashboard' && <ExigirFactor exigido={obligatorio} />}
      </div>
      {abierto === 'codigos' && (
        <FormModal
          {...comun}
          titulo="Nuevos codigos de recuperacion"
          call={calls.renovarCodigos}
          enviar={(entrada) => renovar(entrada).unwrap()}
          mensajes={mensajes.factor}
          boton="Crear codigos"
          onHecho={(codigos) => {
            cerrar();
            onCodigos(codigos);
          }}
        >
          <Ancho>Los codigos anteriores dejan de servir.</Ancho>
          <Prueba />
        </FormModal>
      )}
      {abierto === 'quitar' && (
        <FormModal
          {...comun}
          titulo="Quitar segundo factor"
          call={calls.quitarSegundoFactor}
          enviar={(entrada) => quitar(entrada).unwrap()}
          mensajes={mensajes.quitarFactor}
          boton="Quitar"
          peligro
          onHecho={cerrar}
        >
          <Prueba />
        </FormModal>
      )}
    </>
  );
}

function Prueba() {
  return (
    <>
      <Campo.Clave
        nombre="password"
        etiqueta="Clave actual"
        autoComplete="current-password"
        ancho
        autoFocus
      />
      <Campo.Texto
        nombre="codigo"
        etiqueta="Codigo de 6 digitos"
        ayuda="O uno de recuperacion"
        autoComplete="one-time-code"
        ancho
      />
    </>
  );
}
