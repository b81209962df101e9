import { useState } from 'react';

import type { Publicacion } from '@comanda/shared/contracts/admin/publicaciones';
import type { AreaDePlataforma } from '@comanda/shared/contracts/plataforma/areas';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import { DataTable, enMemoria } from '@comanda/shared/piezas/tabla';
import { Alert, Button } from '@comanda/shared/ui/core';

import { CanarioModal, FijarModal } from './DialogoBuild';
import { FallosModal } from './FallosModal';
import { Llaves } from './Llaves';
import { ManoDeArea } from './ManoDeArea';
import { publicacionesColumns } from './publicacionesColumns';
import { publicacionesMensajes as mensajes } from './publicacionesMensajes';
import { useAccionesBuild } from './useAccionesBuild';

const BUILDS_POR_PAGINA = 10;

type DeAreaProps = {
  publicacion: Publicacion;
  /** Undefined: the frame, which is none, or not read yet. */
  area: AreaDePlataforma | undefined;
};

/** The builds of an area, what is done about them, and with which keys its team publishes. */
export function DeArea({ publicacion, area: suya }: DeAreaProps) {
  const { area, titulo, anterior, canario, builds } = publicacion;
  const [abierto, setAbierto] = useState<{
    que: 'canario' | 'fijar' | 'fallos';
    build: string;
  } | null>(null);
  const { accionesDe, onVolver, onQuitar, ocupado } = useAccionesBuild(publicacion, (que, build) =>
    setAbierto({ que, build }),
  );
  const cerrar = () => setAbierto(null);
  return (
    <>
      <Detenidos publicacion={publicacion} />
      <DataTable
        titulo={titulo}
        columns={publicacionesColumns(publicacion)}
        fuente={enMemoria(builds)}
        rowKey={({ build }) => build}
        nombreDe={({ build }) => build}
        pageSize={BUILDS_POR_PAGINA}
        vacio={mensajes.sinBuilds}
        compacta
        accionesHeader="accion"
        acciones={accionesDe}
        botones={
          <>
            <Button
              danger
              disabled={ocupado || anterior === null}
              title={anterior === null ? 'No hay un build anterior' : undefined}
              onClick={() => void onVolver()}
            >
              Volver atras
            </Button>
            {suya && <ManoDeArea area={suya} />}
            {canario && (
              <Button disabled={ocupado} onClick={() => void onQuitar()}>
                Quitar canario
              </Button>
            )}
          </>
        }
      />
      <Llaves area={area} nombre={titulo} />
      {abierto?.que === 'canario' && (
        <CanarioModal area={area} nombre={titulo} build={abierto.build} onCerrar={cerrar} />
      )}
      {abierto?.que === 'fallos' && (
        <FallosModal area={area} nombre={titulo} build={abierto.build} onCerrar={cerrar} />
      )}
      {abierto?.que === 'fijar' && (
        <FijarModal area={area} nombre={titulo} build={abierto.build} onCerrar={cerrar} />
      )}
    </>
  );
}

/** What the server took back by itself, and why. */
function Detenidos({ publicacion: { canario, vuelta } }: { publicacion: Publicacion }) {
  return (
    <>
      {canario && canario.detenido !== null && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={mensajes.detenido(canario.motivo, formatFechaHora(canario.detenido))}
        />
      )}
      {vuelta && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={mensajes.volvioSola(vuelta.build, vuelta.motivo, formatFechaHora(vuelta.cuando))}
        />
      )}
    </>
  );
}
