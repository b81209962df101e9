import type { Pausa } from '@comanda/shared/contracts/facturacion/emision';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import { Alert, Button } from '@comanda/shared/ui/core';

type PausaAvisoProps = {
  pausa: Pausa;
  reanudando: boolean;
  /** Absent for those who may only read. */
  onReanudar?: (pausa: Pausa) => void;
};

/** Why a company's documents wait, since when, how many, and what to do about it. */
export function PausaAviso({ pausa, reanudando, onReanudar }: PausaAvisoProps) {
  const { desde, mensaje, pendientes } = pausa;
  const esperan = pendientes === 1 ? 'Espera 1 documento' : `Esperan ${pendientes} documentos`;
  return (
    <Alert
      type="warning"
      showIcon
      title={`La emisión está en pausa desde el ${formatFechaHora(desde)}`}
      description={`${mensaje}. ${esperan}.`}
      action={
        onReanudar && (
          <Button loading={reanudando} onClick={() => onReanudar(pausa)}>
            Reanudar
          </Button>
        )
      }
    />
  );
}
