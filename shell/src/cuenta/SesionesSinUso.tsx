import { useState } from 'react';

import { cuentaCalls as calls, type Inactividad } from '@comanda/shared/contracts/auth/cuenta';
import { Campo, FormModal } from '@comanda/shared/piezas/formulario';
import { QueryView } from '@comanda/shared/piezas/vista';
import { Button } from '@comanda/shared/ui/core';

import { useConsultarInactividadQuery, useGuardarInactividadMutation } from './cuentaApi';
import { cuentaMensajes as mensajes } from './cuentaMensajes';
import { Seccion } from './Seccion';

const ANCHO = 440;
const HORA_MIN = 60;

/** '12 horas', '1 hora', '90 minutos'. */
function enPalabras(minutos: number): string {
  if (minutos % HORA_MIN !== 0) return `${minutos} minutos`;
  const horas = minutos / HORA_MIN;
  return horas === 1 ? '1 hora' : `${horas} horas`;
}

/** Of the operator: how long sessions may rest before they ask for the password again. */
export function SesionesSinUso() {
  const query = useConsultarInactividadQuery({});
  return (
    <Seccion titulo="Sesiones sin uso">
      <QueryView query={query} esqueleto="texto" empty={null}>
        {(inactividad) => <Cambiar inactividad={inactividad} />}
      </QueryView>
    </Seccion>
  );
}

function Cambiar({ inactividad }: { inactividad: Inactividad }) {
  const [abierto, setAbierto] = useState(false);
  const [guardar] = useGuardarInactividadMutation();
  return (
    <>
      <p>
        Una sesión que nadie usa pide la contraseña otra vez: la de un operador tras{' '}
        {enPalabras(inactividad.operador)}; las de los locales, tras{' '}
        {enPalabras(inactividad.locales)}.
      </p>
      <div className="ui-fila">
        <Button onClick={() => setAbierto(true)}>Cambiar tiempos</Button>
      </div>
      {abierto && (
        <FormModal
          titulo="Sesiones sin uso"
          call={calls.guardarInactividad}
          inicial={inactividad}
          ancho={ANCHO}
          enviar={(entrada) => guardar(entrada).unwrap()}
          mensajes={mensajes.inactividad}
          boton="Guardar"
          onHecho={() => setAbierto(false)}
          onCerrar={() => setAbierto(false)}
        >
          <Campo.Numero
            nombre="operador"
            etiqueta="Operador"
            decimales={0}
            cifras={5}
            sufijo="min"
            ancho
            autoFocus
          />
          <Campo.Numero
            nombre="locales"
            etiqueta="Locales"
            ayuda="720 minutos son 12 horas"
            decimales={0}
            cifras={5}
            sufijo="min"
            ancho
          />
          <Campo.Clave
            nombre="password"
            etiqueta="Contraseña actual"
            autoComplete="current-password"
            ancho
          />
        </FormModal>
      )}
    </>
  );
}
