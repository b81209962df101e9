import { useState } from 'react';

import type { Publicacion } from '@comanda/shared/contracts/admin/publicaciones';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import { DataTable, enMemoria } from '@comanda/shared/piezas/tabla';
import { Alert, Button } from '@comanda/shared/ui/core';

import { CanarioModal, FijarModal } from './DialogoBuild';
import { Llaves } from './Llaves';
import { nombreDePublicable } from './nombres';
import { publicacionesColumns } from './publicacionesColumns';
import { publicacionesMensajes as mensajes } from './publicacionesMensajes';
import { useAccionesBuild } from './useAccionesBuild';

const BUILDS_POR_PAGINA = 10;

/** The builds of an area, what is done about them, and with which keys its team publishes. */
export function DeArea({ publicacion }: { publicacion: Publicacion }) {
  const { area, anterior, canario, builds } = publicacion;
  const [abierto, setAbierto] = useState<{ que: 'canario' | 'fijar'; build: string } | null>(null);
  const { accionesDe, onVolver, onQuitar, ocupado } = useAccionesBuild(publicacion, (que, build) =>
    setAbierto({ que, build }),
  );
  const cerrar = () => setAbierto(null);
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
      <DataTable
        titulo={nombreDePublicable(area)}
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
            {canario && (
              <Button disabled={ocupado} onClick={() => void onQuitar()}>
                Quitar canario
              </Button>
            )}
          </>
        }
      />
      <Llaves area={area} />
      {abierto?.que === 'canario' && (
        <CanarioModal area={area} build={abierto.build} onCerrar={cerrar} />
      )}
      {abierto?.que === 'fijar' && (
        <FijarModal area={area} build={abierto.build} onCerrar={cerrar} />
      )}
    </>
  );
}
