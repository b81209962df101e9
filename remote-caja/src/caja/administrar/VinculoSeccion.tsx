import { QueryView } from '@comanda/shared/piezas/vista';
import { Alert, Button, withNotice } from '@comanda/shared/ui/core';

import { cajaMensajes } from '../cajaMensajes';

import { administrarMensajes as mensajes } from './administrarMensajes';
import { useVincular } from './useVincular';

/** Whether the print service of this till opens the drawer for Comanda alone; one press makes it so. */
export function VinculoSeccion({ empresa }: { empresa: string }) {
  const { estado, hacer, ocupado } = useVincular(empresa);
  return (
    <section aria-label="Cajón de dinero" className="ui-pila">
      <strong>Cajón de dinero</strong>
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
    </section>
  );
}
