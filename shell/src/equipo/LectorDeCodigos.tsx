import { useState } from 'react';

import {
  DE_FABRICA,
  guardarPerfilDeEscaner,
  perfilDeEscaner,
  type Aprendido,
} from '@comanda/shared/piezas/escaner';
import { Datos } from '@comanda/shared/piezas/vista';
import { Alert, Button } from '@comanda/shared/ui/core';

import { Seccion } from '../cuenta/Seccion';
import { equipoMensajes as mensajes } from './equipoMensajes';
import { useLecturaDePrueba } from './useLecturaDePrueba';

type Estado = { como: 'quieto' | 'espera' | 'tecleado' } | { como: 'leido'; codigo: string };

/** How the scanner of this machine sends, learnt by a test scan. */
export function LectorDeCodigos() {
  const [perfil, setPerfil] = useState(perfilDeEscaner);
  const [estado, setEstado] = useState<Estado>({ como: 'quieto' });
  const esperando = estado.como === 'espera';

  const onTerminar = (aprendido: Aprendido | null) => {
    if (!aprendido) {
      setEstado({ como: 'tecleado' });
      return;
    }
    guardarPerfilDeEscaner(aprendido.perfil);
    setPerfil(aprendido.perfil);
    setEstado({ como: 'leido', codigo: aprendido.codigo });
  };
  const onOlvidar = () => {
    guardarPerfilDeEscaner(null);
    setPerfil(DE_FABRICA);
    setEstado({ como: 'quieto' });
  };
  useLecturaDePrueba({
    esperando,
    alTerminar: onTerminar,
    alCancelar: () => setEstado({ como: 'quieto' }),
  });

  return (
    <Seccion titulo={mensajes.lector}>
      <p>{mensajes.paraQue}</p>
      <Datos
        datos={[
          ['Entre teclas', `Hasta ${perfil.entreMs} ms`],
          ['Antes del código', perfil.prefijo === '' ? 'Nada' : perfil.prefijo],
          ['Termina con', mensajes.cierres[perfil.cierre]],
        ]}
      />
      <div role="status">
        <Dicho estado={estado} />
      </div>
      <div className="ui-fila">
        {esperando ? (
          <Button onClick={() => setEstado({ como: 'quieto' })}>Cancelar</Button>
        ) : (
          <Button type="primary" onClick={() => setEstado({ como: 'espera' })}>
            Probar el lector
          </Button>
        )}
        {perfil !== DE_FABRICA && !esperando && (
          <Button onClick={onOlvidar}>Olvidar lo aprendido</Button>
        )}
      </div>
    </Seccion>
  );
}

function Dicho({ estado }: { estado: Estado }) {
  if (estado.como === 'espera') return <Alert type="info" showIcon title={mensajes.lea} />;
  if (estado.como === 'tecleado')
    return <Alert type="warning" showIcon title={mensajes.tecleado} />;
  if (estado.como === 'leido')
    return <Alert type="success" showIcon title={mensajes.leido(estado.codigo)} />;
  return null;
}
