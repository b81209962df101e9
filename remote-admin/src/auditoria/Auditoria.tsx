import { useState, type ReactNode } from 'react';

import {
  auditoriaCalls as calls,
  type HechoAuditado,
} from '@comanda/shared/contracts/admin/auditoria';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import { delServidor } from '@comanda/shared/piezas/descarga';
import { DataTable, paginada } from '@comanda/shared/piezas/tabla';

import { auditoriaColumns } from './auditoriaColumns';
import { AuditoriaFiltros } from './AuditoriaFiltros';
import { auditoriaMensajes as mensajes } from './auditoriaMensajes';
import { HechoModal } from './HechoModal';
import {
  entradaDeAuditoria,
  useFiltroDeAuditoria,
  type FiltroDeAuditoria,
} from './useFiltroDeAuditoria';
import { usePaginasDeAuditoria } from './usePaginasDeAuditoria';

type AuditoriaProps = { empresa: string; selector: ReactNode };

export function Auditoria({ empresa, selector }: AuditoriaProps) {
  const { filtro, elegir } = useFiltroDeAuditoria();
  return (
    <div className="ui-pantalla">
      <div className="ui-barra">
        {selector}
        <AuditoriaFiltros empresa={empresa} filtro={filtro} elegir={elegir} />
      </div>
      <Hechos key={JSON.stringify(filtro)} empresa={empresa} filtro={filtro} />
    </div>
  );
}

/** Keyed by what is looked for: another search begins at its first page. */
function Hechos({ empresa, filtro }: { empresa: string; filtro: FiltroDeAuditoria }) {
  const [abierto, setAbierto] = useState<HechoAuditado | null>(null);
  const { mano, consulta } = usePaginasDeAuditoria(empresa, filtro);
  return (
    <>
      <DataTable
        titulo={mensajes.titulo}
        columns={auditoriaColumns}
        fuente={paginada(() => consulta)}
        mano={mano}
        rowKey={({ id }) => id}
        nombreDe={({ accion, cuando }) => `${accion}, ${formatFechaHora(cuando)}`}
        buscador={mensajes.buscador}
        exportar={delServidor(
          'ordering',
          calls.exportarAuditoria,
          entradaDeAuditoria(empresa, filtro, mano.pedido.busqueda),
        )}
        compacta
        vacio={mensajes.vacio}
        accionesHeader="VER"
        acciones={(hecho) => [{ texto: 'Ver', onElegir: () => setAbierto(hecho) }]}
      />
      {abierto && <HechoModal hecho={abierto} onCerrar={() => setAbierto(null)} />}
    </>
  );
}
