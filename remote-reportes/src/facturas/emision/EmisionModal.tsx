import { useRef } from 'react';

import { Button, confirmar } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import { facturasMensajes } from '../facturasMensajes';

import { CertificadoSeccion } from './CertificadoSeccion';
import { emisionMensajes as mensajes } from './emisionMensajes';
import { SeriesSeccion } from './SeriesSeccion';

type EmisionModalProps = { empresa: string; onCerrar: () => void };

/** With what a company issues its documents. */
export function EmisionModal({ empresa, onCerrar }: EmisionModalProps) {
  const sucias = useRef({ certificado: false, series: false });
  const cerrar = async () => {
    const { certificado, series } = sucias.current;
    if (!(certificado || series) || (await confirmar(facturasMensajes.descartar))) onCerrar();
  };
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
        <CertificadoSeccion
          empresa={empresa}
          onSucia={(sucia) => (sucias.current.certificado = sucia)}
        />
        <SeriesSeccion empresa={empresa} onSucia={(sucia) => (sucias.current.series = sucia)} />
      </div>
    </Modal>
  );
}
