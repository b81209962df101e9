import { useState } from 'react';

import { esApiError } from '@comanda/shared/api';
import type { TipoIdentificacion } from '@comanda/shared/contracts/ventas/clientes';
import type { CallInput } from '@comanda/shared/contracts/defineCall';
import {
  documentosCalls,
  type ComprobanteDetalle,
} from '@comanda/shared/contracts/facturacion/documentos';
import {
  esConsumidorFinal,
  TIPO_IDENTIFICACION,
} from '@comanda/shared/domain/fiscal/identificacion';
import { ERRORES } from '@comanda/shared/errors/catalogo';
import { Ancho, Campo, FormModal } from '@comanda/shared/piezas/formulario';
import {
  faltaDeIdentificacion,
  Identificacion,
  tipoDeIdentificacion,
} from '@comanda/shared/piezas/identificacion';
import { Alert, avisar, textoDeFallo } from '@comanda/shared/ui/core';
import { Switch } from '@comanda/shared/ui/formulario';

import { avisarEstado } from '../avisarEstado';
import { documentoDe } from '../claveAcceso';
import {
  useCorregirComprobanteMutation,
  useRefrescarCompradorMutation,
  useRegistrarCompradorMutation,
} from '../facturasApi';
import { facturasMensajes as mensajes } from '../facturasMensajes';

type Correccion = CallInput<typeof documentosCalls.corregirComprobante>;

/** The customer's record as the invoice was corrected: changed, or made where there is none. What fails is said, and only it. */
function useClienteCorregido() {
  const [refrescar] = useRefrescarCompradorMutation();
  const [registrar] = useRegistrarCompradorMutation();
  return async ({ clave: _clave, ...comprador }: Correccion) => {
    const cliente = { ...comprador, nombre: comprador.razon_social };
    let { error } = await refrescar(cliente);
    if (esApiError(error) && error.code === 'CEDULA_NO_ENCONTRADA')
      ({ error } = await registrar(cliente));
    const { titulo, clienteActualizado, clienteSinActualizar } = mensajes;
    if (!error) avisar({ tipo: 'success', titulo, texto: clienteActualizado });
    else avisar({ tipo: 'warning', titulo, texto: clienteSinActualizar(textoDeFallo(error)) });
  };
}

/** The buyer as the invoice has it; of the final consumer nothing is kept. */
function compradorInicial({ identificacion, ...comprador }: ComprobanteDetalle['comprador']) {
  if (esConsumidorFinal(identificacion)) return { tipo_identificacion: TIPO_IDENTIFICACION.CEDULA };
  const { tipo_identificacion: tipo } = comprador;
  return { ...comprador, tipo_identificacion: tipoDeIdentificacion(tipo), cedula: identificacion };
}

type Identificado = { tipo_identificacion: TipoIdentificacion; cedula: string };

/** What the call's schema cannot know of a buyer: whether the number is one of its type, and that it is somebody's. */
function revisarComprador({ tipo_identificacion: tipo, cedula }: Identificado) {
  if (!cedula) return {};
  if (esConsumidorFinal(cedula)) return { cedula: ERRORES.CORRECCION_SIN_COMPRADOR.msg };
  return { cedula: faltaDeIdentificacion(tipo, cedula) ?? undefined };
}

type CorregirFacturaModalProps = { detalle: ComprobanteDetalle; onCerrar: () => void };

/** The buyer of a refused invoice put right, and the customer's record where that is wanted; the invoice goes again with its key and number. */
export function CorregirFacturaModal({ detalle, onCerrar }: CorregirFacturaModalProps) {
  const { clave_acceso: clave, empresa, mensaje } = detalle.emision;
  const [corregir] = useCorregirComprobanteMutation();
  const [conCliente, setConCliente] = useState(false);
  const guardarCliente = useClienteCorregido();
  return (
    <FormModal
      titulo={`Corregir ${documentoDe(clave)}`}
      call={documentosCalls.corregirComprobante}
      inicial={compradorInicial(detalle.comprador)}
      fijos={{ clave, empresa }}
      revisar={revisarComprador}
      enviar={async (entrada) => ({ entrada, estado: await corregir(entrada).unwrap() })}
      mensajes={{ titulo: mensajes.titulo }}
      boton="Corregir y reenviar"
      onHecho={({ entrada, estado }) => {
        onCerrar();
        avisarEstado(estado);
        if (conCliente) void guardarCliente(entrada);
      }}
      sucioAparte={conCliente}
      onCerrar={onCerrar}
    >
      {mensaje && (
        <Ancho>
          <Alert type="warning" showIcon title={mensaje} />
        </Ancho>
      )}
      <Identificacion />
      <Campo.Texto nombre="razon_social" etiqueta="Razón social" />
      <Campo.Texto nombre="direccion" etiqueta="Dirección" />
      <Campo.Texto nombre="email" etiqueta="Email" teclado="email" />
      <Campo.Texto nombre="telefono" etiqueta="Teléfono" teclado="tel" />
      <Ancho>
        <label className="reportes-con-cliente">
          <Switch checked={conCliente} onChange={setConCliente} /> {mensajes.conCliente}
        </label>
      </Ancho>
    </FormModal>
  );
}
