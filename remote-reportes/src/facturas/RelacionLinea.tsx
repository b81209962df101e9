import type { Emision } from '@comanda/shared/contracts/documentos';

import { documentoDe, numeroDe } from './claveAcceso';

/** Which document a credit note takes back, or which takes this invoice back. */
export function RelacionLinea({ tipo, relacionado }: Pick<Emision, 'tipo' | 'relacionado'>) {
  if (tipo === 'NOTA_CREDITO')
    return (
      <small className="reportes-relacion">
        Nota de credito{relacionado !== null && ` de la ${documentoDe(relacionado)}`}
      </small>
    );
  if (relacionado === null) return null;
  return (
    <small className="reportes-relacion">Anulada con nota de credito {numeroDe(relacionado)}</small>
  );
}
