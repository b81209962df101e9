import UFuzzy from '@leeoniya/ufuzzy';

import type { Parecidos } from './indiceDeProductos';

/** Below it, one wrong letter is another word. */
const LETRAS = 4;

/** In each word one letter wrong, missing, too many or in the other's place. */
const UNA_MAL = { intraMode: 1, intraSlice: [0, Infinity] as [number, number] } as const;
const fuzzy = new UFuzzy({ ...UNA_MAL, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 });

/** The nearest in length first: a name that is little more than what was typed. */
export const parecidos: Parecidos = (textos, buscado) => {
  if (buscado.length < LETRAS) return [];
  const lugares = fuzzy.filter(textos, buscado) ?? [];
  const largo = (lugar: number) => textos[lugar]?.length ?? 0;
  return lugares.toSorted((a, b) => largo(a) - largo(b) || a - b);
};
