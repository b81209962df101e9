import { useCerrarConCuidado } from '@comanda/shared/piezas/formulario';
import { Button } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import { CertificadoSeccion } from './CertificadoSeccion';
import { emisionMensajes as mensajes } from './emisionMensajes';
import { SeriesSeccion } from './SeriesSeccion';

type EmisionModalProps = { empresa: string; onCerrar: () => void };

/** With what a company issues its documents. */
export function EmisionModal({ empresa, onCerrar }: EmisionModalProps) {
  const { cerrar, onEstadoDe } = useCerrarConCuidado(onCerrar);
  return (
    <Modal
      open
      title={`${mensajes.titulo}: ${empresa}`}
      width={640}
      mask={{ closable: false }}
      onCancel={() => void cerrar()}
      footer={<Button onClick={() => void cerrar()}>Cerrar</Button>}
    >
      <div className="reportes-emision">
        <CertificadoSeccion empresa={empresa} onEstado={onEstadoDe('certificado')} />
        <SeriesSeccion empresa={empresa} onEstado={onEstadoDe('series')} />
      </div>
    </Modal>
  );
}
