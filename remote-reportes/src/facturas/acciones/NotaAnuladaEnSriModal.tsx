import { useState } from 'react';

import {
  documentosCalls,
  type ComprobanteDetalle,
} from '@comanda/shared/contracts/facturacion/documentos';
import { fechaNegocio, formatFecha } from '@comanda/shared/domain/texto/fecha';
import { Ancho, FormModal } from '@comanda/shared/piezas/formulario';

import { documentoDe } from '../claveAcceso';
import { useAnularNotaEnSriMutation } from '../facturasApi';
import { facturasMensajes as mensajes } from '../facturasMensajes';

import { DiaEnSri } from './DiaEnSri';
import { plazoEnSri } from './plazoEnSri';

type NotaAnuladaEnSriModalProps = { detalle: ComprobanteDetalle; onCerrar: () => void };

/** Writes down that a credit note was annulled in the authority's portal: its invoice counts again, and its sale stays as it is. */
export function NotaAnuladaEnSriModal({ detalle, onCerrar }: NotaAnuladaEnSriModalProps) {
  const { clave_acceso: clave, empresa, relacionado } = detalle.emision;
  const [anular] = useAnularNotaEnSriMutation();
  const [hoy] = useState(() => fechaNegocio(new Date()));
  const { plazo, ultimo } = plazoEnSri(clave, hoy);

  return (
    <FormModal
      titulo={`Anulada en el SRI: ${documentoDe(clave)}`}
      call={documentosCalls.anularNotaEnSri}
      inicial={{ anulada_en_sri: ultimo }}
      fijos={{ empresa, clave }}
      revisar={({ anulada_en_sri: dia }): { anulada_en_sri?: string } =>
        dia ? {} : { anulada_en_sri: mensajes.fechaVacia }
      }
      enviar={(pedido) => anular(pedido).unwrap()}
      mensajes={{ titulo: mensajes.titulo, exito: mensajes.notaAnuladaEnSri }}
      boton="Anotar"
      peligro
      onHecho={onCerrar}
      onCerrar={onCerrar}
    >
      <Ancho>
        <p>
          La nota deja de contar, y la {relacionado === null ? 'factura' : documentoDe(relacionado)}{' '}
          vuelve a declararse. La venta y la caja quedan como están.
        </p>
      </Ancho>
      <DiaEnSri
        clave={clave}
        ultimo={ultimo}
        aviso={mensajes.plazoDeNotaEnSri(formatFecha(plazo))}
      />
    </FormModal>
  );
}
