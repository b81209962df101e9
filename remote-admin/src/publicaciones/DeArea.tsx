import { useState } from 'react';

import type { Publicacion } from '@comanda/shared/contracts/admin/publicaciones';
import type { AreaDePlataforma } from '@comanda/shared/contracts/plataforma/areas';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import { DataTable, enMemoria } from '@comanda/shared/piezas/tabla';
import { Alert, Button } from '@comanda/shared/ui/core';

import { CanarioModal, FijarModal } from './DialogoBuild';
import { EnObservacion } from './EnObservacion';
import { FallosModal } from './FallosModal';
import { Llaves } from './Llaves';
import { ManoDeArea } from './ManoDeArea';
import { OrigenDeArea } from './OrigenDeArea';
import { PorCaducar } from './PorCaducar';
import { publicacionesColumns } from './publicacionesColumns';
import { publicacionesMensajes as mensajes } from './publicacionesMensajes';
import { ProcedenciaModal } from './ProcedenciaModal';
import { Salud } from './Salud';
import { type QueAbre, useAccionesBuild } from './useAccionesBuild';

const BUILDS_POR_PAGINA = 10;

type Abierto = { que: QueAbre; build: string };
type DeAreaProps = {
  publicacion: Publicacion;
  /** Undefined: the frame, which is none, or not read yet. */
  area: AreaDePlataforma | undefined;
};

/** The builds of an area, what is done about them, and with which keys its team publishes. */
export function DeArea({ publicacion, area: suya }: DeAreaProps) {
  const { area, titulo, estable, anterior, canario, vuelta, builds } = publicacion;
  const [abierto, setAbierto] = useState<Abierto | null>(null);
  const abrir = (que: QueAbre, build: string) => setAbierto({ que, build });
  const { accionesDe, onActivar, onVolver, onQuitar, ocupado } = useAccionesBuild(
    publicacion,
    abrir,
  );
  return (
    <>
      {canario && <ComoVa canario={canario} />}
      {vuelta && <Vuelta vuelta={vuelta} />}
      {canario && (
        <EnObservacion
          publicacion={publicacion}
          canario={canario}
          ocupado={ocupado}
          onAbrir={abrir}
          onActivar={(build) => void onActivar(build)}
          onQuitar={() => void onQuitar()}
        />
      )}
      <OrigenDeArea area={suya} publicacion={publicacion} />
      <Salud area={area} />
      <PorCaducar builds={builds} estable={estable} />
      <DataTable
        titulo={titulo}
        columns={publicacionesColumns(publicacion)}
        fuente={enMemoria(builds)}
        rowKey={({ build }) => build}
        nombreDe={({ build }) => build}
        pageSize={BUILDS_POR_PAGINA}
        vacio={mensajes.sinBuilds}
        compacta
        accionesHeader="acción"
        acciones={accionesDe}
        onAbrir={({ build }) => abrir('procedencia', build)}
        botones={
          <>
            <Button
              danger
              disabled={ocupado || anterior === null}
              title={anterior === null ? 'No hay un build anterior' : undefined}
              onClick={() => void onVolver()}
            >
              Volver atrás
            </Button>
            {suya && <ManoDeArea area={suya} />}
          </>
        }
      />
      <Llaves area={area} nombre={titulo} />
      {abierto && (
        <Dialogo abierto={abierto} publicacion={publicacion} onCerrar={() => setAbierto(null)} />
      )}
    </>
  );
}

/** Of a canary: that it stopped by itself, or why it does not go to all; how far it is from that stands beside it. */
function ComoVa({ canario }: { canario: NonNullable<Publicacion['canario']> }) {
  const { detenido, motivo, promocion } = canario;
  if (detenido !== null) {
    const title = mensajes.detenido(motivo, formatFechaHora(detenido));
    return <Alert type="error" showIcon role="alert" title={title} />;
  }
  const title = promocion && promocion.fallos > 0 ? mensajes.yaNoPasa(promocion) : motivo;
  return title !== null && <Alert type="warning" showIcon role="status" title={title} />;
}

/** A stable build that gave way to the one before, and why. */
function Vuelta({ vuelta }: { vuelta: NonNullable<Publicacion['vuelta']> }) {
  const title = mensajes.volvioSola(vuelta.build, vuelta.motivo, formatFechaHora(vuelta.cuando));
  return <Alert type="error" showIcon role="alert" title={title} />;
}

const DIALOGOS = { canario: CanarioModal, fijar: FijarModal, fallos: FallosModal };

type DialogoProps = { abierto: Abierto; publicacion: Publicacion; onCerrar: () => void };

function Dialogo({ abierto: { que, build }, publicacion, onCerrar }: DialogoProps) {
  const { area, titulo, builds } = publicacion;
  const suyo = builds.find((uno) => uno.build === build);
  if (que === 'procedencia') return suyo && <ProcedenciaModal build={suyo} onCerrar={onCerrar} />;
  const Suyo = DIALOGOS[que];
  return <Suyo area={area} nombre={titulo} build={build} onCerrar={onCerrar} />;
}
