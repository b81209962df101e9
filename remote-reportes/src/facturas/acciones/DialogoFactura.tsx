import { AnuladaEnSriModal } from './AnuladaEnSriModal';
import { AnularFacturaModal } from './AnularFacturaModal';
import { CorregirFacturaModal } from './CorregirFacturaModal';
import { CorreoDeFacturaModal } from './CorreoDeFacturaModal';
import { DevolverModal } from './DevolverModal';
import type { DialogoDeFactura } from './dialogos';
import { NotaAnuladaEnSriModal } from './NotaAnuladaEnSriModal';

const MODALES = {
  corregir: CorregirFacturaModal,
  correo: CorreoDeFacturaModal,
  anular: AnularFacturaModal,
  devolver: DevolverModal,
  enSri: AnuladaEnSriModal,
  notaEnSri: NotaAnuladaEnSriModal,
};

type DialogoFacturaProps = DialogoDeFactura & { onCerrar: () => void };

export function DialogoFactura({ tipo, ...props }: DialogoFacturaProps) {
  const Modal = MODALES[tipo];
  return <Modal {...props} />;
}
