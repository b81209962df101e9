import type { ComponentProps } from 'react';

import { Alert, Button } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import { Datos } from '../vista';

import type { EstadoDeRecibo } from './useRecibo';

type ReciboModalProps = {
  /** 'Anticipo registrado'. */
  titulo: string;
  datos: ComponentProps<typeof Datos>['datos'];
  estado: EstadoDeRecibo;
  /** What is said once it is printed. */
  impreso: string;
  onImprimir: () => unknown;
  onCerrar: () => void;
};

/** What was given or taken, and its paper: once more where the printer was off, or where it was lost. */
export function ReciboModal(props: ReciboModalProps) {
  const { titulo, datos, estado, impreso, onImprimir, onCerrar } = props;
  const imprimiendo = estado.que === 'imprimiendo';
  return (
    <Modal open title={titulo} footer={null} onCancel={onCerrar}>
      <div className="ui-pila">
        <Datos datos={datos} />
        {estado.que === 'fallo' ? (
          <Alert type="warning" showIcon role="alert" title={estado.texto} />
        ) : (
          <p role="status">{imprimiendo ? 'Imprimiendo el recibo…' : impreso}</p>
        )}
        <footer className="ui-botones">
          <Button loading={imprimiendo} onClick={() => void onImprimir()}>
            {estado.que === 'fallo' ? 'Imprimir' : 'Imprimir de nuevo'}
          </Button>
          <Button onClick={onCerrar}>Cerrar</Button>
        </footer>
      </div>
    </Modal>
  );
}
