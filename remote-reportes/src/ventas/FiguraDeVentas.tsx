import { Icono } from '@comanda/shared/ui/core';

import type { TarjetaDeReporte } from './figuras';

type FiguraDeVentasProps = { tarjeta: TarjetaDeReporte };

const SIGNO = { sube: 'arriba', baja: 'abajo', igual: null } as const;

/** What the card of a figure says, beside the one before. */
export function FiguraDeVentas({ tarjeta }: FiguraDeVentasProps) {
  const { cifra, valor, antes, cambio, nota } = tarjeta;
  const signo = SIGNO[cambio.sentido];
  return (
    <>
      <span>
        {cifra.titulo} {nota !== null && `(${nota})`}
      </span>
      <strong>{valor}</strong>
      <small>
        {signo !== null && <Icono nombre={signo} tamano={12} />} {cambio.texto}
      </small>
      <small>antes {antes}</small>
    </>
  );
}
