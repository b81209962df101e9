import { useEffect, useEffectEvent } from 'react';

import { oirEscaner, type OyenteDeEscaner } from './oirEscaner';

/** While this is shown, what the scanner reads anywhere in the page is first given to it. */
export function useEscaner({ alLeer, alRepetir }: OyenteDeEscaner): void {
  const leer = useEffectEvent(alLeer);
  const repetir = useEffectEvent(() => alRepetir?.());
  useEffect(() => oirEscaner({ alLeer: (codigo) => leer(codigo), alRepetir: () => repetir() }), []);
}
