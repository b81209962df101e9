import { useState } from 'react';

import { PUBLICABLES, type Publicable } from '@comanda/shared/contracts/auth/perfiles';
import { type Publicacion } from '@comanda/shared/contracts/admin/publicaciones';
import { Chips } from '@comanda/shared/piezas/chips';
import { QueryView } from '@comanda/shared/piezas/vista';

import '../personas.css';
import './publicaciones.css';

import { DeArea } from './DeArea';
import { nombreDePublicable } from './nombres';
import { useListarPublicacionesQuery } from './publicacionesApi';
import { publicacionesMensajes as mensajes } from './publicacionesMensajes';

/** What teams publish moves while the operator looks at it. */
const CADA_MS = 30_000;

/** What is published of each area, and who gets it (architecture, Release and tenancy). */
export default function PublicacionesScreen() {
  const consulta = useListarPublicacionesQuery(
    {},
    { pollingInterval: CADA_MS, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  );
  return (
    <QueryView query={consulta} esqueleto="tabla" empty={mensajes.vacio}>
      {(publicaciones) => <PorArea publicaciones={publicaciones} />}
    </QueryView>
  );
}

/** One at a time: seven tables under each other are read by nobody. */
function PorArea({ publicaciones }: { publicaciones: readonly Publicacion[] }) {
  const [elegida, setElegida] = useState<Publicable | undefined>(primera(publicaciones)?.area);
  const publicacion = publicaciones.find(({ area }) => area === elegida) ?? primera(publicaciones);
  const enOrden = PUBLICABLES.flatMap((area) => publicaciones.filter((una) => una.area === area));
  return (
    <div className="admin-personas">
      <Chips
        etiqueta="Area"
        chips={enOrden.map(({ area, canario }) => ({
          valor: area,
          texto: nombreDePublicable(area),
          ...(canario && { tono: canario.detenido === null ? 'pausa' : 'mal' }),
        }))}
        elegido={publicacion?.area}
        onElegir={setElegida}
      />
      {publicacion && <DeArea key={publicacion.area} publicacion={publicacion} />}
    </div>
  );
}

/** What stopped by itself is why somebody comes. */
const primera = (publicaciones: readonly Publicacion[]): Publicacion | undefined =>
  publicaciones.find(({ canario }) => canario && canario.detenido !== null) ??
  publicaciones.find(({ area }) => area === 'ventas') ??
  publicaciones[0];
