import type { ComprobanteDetalle } from '@comanda/shared/contracts/facturacion/documentos';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { Ancho, Campo, FormModal } from '@comanda/shared/piezas/formulario';
import { Alert } from '@comanda/shared/ui/core';

import { documentoDe } from '../claveAcceso';
import { facturasMensajes as mensajes } from '../facturasMensajes';

import { useAnularVenta } from './useAnularVenta';

type AnularFacturaModalProps = { detalle: ComprobanteDetalle; onCerrar: () => void };

/** Voids the sale of an invoice, having said what becomes of the invoice and what is lost. */
export function AnularFacturaModal({ detalle, onCerrar }: AnularFacturaModalProps) {
  const { emision, comprador, total, al_anular } = detalle;
  const { clave_acceso: clave, empresa, anulacion } = emision;
  const conNota = anulacion?.como === 'NOTA_CREDITO';
  const anular = useAnularVenta();

  return (
    <FormModal
      titulo={`Anular ${documentoDe(clave)}`}
      call={ventasCalls.actualizarEstado}
      inicial={{}}
      fijos={{ empresa, editar: clave, estado: 'ANULADO' }}
      revisar={({ motivo }) => (conNota && !motivo ? { motivo: mensajes.motivoVacio } : {})}
      enviar={anular}
      mensajes={{
        titulo: mensajes.titulo,
        exito: conNota ? mensajes.anuladaConNota : mensajes.retirada,
      }}
      boton="Anular la venta"
      peligro
      onHecho={onCerrar}
      onCerrar={onCerrar}
    >
      <Ancho>
        <p>
          Se anula la venta de <strong>{formatMonto(total)}</strong> a{' '}
          <strong>{comprador.razon_social}</strong>.{al_anular && ` ${al_anular}.`}
        </p>
      </Ancho>
      {anulacion && (
        <Ancho>
          <Alert type="warning" showIcon title={anulacion.frase} />
        </Ancho>
      )}
      <Campo.Texto
        nombre="motivo"
        etiqueta="Motivo"
        requerido={conNota}
        ayuda={conNota ? mensajes.motivoEnNota : undefined}
        filas={3}
        ancho
        autoFocus
      />
    </FormModal>
  );
}
