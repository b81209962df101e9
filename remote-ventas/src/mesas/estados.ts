import type { EstadoMesa } from '@comanda/shared/contracts/ventas/mesas';
import type { IconoNombre } from '@comanda/shared/ui/core';
import { dePalabras } from '@comanda/shared/domain/texto/palabras';

/** What of them is seen first, where they stand by their state. */
export const GRUPOS: Readonly<Record<EstadoMesa, string>> = dePalabras(
  {
    POR_PAGAR: 'Piden la cuenta',
    OCUPADA: 'Ocupadas',
    LIBRE: 'Libres',
  },
  () => 'Ocupadas',
);

/** Each state by word and icon; its colour is mesas.css's, by `data-estado`. */
export const ESTADOS: Readonly<Record<EstadoMesa, { texto: string; icono: IconoNombre }>> =
  dePalabras(
    {
      LIBRE: { texto: 'Libre', icono: 'mesa' },
      OCUPADA: { texto: 'Ocupada', icono: 'usuarios' },
      POR_PAGAR: { texto: 'Por pagar', icono: 'factura' },
    },
    (texto) => ({ texto, icono: 'mesa' }),
  );
