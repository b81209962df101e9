import type { ComprobanteDetalle } from '@comanda/shared/contracts/documentos';
import { formatMonto } from '@comanda/shared/domain/dinero';
import { Alert, avisar } from '@comanda/shared/ui/core';

import { documentoDe } from '../claveAcceso';
import { facturasMensajes as mensajes } from '../facturasMensajes';
import { CampoTexto } from '../formulario/Campo';
import { FormModal } from '../formulario/FormModal';
import { useFormulario } from '../formulario/useFormulario';

import { useAnularVenta } from './useAnularVenta';

type AnularModalProps = { detalle: ComprobanteDetalle; onCerrar: () => void };

/** Takes a sale and its invoice back; says what will happen before it does, and asks why. */
export function AnularModal({ detalle, onCerrar }: AnularModalProps) {
  const { emision, comprador, total } = detalle;
  const { clave_acceso: clave, empresa, anulacion } = emision;
  const conNota = anulacion?.como === 'NOTA_CREDITO';
  const anular = useAnularVenta();
  const form = useFormulario(
    { motivo: '' },
    {
      revisar: ({ motivo }): { motivo?: string } =>
        conNota && !motivo.trim() ? { motivo: mensajes.motivoVacio } : {},
    },
  );

  const onEnviar = async () => {
    const hecha = await form.enviar(({ motivo }) =>
      anular({ empresa, clave, motivo: motivo.trim() }),
    );
    if (!hecha) return;
    onCerrar();
    const texto = conNota ? mensajes.anuladaConNota : mensajes.retirada;
    avisar({ tipo: 'success', titulo: mensajes.titulo, texto });
  };

  return (
    <FormModal
      titulo={`Anular ${documentoDe(clave)}`}
      form={form}
      accion="Anular la venta"
      peligro
      onEnviar={onEnviar}
      onCerrar={onCerrar}
    >
      <p>
        Se anula la venta de <strong>{formatMonto(total)}</strong> a{' '}
        <strong>{comprador.razon_social}</strong>, y su valor sale de la caja.
      </p>
      {anulacion && <Alert type="warning" showIcon title={anulacion.frase} />}
      <CampoTexto
        form={form}
        campo="motivo"
        etiqueta="Motivo"
        opcional={!conNota}
        ayuda={conNota ? mensajes.motivoEnNota : undefined}
        max={300}
        filas={3}
        autoFocus
      />
    </FormModal>
  );
}
