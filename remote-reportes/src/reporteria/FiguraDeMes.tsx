import { Icono } from '@comanda/shared/ui/core';

import type { TarjetaDeMes } from './cifras';

type FiguraDeMesProps = { tarjeta: TarjetaDeMes<{ titulo: string }> };

/** What the card of a figure says. */
export function FiguraDeMes({ tarjeta }: FiguraDeMesProps) {
  const { cifra, valor, documentos, atencion } = tarjeta;
  return (
    <>
      <span>
        {atencion && <Icono nombre="alerta" tamano={16} />} {cifra.titulo}{' '}
        {documentos !== null && `(${documentos})`}
      </span>
      <strong>{valor}</strong>
    </>
  );
}
