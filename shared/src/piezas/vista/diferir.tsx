import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';

import { avisarFallo } from '@comanda/shared/ui/core';

import { ERRORES_DEL_NAVEGADOR } from '../../errors/delNavegador';

export type ParteDiferida<Props> = {
  /** Fetches it, once; a failure is forgotten, so that the next call really tries again. */
  pedir: () => Promise<ComponentType<Props>>;
  actual: () => ComponentType<Props> | null;
};

/** A part of a screen whose code comes after the screen: a dialog that most sales do without. */
export function diferir<Props>(
  cargar: () => Promise<{ default: ComponentType<Props> }>,
): ParteDiferida<Props> {
  let parte: ComponentType<Props> | null = null;
  return {
    pedir: async () => (parte ??= (await cargar()).default),
    actual: () => parte,
  };
}

/** Where another takes the place of a part, what has come is still the one before, which knows nothing of its props. */
function useParte<Props>(de: ParteDiferida<Props>) {
  const [llegada, setLlegada] = useState({ de, Parte: de.actual() });
  return {
    Parte: llegada.de === de ? llegada.Parte : de.actual(),
    traer: async () => setLlegada({ de, Parte: await de.pedir() }),
  };
}

type DiferidaProps<Props> = {
  de: ParteDiferida<Props>;
  props: Props;
  titulo: string;
  /** Its code did not come: said already. */
  onFallo?: () => void;
  /** What holds its place until it is here. */
  mientras?: ReactNode;
};

/** Shows it as soon as its code is here. The screen around it goes on when it never comes. */
export function Diferida<Props extends object>({
  de,
  props,
  titulo,
  onFallo,
  mientras = null,
}: DiferidaProps<Props>) {
  const { Parte, traer } = useParte(de);
  const fallar = useEffectEvent((error: unknown) => {
    console.error(error);
    avisarFallo(error, titulo, ERRORES_DEL_NAVEGADOR.AREA_NO_DISPONIBLE.msg);
    onFallo?.();
  });
  const traerLa = useEffectEvent(() => {
    traer().catch(fallar);
  });
  useEffect(() => {
    if (!Parte) traerLa();
  }, [Parte, de]);
  return Parte ? <Parte {...props} /> : mientras;
}

const TRAS_LA_PANTALLA_MS = 1_500;

/**
 * Fetches parts once the screen has had its moment, so that they are here when they are wanted, line or no line. `mostrada`: of a screen
 * that says so, as soon as it shows what it is for.
 */
export function useTraerLuego(
  partes: readonly { pedir: () => Promise<unknown> }[],
  mostrada?: boolean,
): void {
  const traer = useEffectEvent(() => {
    for (const { pedir } of partes)
      pedir().catch((error: unknown) => console.warn('diferir: a part did not come', error));
  });
  useEffect(() => {
    if (mostrada === false) return;
    const espera = setTimeout(traer, mostrada ? 0 : TRAS_LA_PANTALLA_MS); // never before what is shown is drawn
    return () => clearTimeout(espera);
  }, [mostrada]);
}

/** Shows it once the screen has had its moment; without what never comes the screen is as it was. */
export function Luego<Props extends object>({
  de,
  props,
}: Pick<DiferidaProps<Props>, 'de' | 'props'>) {
  const { Parte, traer } = useParte(de);
  const traerLa = useEffectEvent(() => {
    traer().catch((error: unknown) => console.warn('diferir: a part did not come', error));
  });
  useEffect(() => {
    const espera = setTimeout(traerLa, TRAS_LA_PANTALLA_MS);
    return () => clearTimeout(espera);
  }, [de]);
  return Parte && <Parte {...props} />;
}
