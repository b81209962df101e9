import { EmisionModal } from '@comanda/shared/piezas/emision';

import {
  useCargarCertificadoMutation,
  useConsultarCertificadoQuery,
  useConsultarEmisionQuery,
  useGuardarEmisionMutation,
} from './emisionApi';

type EmisionDeEmpresaProps = { empresa: string; onCerrar: () => void };

/** The shared piece with this remote's calls. */
export function EmisionDeEmpresa({ empresa, onCerrar }: EmisionDeEmpresaProps) {
  const certificado = useConsultarCertificadoQuery({ empresa });
  const emision = useConsultarEmisionQuery({ empresa });
  const [cargar] = useCargarCertificadoMutation();
  const [guardar] = useGuardarEmisionMutation();
  return (
    <EmisionModal
      mano={{
        empresa,
        certificado,
        emision,
        cargar: (entrada) => cargar(entrada).unwrap(),
        guardar: (entrada) => guardar(entrada).unwrap(),
      }}
      onCerrar={onCerrar}
    />
  );
}
