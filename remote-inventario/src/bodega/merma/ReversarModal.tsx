import { mermasCalls as calls, type Merma } from '@comanda/shared/contracts/inventario/mermas';
import { formatPeso } from '@comanda/shared/domain/producto/medidas';
import { Ancho, Campo, FormModal } from '@comanda/shared/piezas/formulario';

import { useReversarMermaMutation } from '../bodegaApi';

type ReversarModalProps = { empresa: string; merma: Merma; onCerrar: () => void };

/** Waste is never edited: what took it out by mistake is taken back, with its reason. */
export function ReversarModal({ empresa, merma, onCerrar }: ReversarModalProps) {
  const [reversar] = useReversarMermaMutation();
  return (
    <FormModal
      titulo="Reversar la merma"
      call={calls.reversarMerma}
      inicial={{}}
      fijos={{ empresa, id: merma.id }}
      enviar={(entrada) => reversar(entrada).unwrap()}
      mensajes={{ titulo: 'Merma', exito: 'Se ha reversado la merma.', tituloFallo: '¡Error!' }}
      boton="Reversar"
      peligro
      onHecho={onCerrar}
      onCerrar={onCerrar}
    >
      <Ancho>
        Vuelven <strong>{formatPeso(merma.peso_merma, merma.medida)}</strong> de{' '}
        {merma.materi_prima} a la bodega. No se puede deshacer.
      </Ancho>
      <Campo.Texto nombre="motivo" etiqueta="Motivo" filas={2} ancho autoFocus />
    </FormModal>
  );
}
