import { AnularFacturaModal } from './AnularFacturaModal';
import { CorregirFacturaModal } from './CorregirFacturaModal';
import { CorreoDeFacturaModal } from './CorreoDeFacturaModal';
import type { DialogoDeFactura } from './dialogos';

const MODALES = {
  corregir: CorregirFacturaModal,
  correo: CorreoDeFacturaModal,
  anular: AnularFacturaModal,
};

type DialogoFacturaProps = DialogoDeFactura & { onCerrar: () => void };

export function DialogoFactura({ tipo, ...props }: DialogoFacturaProps) {
  const Modal = MODALES[tipo];
  return <Modal {...props} />;
}
