// @ts-nocheck
import { useEffect, useId } from 'react';

const quienes = new Set<string>();

/** A part of a screen says whether something was typed in it that it has not sent. */
export function useSinEnviar(hay: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!hay) return;
    quienes.add(id);
    return () => void quienes.delete(id);
  }, [id, hay]);
}

/** Whether leaving now would lose something that somebody typed. */
export const haySinEnviar = (): boolean => quienes.size > 0;
