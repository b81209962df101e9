import { useEffect, useEffectEvent } from 'react';

import { Icono } from '@comanda/shared/ui/core';

import type { Paso, Vecinas } from './contexto';
import estilos from './hoja.module.css';

const FLECHAS = [
  { paso: 'anterior', icono: 'arriba', texto: 'Fila anterior', tecla: 'ArrowUp' },
  { paso: 'siguiente', icono: 'abajo', texto: 'Fila siguiente', tecla: 'ArrowDown' },
] as const;

type FlechasDeHojaProps = {
  vecinas: Vecinas;
  /** Leaves the sheet for another, once nothing would be lost. */
  irse: (hacia: () => void) => unknown;
};

/** Up and down the table behind a sheet, beside its cross; by Alt and an arrow too, since an arrow alone is the field's. */
export function FlechasDeHoja({ vecinas, irse }: FlechasDeHojaProps) {
  const ir = (paso: Paso) => {
    const hacia = vecinas[paso];
    if (hacia) void irse(hacia);
  };
  const onTecla = useEffectEvent((event: KeyboardEvent) => {
    const flecha = FLECHAS.find(({ tecla }) => tecla === event.key);
    if (!flecha || !event.altKey) return;
    event.preventDefault();
    event.stopPropagation(); // a list of choices would open
    ir(flecha.paso);
  });
  useEffect(() => {
    const alPulsar = (event: KeyboardEvent) => onTecla(event);
    window.addEventListener('keydown', alPulsar, true);
    return () => window.removeEventListener('keydown', alPulsar, true);
  }, []);
  return (
    <span className={`ui-flechas-de-hoja ${estilos.flechas ?? ''}`}>
      {FLECHAS.map(({ paso, icono, texto, tecla }) => (
        <button
          key={paso}
          type="button"
          className="ui-plano"
          data-repite
          aria-label={texto}
          title={texto}
          aria-keyshortcuts={`Alt+${tecla}`}
          aria-disabled={vecinas[paso] === null}
          data-foco={vecinas.llegada === paso ? true : undefined}
          onClick={() => ir(paso)}
        >
          <Icono nombre={icono} />
        </button>
      ))}
    </span>
  );
}
