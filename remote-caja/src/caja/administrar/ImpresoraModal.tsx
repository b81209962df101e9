import { QueryView } from '@comanda/shared/piezas/vista';
import { Alert, Button, withNotice } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import { cajaMensajes } from '../cajaMensajes';

import { administrarMensajes as mensajes } from './administrarMensajes';
import { useVincular } from './useVincular';

type ImpresoraModalProps = { empresa: string; onCerrar: () => void };

/** Whether the print service of this till opens the drawer for Comanda alone; one press makes it so. */
export default function ImpresoraModal({ empresa, onCerrar }: ImpresoraModalProps) {
  const { estado, hacer, ocupado } = useVincular(empresa);
  return (
    <Modal open title="Impresora" footer={null} onCancel={onCerrar}>
      <QueryView query={estado} empty={null} fallo={mensajes.sinImpresion}>
        {({ vinculos }) => {
          const suyo = vinculos.some((uno) => uno.empresa === empresa);
          return (
            <>
              <Alert
                showIcon
                type={suyo ? 'success' : 'warning'}
                title={suyo ? mensajes.protegida : mensajes.sinProteger(vinculos.length > 0)}
              />
              <p>{mensajes.queEsVincular}</p>
              <Button
                type={suyo ? 'default' : 'primary'}
                loading={ocupado}
                onClick={() =>
                  void withNotice(hacer(), {
                    titulo: cajaMensajes.titulo,
                    exito: mensajes.vinculada,
                  })
                }
              >
                {suyo ? 'Vincular otra vez' : 'Vincular'}
              </Button>
            </>
          );
        }}
      </QueryView>
    </Modal>
  );
}
