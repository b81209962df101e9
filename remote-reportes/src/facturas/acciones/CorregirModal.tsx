import { useState } from 'react';

import { documentosCalls, type ComprobanteDetalle } from '@comanda/shared/contracts/documentos';
import { Ancho, Campo, FormModal } from '@comanda/shared/piezas/formulario';
import { Identificacion } from '@comanda/shared/piezas/identificacion';
import { Alert } from '@comanda/shared/ui/core';
import { Switch } from '@comanda/shared/ui/formulario';

import { avisarEstado } from '../avisarEstado';
import { documentoDe } from '../claveAcceso';
import { useCorregirComprobanteMutation } from '../facturasApi';
import { facturasMensajes as mensajes } from '../facturasMensajes';

import { compradorInicial, revisarComprador } from './compradorForm';
import { useClienteCorregido } from './useClienteCorregido';

type CorregirModalProps = { detalle: ComprobanteDetalle; onCerrar: () => void };

/** The buyer of a refused invoice put right, and the customer's record where that is wanted; the invoice goes again with its key and number. */
export function CorregirModal({ detalle, onCerrar }: CorregirModalProps) {
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
      <Campo.Texto nombre="razon_social" etiqueta="Razon social" />
      <Campo.Texto nombre="direccion" etiqueta="Direccion" />
      <Campo.Texto nombre="email" etiqueta="Email" teclado="email" />
      <Campo.Texto nombre="telefono" etiqueta="Telefono" teclado="tel" />
      <Ancho>
        <label className="reportes-con-cliente">
          <Switch checked={conCliente} onChange={setConCliente} /> {mensajes.conCliente}
        </label>
      </Ancho>
    </FormModal>
  );
}
