import type { ReactNode } from 'react';

import { Button } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import { useMapaPorPerder } from './useMapaPorPerder';
import estilos from './importar.module.css';

type DialogoDeListaProps = {
  titulo: string;
  /** Columns were chosen that would be chosen again. */
  conMapa: boolean;
  onCerrar: () => void;
  /** What comes next, beside the button that closes. */
  siguiente: ReactNode;
  children: ReactNode;
};

const ANCHO = 760;

/** The dialog of a list that comes in as a file. */
export function DialogoDeLista(props: DialogoDeListaProps) {
  const { titulo, conMapa, onCerrar, siguiente, children } = props;
  const cerrar = useMapaPorPerder(conMapa, onCerrar);
  return (
    <Modal
      open
      title={titulo}
      width={ANCHO}
      footer={null}
      mask={{ closable: false }}
      onCancel={cerrar}
    >
      <div className={estilos.cuerpo}>{children}</div>
      <footer className={`ui-botones ${estilos.pie ?? ''}`}>
        <Button onClick={cerrar}>Cerrar</Button>
        {siguiente}
      </footer>
    </Modal>
  );
}
