import { useEffect, useRef, type HTMLAttributes, type KeyboardEvent } from 'react';

import type { Mesa } from '@comanda/shared/contracts/ventas/mesas';

import { nombreDeMesa } from '../cocina/nombres';
import type { CeldaDePlano } from './celdas';
import { enCelda } from './enCelda';

type FichaMovilProps = {
  mesa: Mesa;
  /** Undefined: it has none yet. */
  lugar: CeldaDePlano | undefined;
  /** How far it is being carried, in pixels. */
  llevado: CeldaDePlano | null;
  /** It was moved last: on a new cell it has the focus it had. */
  enfocar: boolean;
  asa: HTMLAttributes<HTMLElement>;
  onPaso: (paso: CeldaDePlano) => void;
};

const PASOS: Readonly<Record<string, CeldaDePlano>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** A table that can be carried. */
export function FichaMovil({ mesa, lugar, llevado, enfocar, asa, onPaso }: FichaMovilProps) {
  const boton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (enfocar) boton.current?.focus();
  }, [enfocar]);

  const onKeyDown = (event: KeyboardEvent) => {
    const paso = PASOS[event.key];
    if (!paso) return;
    event.preventDefault();
    onPaso(paso);
  };
  return (
    <button
      ref={boton}
      type="button"
      className="mesas-ficha"
      data-lleva={llevado !== null}
      aria-describedby="mesas-plano-ayuda"
      style={{
        ...(lugar && enCelda(lugar)),
        ...(llevado && { transform: `translate(${llevado.x}px, ${llevado.y}px)` }),
      }}
      {...asa}
      onKeyDown={onKeyDown}
    >
      <span className="solo-lector">{nombreDeMesa(mesa)}</span>
      <b aria-hidden>{mesa.numero_mesa}</b>
    </button>
  );
}
