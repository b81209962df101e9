import { useState } from 'react';

import type { ComprobanteDetalle } from '@comanda/shared/contracts/facturacion/documentos';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { fechaNegocio, formatFecha } from '@comanda/shared/domain/texto/fecha';
import { Ancho, Campo, FormModal } from '@comanda/shared/piezas/formulario';

import { documentoDe } from '../claveAcceso';
import { facturasMensajes as mensajes } from '../facturasMensajes';

import { DiaEnSri } from './DiaEnSri';
import { plazoEnSri } from './plazoEnSri';
import { useAnularVenta } from './useAnularVenta';

type AnuladaEnSriModalProps = { detalle: ComprobanteDetalle; onCerrar: () => void };

/** Writes down that an invoice was annulled in the authority's portal: its sale is voided, and no note is issued. */
export function AnuladaEnSriModal({ detalle, onCerrar }: AnuladaEnSriModalProps) {
  const { emision, comprador, total, al_anular } = detalle;
  const { clave_acceso: clave, empresa } = emision;
  const anular = useAnularVenta();
  const [hoy] = useState(() => fechaNegocio(new Date()));
  const { plazo, ultimo } = plazoEnSri(clave, hoy);

  return (
    <FormModal
      titulo={`Anulada en el SRI: ${documentoDe(clave)}`}
      call={ventasCalls.actualizarEstado}
      inicial={{ anulada_en_sri: ultimo }}
      fijos={{ empresa, editar: clave, estado: 'ANULADO' }}
      revisar={({ anulada_en_sri: dia }): { anulada_en_sri?: string } =>
        dia ? {} : { anulada_en_sri: mensajes.fechaVacia }
      }
      enviar={anular}
      mensajes={{ titulo: mensajes.titulo, exito: mensajes.anuladaEnSri }}
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
      <DiaEnSri clave={clave} ultimo={ultimo} aviso={mensajes.plazoEnSri(formatFecha(plazo))} />
      <Campo.Texto nombre="motivo" etiqueta="Motivo" filas={2} ancho />
    </FormModal>
  );
}
