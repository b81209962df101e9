import { Button } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import { useCerrarConCuidado } from '../formulario';

import { CertificadoSeccion } from './CertificadoSeccion';
import estilos from './emision.module.css';
import { emisionMensajes as mensajes } from './emisionMensajes';
import type { ManoDeEmision } from './mano';
import { SeriesSeccion } from './SeriesSeccion';

type EmisionModalProps = { mano: ManoDeEmision; onCerrar: () => void };

/** The setup that a company issues its documents with. */
export function EmisionModal({ mano, onCerrar }: EmisionModalProps) {
  const { cerrar, onEstadoDe } = useCerrarConCuidado(onCerrar);
  return (
    <Modal
      open
      title={`${mensajes.titulo}: ${mano.empresa}`}
      width={640}
      mask={{ closable: false }}
      onCancel={() => void cerrar()}
      footer={<Button onClick={() => void cerrar()}>Cerrar</Button>}
    >
      <div className={estilos.emision}>
        <CertificadoSeccion mano={mano} onEstado={onEstadoDe('certificado')} />
        <SeriesSeccion mano={mano} onEstado={onEstadoDe('series')} />
      </div>
    </Modal>
  );
}
