import type { Publicacion } from '@comanda/shared/contracts/admin/publicaciones';
import { decirCaduco } from '@comanda/shared/domain/texto/caduco';
import { Alert } from '@comanda/shared/ui/core';

import { publicacionesMensajes as mensajes } from './publicacionesMensajes';

/** What the active build takes of the frame that is to go: its team has until then. */
export function PorCaducar({ builds, estable }: Pick<Publicacion, 'builds' | 'estable'>) {
  const caducos = builds.find(({ build }) => build === estable)?.caducos ?? [];
  if (caducos.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={mensajes.caducos}
      description={caducos.map((caduco) => (
        <p key={`${caduco.sala} ${caduco.nombre}`}>{decirCaduco(caduco)}</p>
      ))}
    />
  );
}
