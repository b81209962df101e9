import type { Emitido } from '@comanda/shared/contracts/emitidos';
import { ventasCalls } from '@comanda/shared/contracts/ventas';
import { Ancho, Campo, Formulario } from '@comanda/shared/piezas/formulario';
import { Alert } from '@comanda/shared/ui/core';

import { emitidosMensajes as mensajes } from './emitidosMensajes';
import { useCambios } from './useCambios';

type AnularVentaProps = { emitido: Emitido; onCancelar: () => void };

/** Why it is voided, and whether it is meant: under what is known of the sale, which stays in sight. */
export function AnularVenta({ emitido, onCancelar }: AnularVentaProps) {
  const { venta, editar, cambio_estado: cambio } = emitido;
  const { cambiar } = useCambios(emitido);
  return (
    <Formulario
      call={ventasCalls.actualizarEstado}
      inicial={{}}
      fijos={{ empresa: venta.empresa, editar, estado: 'ANULADO' }}
      revisar={({ motivo }) => (cambio.motivo && !motivo ? { motivo: mensajes.motivoVacio } : {})}
      enviar={cambiar}
      mensajes={{ titulo: mensajes.titulo, exito: 'Venta anulada' }}
      boton="Anular la venta"
      peligro
      onCancelar={onCancelar}
      onHecho={onCancelar}
    >
      <Ancho>
        <Alert type="warning" showIcon title={cambio.frase} />
      </Ancho>
      <Campo.Texto
        nombre="motivo"
        etiqueta="Motivo"
        requerido={cambio.motivo}
        ayuda={cambio.motivo ? mensajes.motivoEnNota : undefined}
        filas={2}
        ancho
        autoFocus
      />
    </Formulario>
  );
}
