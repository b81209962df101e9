import { useState } from 'react';

import type { AreaDePlataforma } from '@comanda/shared/contracts/plataforma/areas';
import { Button, confirmar, withNotice } from '@comanda/shared/ui/core';

import { EditarAreaModal } from './AreaModal';
import { useRetirarAreaMutation } from './publicacionesApi';
import { publicacionesMensajes } from './publicacionesMensajes';

const mensajes = publicacionesMensajes.areas;

/** What the operator does about an area itself. */
export function ManoDeArea({ area }: { area: AreaDePlataforma }) {
  const [retirar, { isLoading }] = useRetirarAreaMutation();
  const [editando, setEditando] = useState(false);

  const onRetirar = async () => {
    if (!(await confirmar(mensajes.confirmarRetirar(area.titulo)))) return;
    await withNotice(retirar({ area: area.area }).unwrap(), mensajes.retirar);
  };

  return (
    <>
      <Button onClick={() => setEditando(true)}>Editar área</Button>
      {area.se_apaga && (
        <Button danger disabled={isLoading} onClick={() => void onRetirar()}>
          Retirar área
        </Button>
      )}
      {editando && <EditarAreaModal area={area} onCerrar={() => setEditando(false)} />}
    </>
  );
}
