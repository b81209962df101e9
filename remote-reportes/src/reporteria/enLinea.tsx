import type { CifraDeLinea } from '@comanda/shared/piezas/cifras';
import { Icono } from '@comanda/shared/ui/core';

import type { TarjetaDeMes } from './cifras';

/** A figure of the month as a line of them shows it. */
export const enLinea = <DeQue extends { titulo: string }>({
  cifra,
  valor,
  documentos,
  atencion,
}: TarjetaDeMes<DeQue>): CifraDeLinea & { cifra: DeQue } => ({
  cifra,
  titulo: cifra.titulo,
  valor,
  nota: (
    <>
      {documentos !== null && `(${documentos})`} {atencion && <Icono nombre="alerta" tamano={14} />}
    </>
  ),
});
