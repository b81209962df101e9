import { useEffect, useRef } from 'react';

import { formatDiferencia, resultadoDe, type Resultado } from '@comanda/shared/domain/caja/cuadre';
import { Icono, type IconoNombre } from '@comanda/shared/ui/core';

import { cuadreMensajes as mensajes } from './cuadreMensajes';
import estilos from './cuadre.module.css';

const ICONO: Record<Resultado, IconoNombre> = {
  CUADRA: 'listo',
  SOBRA: 'alerta',
  FALTA: 'alerta',
};

/**
 * Its sign, its colour and its word, large. It has the focus where it appears: it is in sight however long the step before
 * was, and the second of two quick Enters presses nothing.
 */
export function Diferencia({ diferencia }: { diferencia: number }) {
  const resultado = resultadoDe(diferencia);
  const parrafo = useRef<HTMLParagraphElement>(null);
  useEffect(() => parrafo.current?.focus(), []);
  return (
    <p
      ref={parrafo}
      tabIndex={-1}
      className={estilos.diferencia}
      data-resultado={resultado}
      role="status"
    >
      <Icono nombre={ICONO[resultado]} /> {mensajes.resultado[resultado]}{' '}
      <strong className="cifra">{formatDiferencia(diferencia)}</strong>
    </p>
  );
}
