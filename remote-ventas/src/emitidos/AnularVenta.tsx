import { useState } from 'react';

import { esApiError } from '@comanda/shared/api';
import type { Emitido } from '@comanda/shared/contracts/reportes/emitidos';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import { Ancho, Campo, Formulario } from '@comanda/shared/piezas/formulario';
import { AprobadorDeFormulario, leerAprobador, pideCodigo } from '@comanda/shared/piezas/aprobador';
import { useUsuario } from '@comanda/shared/session';
import { Alert } from '@comanda/shared/ui/core';

import { emitidosMensajes as mensajes } from './emitidosMensajes';
import { useCambios } from './useCambios';

export type AnularVentaProps = {
  emitido: Emitido;
  /** Whether closing what stands around it would lose something, and whether it is on its way. */
  onEstado: (estado: { sucio: boolean; enviando: boolean }) => void;
  onCancelar: () => void;
};

/** Why it is voided, and whether it is meant: under what is known of the sale, which stays in sight. */
export function AnularVenta({ emitido, onEstado, onCancelar }: AnularVentaProps) {
  const { venta, editar, cambio_estado: cambio } = emitido;
  const { cambiar } = useCambios(emitido);
  const [conCodigo, setConCodigo] = useState(false);
  const anular: typeof cambiar = (pedido) =>
    cambiar(pedido).catch((error: unknown) => {
      if (esApiError(error) && pideCodigo(error.code)) setConCodigo(true);
      throw error;
    });
  const administra = useUsuario()?.perfil === 'Administrador';
  return (
    <Formulario
      call={ventasCalls.actualizarEstado}
      inicial={{}}
      fijos={{ empresa: venta.empresa, editar, estado: 'ANULADO' }}
      revisar={({ motivo, aprobacion }) => ({
        ...(cambio.motivo && !motivo && { motivo: mensajes.motivoVacio }),
        ...(!administra && !aprobacion && { aprobacion: mensajes.sinAprobacion }),
      })}
      enviar={anular}
      mensajes={{ titulo: mensajes.titulo, exito: 'Venta anulada' }}
      boton="Anular la venta"
      peligro
      onEstado={onEstado}
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
      {!administra && (
        <Campo.Propio nombre="aprobacion" etiqueta="Aprobación" leer={leerAprobador} ancho>
          <AprobadorDeFormulario
            empresa={venta.empresa}
            leyenda="La anulación la aprueba un Administrador"
            conCodigo={conCodigo}
          />
        </Campo.Propio>
      )}
    </Formulario>
  );
}
