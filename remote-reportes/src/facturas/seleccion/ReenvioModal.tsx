import type { ViaDeReenvio } from '@comanda/shared/contracts/facturacion/reenvios';
import { Alert, Button } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import { ReenvioAvance } from './ReenvioAvance';
import { seleccionMensajes as mensajes } from './seleccionMensajes';
import { useReenvio, type ManoDeReenvio } from './useReenvio';

export type ReenvioPedido = { via: ViaDeReenvio; claves: readonly string[] };
type ReenvioModalProps = ReenvioPedido & { empresa: string; onCerrar: () => void };

/** Asks, sends, and tells of each. Closing it stops what was not asked for yet, and nothing else. */
export default function ReenvioModal({ empresa, via, claves, onCerrar }: ReenvioModalProps) {
  const mano = useReenvio({ empresa, via, claves });
  const { titulo, explica } = mensajes.via[via];
  return (
    <Modal
      open
      title={titulo}
      width={560}
      mask={{ closable: false }}
      onCancel={onCerrar}
      footer={[
        <Button key="cerrar" onClick={onCerrar}>
          {mano.empezado ? 'Cerrar' : 'Cancelar'}
        </Button>,
        <Seguir key="seguir" mano={mano} />,
      ]}
    >
      <div className="ui-pila">
        {mano.empezado ? (
          <ReenvioAvance mano={mano} via={via} total={claves.length} />
        ) : (
          <p>{explica(claves.length)}</p>
        )}
        {mano.fallo !== null && <Alert type="warning" showIcon title={mano.fallo} />}
        {mano.sinNoticias && <Alert type="warning" showIcon title={mensajes.sinNoticias} />}
      </div>
    </Modal>
  );
}

function Seguir({ mano }: { mano: ManoDeReenvio }) {
  if (mano.pidiendo) return <Button onClick={mano.detener}>Detener</Button>;
  if (mano.faltan === 0) return null;
  return (
    <Button type="primary" data-foco onClick={() => void mano.pedir()}>
      {mano.empezado ? 'Seguir' : 'Reenviar'}
    </Button>
  );
}
