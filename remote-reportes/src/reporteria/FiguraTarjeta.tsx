import { Icono } from '@comanda/shared/ui/core';

import type { Tarjeta } from './cifras';

type FiguraTarjetaProps = { tarjeta: Tarjeta<{ titulo: string }> };

/** What the card of a figure says. */
export function FiguraTarjeta({ tarjeta }: FiguraTarjetaProps) {
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
