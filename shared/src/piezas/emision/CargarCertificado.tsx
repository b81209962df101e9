import { confirmar } from '@comanda/shared/ui/core';

import { esApiError } from '@comanda/shared/api';
import { emisionCalls } from '../../contracts/facturacion/emision';
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

type Cargar = ManoDeEmision['cargar'];

/** A certificate that names another RUC is asked about before it is kept. */
async function cargarSabiendo(cargar: Cargar, entrada: Parameters<Cargar>[0]): Promise<unknown> {
  try {
    return await cargar(entrada);
  } catch (error) {
    if (!esApiError(error) || error.code !== 'CERTIFICADO_DE_OTRO_RUC') throw error;
    const { texto, ...resto } = mensajes.deOtro;
    const que = error.campos[0]?.msg ?? error.msg;
    if (!(await confirmar({ ...resto, texto: texto(que), peligro: true }))) throw error;
    return cargar({ ...entrada, de_otro_ruc: true });
  }
}

/** A P12 and its password: read and checked by the server, which never gives them back. */
export function CargarCertificado(props: CargarCertificadoProps) {
  const { mano, onEstado, onListo, onCancelar } = props;
  return (
    <Formulario
      call={emisionCalls.cargarCertificado}
      inicial={{}}
      fijos={{ empresa: mano.empresa }}
      enviar={(entrada) => cargarSabiendo(mano.cargar, entrada)}
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
      <Campo.Clave nombre="clave" etiqueta="Contraseña del certificado" autoComplete="off" ancho />
    </Formulario>
  );
}
