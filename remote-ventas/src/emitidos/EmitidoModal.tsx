import { useCerrarConCuidado } from '@comanda/shared/piezas/formulario';
import { CADA_MINUTO, useAlDia } from '@comanda/shared/piezas/flujo';
import { QueryView } from '@comanda/shared/piezas/vista';
import { Button } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import { nombreDeVenta } from '../carrito/nombreDeVenta';
import { CambiosEmitido } from './CambiosEmitido';
import { EmitidoCabeza, EmitidoDetalle } from './EmitidoDetalle';
import { useConsultarEmitidoQuery } from './emitidosApi';
import { useReenviarFactura } from './useReenviarFactura';
import { useReimprimirTicket } from './useReimprimirTicket';

type EmitidoModalProps = {
  empresa: string;
  secuencia: string;
  editar: string;
  onCerrar: () => void;
};

/** A sale opened: what was sold and paid, its copy on paper, and what may be changed of it. */
export function EmitidoModal({ empresa, secuencia, editar, onCerrar }: EmitidoModalProps) {
  const consulta = useConsultarEmitidoQuery({ empresa, editar }, CADA_MINUTO);
  useAlDia('caja', empresa, consulta);
  useAlDia('documentos', empresa, consulta);
  const { cerrar, onEstado } = useCerrarConCuidado(onCerrar);
  const { reimprimir, imprimiendo } = useReimprimirTicket();
  const { claveDe, reenviar, reenviando } = useReenviarFactura();
  const emitido = consulta.currentData;
  const clave = emitido ? claveDe(emitido) : null;
  return (
    <Modal
      open
      title={nombreDeVenta({ secuencia, nota: emitido?.venta.nota })}
      width={680}
      mask={{ closable: false }}
      onCancel={() => void cerrar()}
      footer={
        <div className="ui-botones">
          {emitido && (
            <Button loading={imprimiendo} onClick={() => void reimprimir(emitido)}>
              Reimprimir
            </Button>
          )}
          {clave !== null && (
            <Button
              loading={reenviando}
              aria-label={`Reenviar la factura a ${emitido?.venta.email}`}
              onClick={() => void reenviar(clave, empresa)}
            >
              Reenviar
            </Button>
          )}
          <Button onClick={() => void cerrar()}>Cerrar</Button>
        </div>
      }
    >
      {/* what was opened has the focus, not the button that closes it: a second Enter in a hurry does nothing */}
      <div
        data-foco
        className="ui-pila ventas-emitido"
        tabIndex={0}
        role="region"
        aria-label="Venta"
      >
        <QueryView query={consulta} empty={null} esqueleto="formulario">
          {(leido) => (
            <>
              <EmitidoCabeza emitido={leido} />
              <CambiosEmitido
                key={leido.venta.estado}
                empresa={empresa}
                emitido={leido}
                onEstado={onEstado}
              />
              <EmitidoDetalle emitido={leido} />
            </>
          )}
        </QueryView>
      </div>
    </Modal>
  );
}
