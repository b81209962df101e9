import type { Publicacion } from '@comanda/shared/contracts/admin/publicaciones';
import type { AreaDePlataforma } from '@comanda/shared/contracts/plataforma/areas';
import type { RevisionDeOrigen } from '@comanda/shared/contracts/plataforma/origenes';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import { Alert, Button } from '@comanda/shared/ui/core';

import { useRevisarOrigenQuery } from './publicacionesApi';
import { publicacionesMensajes } from './publicacionesMensajes';

const mensajes = publicacionesMensajes.origen;

type Dicho = { tipo: 'success' | 'warning' | 'info'; texto: string };

type OrigenDeAreaProps = {
  area: AreaDePlataforma | undefined;
  publicacion: Pick<Publicacion, 'estable' | 'canario'>;
};

/** Whether what is in use of an area is at its other origin; nothing where it has none. */
export function OrigenDeArea({ area, publicacion: { estable, canario } }: OrigenDeAreaProps) {
  if (!area || area.origen === null) return null;
  const { area: nombre, origen } = area;
  return <Revision key={`${origen} ${estable} ${canario?.build}`} area={nombre} origen={origen} />;
}

/** As the server finds it. */
function Revision({ area, origen }: { area: string; origen: string }) {
  const { currentData, isFetching, refetch } = useRevisarOrigenQuery(
    { area },
    { refetchOnMountOrArgChange: true },
  );
  const dichos = isFetching
    ? [{ tipo: 'info', texto: mensajes.revisando(origen) } as const]
    : dichosDe(currentData, origen);
  return dichos.map(({ tipo, texto }) => (
    <Alert
      key={texto}
      type={tipo}
      showIcon
      role="status"
      title={texto}
      action={
        <Button disabled={isFetching} onClick={() => void refetch()}>
          {mensajes.revisar}
        </Button>
      }
    />
  ));
}

function dichosDe(revision: RevisionDeOrigen | undefined, origen: string): Dicho[] {
  if (!revision) return [{ tipo: 'warning', texto: mensajes.sinRevisar(origen) }];
  if (revision.builds.length === 0) return [{ tipo: 'info', texto: mensajes.sinBuilds(origen) }];
  const cuando = formatFechaHora(revision.revisado);
  return revision.builds.map(({ build, estado }) => ({
    tipo: estado === 'en-orden' ? 'success' : 'warning',
    texto: mensajes.dicho(estado, { build, origen: revision.origen, cuando }),
  }));
}
