import type { ComprobanteDetalle, CorreoEstado } from '@comanda/shared/contracts/documentos';
import { avisar } from '@comanda/shared/ui/core';

import { documentoDe } from '../claveAcceso';
import { CorreoLinea } from '../CorreoLinea';
import { useEnviarCorreoMutation } from '../facturasApi';
import { facturasMensajes as mensajes } from '../facturasMensajes';
import { CampoTexto } from '../formulario/Campo';
import { FormModal } from '../formulario/FormModal';
import { useFormulario } from '../formulario/useFormulario';

import { esEmail } from './compradorForm';

type CorreoModalProps = { detalle: ComprobanteDetalle; onCerrar: () => void };

/** Sends an authorised document (XML and RIDE) by mail once more. */
export function CorreoModal({ detalle, onCerrar }: CorreoModalProps) {
  const { clave_acceso: claveAcceso, empresa, link, tipo, correo } = detalle.emision;
  const [enviarCorreo] = useEnviarCorreoMutation();
  const form = useFormulario(
    { email: detalle.comprador.email },
    { revisar: ({ email }) => (esEmail(email) ? {} : { email: mensajes.emailInvalido }) },
  );

  const onEnviar = async () => {
    const enviado = await form.enviar(({ email }) =>
      enviarCorreo({
        claveAcceso,
        empresa,
        link,
        tipo,
        asuntos: '',
        email: email.trim(),
      }).unwrap(),
    );
    if (!enviado) return;
    onCerrar();
    avisarCorreo(enviado);
  };

  return (
    <FormModal
      titulo={`Reenviar ${documentoDe(claveAcceso)}`}
      form={form}
      accion="Reenviar"
      onEnviar={onEnviar}
      onCerrar={onCerrar}
    >
      <p>{mensajes.queSeEnvia}</p>
      {correo && <CorreoLinea correo={correo} />}
      <CampoTexto
        form={form}
        campo="email"
        etiqueta="Email"
        max={200}
        inputMode="email"
        autoFocus
      />
    </FormModal>
  );
}

function avisarCorreo({ estado, email, mensaje }: CorreoEstado): void {
  const { titulo, correo } = mensajes;
  if (estado === 'ENVIADO') avisar({ tipo: 'success', titulo, texto: correo.enviado(email) });
  else if (estado === 'PENDIENTE') avisar({ tipo: 'info', titulo, texto: correo.pendiente(email) });
  else avisar({ tipo: 'warning', titulo, texto: correo.fallido(mensaje) });
}
