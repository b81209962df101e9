import { Icono } from '@comanda/shared/ui/core';

import { cambioDe } from '../../domain/dinero/cambioDe';

import estilos from './cifras.module.css';

const SIGNO = { sube: 'arriba', baja: 'abajo', igual: null } as const;

type CambioDeCifraProps = {
  ahora: number;
  antes: number;
  /** More of it is worse: what was annulled, what was taken off. */
  alReves?: boolean;
};

/** How a figure stands beside the one before: an arrow and words, and whether that is good. */
export function CambioDeCifra({ ahora, antes, alReves = false }: CambioDeCifraProps) {
  const { sentido, texto } = cambioDe(ahora, antes);
  const signo = SIGNO[sentido];
  const bueno = (sentido === 'sube') !== alReves;
  return (
    <span
      className={estilos.cambio}
      data-tono={sentido === 'igual' ? undefined : bueno ? 'bien' : 'mal'}
    >
      {signo !== null && <Icono nombre={signo} tamano={12} />} {texto}
    </span>
  );
}
