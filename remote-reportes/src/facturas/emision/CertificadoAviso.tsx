import { Alert, Button } from '@comanda/shared/ui/core';

import { useConsultarCertificadoQuery } from './emisionApi';

type CertificadoAvisoProps = { empresa: string; onVer: () => void };

/** Said unasked: the certificate expires soon, has expired, or is another RUC's. */
export function CertificadoAviso({ empresa, onVer }: CertificadoAvisoProps) {
  const { currentData: certificado } = useConsultarCertificadoQuery({ empresa });
  if (!certificado || certificado.avisos.length === 0) return null;
  return (
    <Alert
      type={certificado.estado === 'CADUCADO' ? 'error' : 'warning'}
      showIcon
      title={certificado.avisos.join('. ')}
      action={<Button onClick={onVer}>Ver certificado</Button>}
    />
  );
}
