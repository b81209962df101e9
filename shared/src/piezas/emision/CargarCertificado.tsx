import { emisionCalls } from '../../contracts/emision';
import { Campo, Formulario } from '../formulario';

import { emisionMensajes as mensajes } from './emisionMensajes';
import type { ManoDeEmision, OnEstado } from './mano';

type CargarCertificadoProps = {
  mano: Pick<ManoDeEmision, 'empresa' | 'cargar'>;
  onEstado?: OnEstado;
  onListo: () => void;
  /** Absent where there is no certificate to go back to. */
  onCancelar?: () => void;
};

/** What the call takes, before base64 makes four bytes of three. */
const BYTES_MAXIMOS = 150_000;

/** A P12 and its password: read and checked by the server, which never gives them back. */
export function CargarCertificado(props: CargarCertificadoProps) {
  const { mano, onEstado, onListo, onCancelar } = props;
  return (
    <Formulario
      call={emisionCalls.cargarCertificado}
      inicial={{}}
      fijos={{ empresa: mano.empresa }}
      enviar={mano.cargar}
      mensajes={{ titulo: mensajes.titulo, exito: mensajes.cargado }}
      boton="Cargar certificado"
      progreso={mensajes.leyendo}
      onHecho={onListo}
      onCancelar={onCancelar}
      onEstado={onEstado}
    >
      <Campo.Archivo
        nombre="p12"
        etiqueta="Archivo .p12 o .pfx"
        acepta=".p12,.pfx,application/x-pkcs12"
        maxBytes={BYTES_MAXIMOS}
        demasiado={mensajes.archivoGrande}
        ancho
      />
      <Campo.Clave nombre="clave" etiqueta="Clave del certificado" autoComplete="off" ancho />
    </Formulario>
  );
}
