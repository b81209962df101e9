import { useState } from 'react';

import { cuentaCalls as calls, type Cuenta } from '@comanda/shared/contracts/auth/cuenta';
import { Ancho, Campo, FormModal } from '@comanda/shared/piezas/formulario';
import { useUsuario } from '@comanda/shared/session';
import { Button, confirmar, withNotice } from '@comanda/shared/ui/core';

import {
  useExigirSegundoFactorMutation,
  useQuitarSegundoFactorMutation,
  useRenovarCodigosMutation,
} from './cuentaApi';
import { cuentaMensajes as mensajes } from './cuentaMensajes';

/** Of the operator who has a factor: whether every account of theirs must have one (ADR 28). */
function ExigirFactor({ exigido }: { exigido: boolean }) {
  const [exigir, { isLoading }] = useExigirSegundoFactorMutation();
  const textos = exigido ? mensajes.noExigir : mensajes.exigir;
  const onCambiar = async () => {
    if (!(await confirmar(textos))) return;
    await withNotice(exigir({ exigir: !exigido }).unwrap(), textos.hecho);
  };
  return (
    <Button loading={isLoading} onClick={() => void onCambiar()}>
      {textos.boton}
    </Button>
  );
}

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
        Activo. {restantes === 1 ? 'Queda 1 código' : `Quedan ${restantes} códigos`} de
        recuperación.
        {obligatorio && ' El operador lo exige en esta cuenta.'}
      </p>
      <div className="ui-fila">
        <Button onClick={() => setAbierto('codigos')}>Nuevos códigos</Button>
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
          titulo="Nuevos códigos de recuperación"
          call={calls.renovarCodigos}
          enviar={(entrada) => renovar(entrada).unwrap()}
          mensajes={mensajes.factor}
          boton="Crear códigos"
          onHecho={(codigos) => {
            cerrar();
            onCodigos(codigos);
          }}
        >
          <Ancho>Los códigos anteriores dejan de servir.</Ancho>
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
        etiqueta="Contraseña actual"
        autoComplete="current-password"
        ancho
        autoFocus
      />
      <Campo.Texto
        nombre="codigo"
        etiqueta="Código de 6 dígitos"
        ayuda="O uno de recuperación"
        autoComplete="one-time-code"
        ancho
      />
    </>
  );
}
