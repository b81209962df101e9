import { documentosCalls, type ComprobanteDetalle } from '@comanda/shared/contracts/documentos';
import { Ancho, Campo, FormModal } from '@comanda/shared/piezas/formulario';
import { Identificacion } from '@comanda/shared/piezas/identificacion';
import { Alert } from '@comanda/shared/ui/core';

import { avisarEstado } from '../avisarEstado';
import { documentoDe } from '../claveAcceso';
import { useCorregirComprobanteMutation } from '../facturasApi';
import { facturasMensajes as mensajes } from '../facturasMensajes';

import { compradorInicial, revisarComprador } from './compradorForm';

type CorregirModalProps = { detalle: ComprobanteDetalle; onCerrar: () => void };

/** The buyer of a refused invoice put right; the invoice goes again with its key and number. */
export function CorregirModal({ detalle, onCerrar }: CorregirModalProps) {
  const { clave_acceso: clave, empresa, mensaje } = detalle.emision;
  const [corregir] = useCorregirComprobanteMutation();
  return (
    <FormModal
      titulo={`Corregir ${documentoDe(clave)}`}
      call={documentosCalls.corregirComprobante}
      inicial={compradorInicial(detalle.comprador)}
      fijos={{ clave, empresa }}
      revisar={revisarComprador}
      enviar={(entrada) => corregir(entrada).unwrap()}
      mensajes={{ titulo: mensajes.titulo }}
      boton="Corregir y reenviar"
      onHecho={(estado) => {
        onCerrar();
        avisarEstado(estado);
      }}
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
    </FormModal>
  );
}
