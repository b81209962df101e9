import { useState } from 'react';

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
    /** Whether it came out. In silence nothing is said, whatever becomes of it. */
    imprimir: async (hoja: HojaCaja, { enSilencio = false } = {}) => {
      const llamada = imprimir(hoja).unwrap();
      const impresa = enSilencio
        ? await llamada.catch((error: unknown) => console.warn('cuadre: not printed', error))
        : await withNotice(llamada, mensajes.imprimir);
      return impresa !== undefined;
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

/** The paper that comes with a closing: every one after the first that came out is a copy. */
export function usePapelDeCierre(): PapelDeCuadre {
  const papel = usePapel();
  const [salio, setSalio] = useState(false);
  const imprimir: PapelDeCuadre['imprimir'] = async (hoja, como) => {
    const sale = await papel.imprimir({ ...hoja, copia: salio }, como);
    if (sale) setSalio(true);
    return sale;
  };
  return { ...papel, imprimir };
}
