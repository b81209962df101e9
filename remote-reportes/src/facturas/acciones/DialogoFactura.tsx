import { AnularModal } from './AnularModal';
import { CorregirModal } from './CorregirModal';
import { CorreoModal } from './CorreoModal';
import type { Dialogo } from './dialogos';

const MODALES = { corregir: CorregirModal, correo: CorreoModal, anular: AnularModal };

type DialogoFacturaProps = Dialogo & { onCerrar: () => void };

export function DialogoFactura({ tipo, ...props }: DialogoFacturaProps) {
  const Modal = MODALES[tipo];
  return <Modal {...props} />;
}
