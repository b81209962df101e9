// @ts-nocheck
import { Button } from '../core';
import { Modal } from '../Modal';
import type { Pregunta } from '../notices';

import estilos from './tira.module.css';

type PreguntaModalProps = { pregunta: Pregunta; onResponder: (acepta: boolean) => void };

/** What has to be answered before going on. Where there is danger the focus is on the button that changes nothing. */
export default function PreguntaModal({ pregunta, onResponder }: PreguntaModalProps) {
  const { titulo, texto, aceptar = 'Aceptar', cancelar = 'Cancelar', peligro = false } = pregunta;
  return (
    <Modal
      open
      title={titulo}
      footer={null}
      width={440}
      mask={{ closable: false }}
      onCancel={() => onResponder(false)}
    >
      {texto}
      <div className={estilos.botones}>
        <Button data-foco={peligro || undefined} onClick={() => onResponder(false)}>
          {cancelar}
        </Button>
        <Button
          type="primary"
          danger={peligro}
          data-foco={!peligro || undefined}
          onClick={() => onResponder(true)}
        >
          {aceptar}
        </Button>
      </div>
    </Modal>
  );
}
