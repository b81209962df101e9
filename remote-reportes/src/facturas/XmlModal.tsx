import { useMemo } from 'react';

import { guardarTexto } from '@comanda/shared/piezas/archivos';
import { Button } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import { documentoDe } from './claveAcceso';
import type { XmlAbierto } from './useXml';
import { xmlLegible } from './xmlLegible';

type XmlModalProps = XmlAbierto & { onCerrar: () => void };

/** A document as the authority has it, or as it was signed while it waits. */
export function XmlModal({ clave, xml, onCerrar }: XmlModalProps) {
  const texto = useMemo(() => xmlLegible(xml), [xml]);
  const onGuardar = () => guardarTexto(xml, { archivo: `${clave}.xml`, tipo: 'application/xml' });

  return (
    <Modal
      open
      title={documentoDe(clave)}
      width={900}
      onCancel={onCerrar}
      footer={[
        <Button key="cerrar" onClick={onCerrar}>
          Cerrar
        </Button>,
        <Button key="guardar" type="primary" onClick={onGuardar}>
          Descargar XML
        </Button>,
      ]}
    >
      <pre className="reportes-xml" tabIndex={0} role="region" aria-label="Documento XML">
        {texto}
      </pre>
    </Modal>
  );
}
