import { useEffect, useEffectEvent } from 'react';

/** Tells the dialog around a form whether closing it would lose something. */
export function useAnunciarSucio(sucio: boolean, onSucia: (sucia: boolean) => void): void {
  const anunciar = useEffectEvent(onSucia);
  useEffect(() => {
    anunciar(sucio);
    return () => anunciar(false);
  }, [sucio]);
}
