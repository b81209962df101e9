import { useState } from 'react';

import type { Publicacion } from '@comanda/shared/contracts/admin/publicaciones';
import type { AreaDePlataforma } from '@comanda/shared/contracts/plataforma/areas';
import { Chips } from '@comanda/shared/piezas/chips';
import { QueryView } from '@comanda/shared/piezas/vista';
import { Button } from '@comanda/shared/ui/core';

import '../personas.css';
import './publicaciones.css';

import { useListarAreasQuery } from '../areasDelProductoApi';

import { CrearAreaModal } from './AreaModal';
import { DeArea } from './DeArea';
import { useListarPublicacionesQuery } from './listaDePublicacionesApi';
import { publicacionesMensajes as mensajes } from './publicacionesMensajes';

/** What teams publish moves while the operator looks at it. */
const CADA_MS = 30_000;

/** What is published of each area, and who gets it (architecture, Release and tenancy). */
export default function PublicacionesScreen() {
  const consulta = useListarPublicacionesQuery(
    {},
    { pollingInterval: CADA_MS, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  );
  const areas = useListarAreasQuery({});
  return (
    <QueryView query={consulta} esqueleto="tabla" empty={mensajes.vacio}>
      {(publicaciones) => <PorArea publicaciones={publicaciones} areas={areas.currentData ?? []} />}
    </QueryView>
  );
}

type PorAreaProps = {
  publicaciones: readonly Publicacion[];
  areas: readonly AreaDePlataforma[];
};

/** One at a time: a table for each under the other is read by nobody. */
function PorArea({ publicaciones, areas }: PorAreaProps) {
  const [elegida, setElegida] = useState<string | undefined>(primera(publicaciones)?.area);
  const [creando, setCreando] = useState(false);
  const publicacion = publicaciones.find(({ area }) => area === elegida) ?? primera(publicaciones);
  return (
    <div className="ui-pantalla">
      <Chips
        etiqueta="Área"
        chips={publicaciones.map((una) => ({
          valor: una.area,
          texto: una.titulo,
          nota: notaDe(una),
          ...((una.canario || una.vuelta) && { tono: seDetuvo(una) ? 'mal' : 'pausa' }),
        }))}
        elegido={publicacion?.area}
        onElegir={setElegida}
      />
      {publicacion && (
        <DeArea
          key={publicacion.area}
          publicacion={publicacion}
          area={areas.find(({ area }) => area === publicacion.area)}
        />
      )}
      <div className="ui-botones">
        <Button disabled={areas.length === 0} onClick={() => setCreando(true)}>
          Nueva área
        </Button>
      </div>
      {creando && (
        <CrearAreaModal
          areas={areas}
          onCerrar={() => setCreando(false)}
          onHecha={(area) => {
            setCreando(false);
            setElegida(area);
          }}
        />
      )}
    </div>
  );
}

/** What it has out, and how often that failed. */
function notaDe({ canario, estable, builds }: Publicacion): string {
  const activo = builds.find(({ build }) => build === estable);
  if (canario) return `Canario al ${canario.porcentaje} %`;
  if (!activo) return 'Sin publicar';
  const { fallos } = activo.uso;
  return `${activo.build.slice(0, 7)} · ${fallos} ${fallos === 1 ? 'fallo' : 'fallos'}`;
}

/** What stopped by itself is why somebody comes. */
const primera = (publicaciones: readonly Publicacion[]): Publicacion | undefined =>
  publicaciones.find(seDetuvo) ??
  publicaciones.find(({ area }) => area === 'ventas') ??
  publicaciones[0];

const seDetuvo = ({ canario, vuelta }: Publicacion): boolean =>
  vuelta !== null || (canario !== null && canario.detenido !== null);
