import type { Anticipo } from '@comanda/shared/contracts/caja/anticipos';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { Datos } from '@comanda/shared/piezas/vista';
import { Alert, Button } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import type { ReciboDeAnticipo } from './useRecibo';

type ReciboModalProps = { anticipo: Anticipo; recibo: ReciboDeAnticipo; onCerrar: () => void };

/** What was given, and its paper: once more where the printer was off, or where it was lost. */
export function ReciboModal({ anticipo, recibo, onCerrar }: ReciboModalProps) {
  const { empleado, monto, anticipado, sueldo } = anticipo;
  const { estado, imprimir } = recibo;
  const imprimiendo = estado.que === 'imprimiendo';
  return (
    <Modal open title="Anticipo registrado" footer={null} onCancel={onCerrar}>
      <div className="ui-pila">
        <Datos
          datos={[
            ['Empleado', empleado],
            ['Anticipo', formatMonto(monto)],
            ['Anticipado este mes', formatMonto(anticipado)],
            ['Sueldo', sueldo > 0 ? formatMonto(sueldo) : ''],
          ]}
        />
        {estado.que === 'fallo' ? (
          <Alert type="warning" showIcon role="alert" title={estado.texto} />
        ) : (
          <p role="status">
            {imprimiendo ? 'Imprimiendo el recibo…' : 'Recibo impreso. Pida la firma'}
          </p>
        )}
        <footer className="ui-botones">
          <Button loading={imprimiendo} onClick={() => void imprimir(anticipo)}>
            {estado.que === 'fallo' ? 'Imprimir' : 'Imprimir de nuevo'}
          </Button>
          <Button onClick={onCerrar}>Cerrar</Button>
        </footer>
      </div>
    </Modal>
  );
}
