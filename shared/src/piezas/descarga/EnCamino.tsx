import { Button } from '@comanda/shared/ui/core';

import type { Avance } from '../../domain/hojas/avance';
import { conMiles } from '../../domain/dinero/dinero';

import estilos from './descarga.module.css';

type EnCaminoProps = {
  /** What is on its way. */
  titulo: string;
  avance: Avance;
  onCancelar: () => void;
};

/** How far a file is, in words and as a bar, and a way to stop it. */
export function EnCamino({ titulo, avance, onCancelar }: EnCaminoProps) {
  const { hechas, total } = avance;
  const dicho = conMiles(String(hechas));
  const texto = total === null ? dicho : `${dicho} de ${conMiles(String(total))}`;
  return (
    // not its button has the focus: a second Enter in a hurry would stop what the first began
    <span className={estilos.camino} tabIndex={-1} role="group" aria-label={`Exportando ${titulo}`}>
      <progress
        aria-label={`Exportando ${titulo}`}
        {...(total !== null && { max: Math.max(total, hechas, 1), value: hechas })}
      />
      <span className="cifra">{texto}</span>
      <Button onClick={onCancelar}>Cancelar</Button>
    </span>
  );
}
