import {
  documentosCalls,
  type ComprobanteDetalle,
} from '@comanda/shared/contracts/facturacion/documentos';
import { avisoDeCorreo } from '@comanda/shared/domain/fiscal/avisoDeCorreo';
import { Ancho, Campo, FormModal } from '@comanda/shared/piezas/formulario';
import { avisar } from '@comanda/shared/ui/core';

import { documentoDe } from '../claveAcceso';
import { CorreoLinea } from '../CorreoLinea';
import { useEnviarCorreoMutation } from '../facturasApi';
import { facturasMensajes as mensajes } from '../facturasMensajes';

type CorreoDeFacturaModalProps = { detalle: ComprobanteDetalle; onCerrar: () => void };

/** Sends an authorised document (XML and RIDE) by mail once more. */
export function CorreoDeFacturaModal({ detalle, onCerrar }: CorreoDeFacturaModalProps) {
  const { clave_acceso: claveAcceso, empresa, link, tipo, correo } = detalle.emision;
  const [enviarCorreo] = useEnviarCorreoMutation();
  return (
    <FormModal
      titulo={`Reenviar ${documentoDe(claveAcceso)}`}
      call={documentosCalls.enviarCorreo}
      inicial={{ email: detalle.comprador.email }}
      fijos={{ claveAcceso, empresa, link, tipo, asuntos: '' }}
      // the call takes none and looks the buyer's up; here the reader says where it goes
      revisar={({ email }) => (email ? {} : { email: mensajes.emailInvalido })}
      enviar={(entrada) => enviarCorreo(entrada).unwrap()}
      mensajes={{ titulo: mensajes.titulo }}
      boton="Reenviar"
      onHecho={(enviado) => {
        onCerrar();
        avisar({ titulo: mensajes.titulo, ...avisoDeCorreo(enviado) });
      }}
      onCerrar={onCerrar}
    >
      <Ancho>
        <p>{mensajes.queSeEnvia}</p>
      </Ancho>
      {correo && (
        <Ancho>
          <CorreoLinea correo={correo} />
        </Ancho>
      )}
      <Campo.Texto nombre="email" etiqueta="Email" teclado="email" requerido ancho autoFocus />
    </FormModal>
  );
}
