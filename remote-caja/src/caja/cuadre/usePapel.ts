import type { HojaCaja } from '@comanda/shared/contracts/caja/papel';
import { abrirEnPestana } from '@comanda/shared/piezas/archivos';
import { withNotice } from '@comanda/shared/ui/core';

import { useImprimirHojaCajaMutation } from '../hojaApi';

import { useDescargarXMutation, useDescargarZMutation } from './cuadreApi';
import { cuadreMensajes as mensajes } from './cuadreMensajes';

/** Of an open period (X) or of a closing (Z). */
export type De = { empresa: string; caja: number } | { empresa: string; cuadre: string };

/** The paper of a period: from the till's printer, or as a PDF in a tab of its own. */
export function usePapel() {
  const [imprimir, impresion] = useImprimirHojaCajaMutation();
  const [descargarX] = useDescargarXMutation();
  const [descargarZ] = useDescargarZMutation();
  return {
    imprimiendo: impresion.isLoading,
    /** In silence nothing is said, whatever becomes of it. */
    imprimir: async (hoja: HojaCaja, { enSilencio = false } = {}) => {
      const llamada = imprimir(hoja).unwrap();
      if (enSilencio)
        await llamada.catch((error: unknown) => console.warn('cuadre: not printed', error));
      else await withNotice(llamada, mensajes.imprimir);
    },
    verPdf: (de: De) =>
      abrirEnPestana('cuadre' in de ? `Z-${de.cuadre}.pdf` : `X-${de.caja}.pdf`, () =>
        withNotice(
          'cuadre' in de
            ? descargarZ(de).unwrap()
            : descargarX({ ...de, caja: String(de.caja) }).unwrap(),
          mensajes.pdf,
        ),
      ),
  };
}

export type PapelDeCuadre = ReturnType<typeof usePapel>;
