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
  const { mano, consulta } = usePaginasDeAuditoria(empresa, filtro);
  const [abierto, setAbierto] = useState<HechoAuditado | null>(null);
  const onElegir = (cambio: Partial<FiltroDeAuditoria>) => {
    elegir(cambio);
    mano.irA(1);
  };
  return (
    <div className="ui-pantalla">
      {selector}
      <DataTable
        titulo={mensajes.titulo}
        columns={auditoriaColumns}
        fuente={paginada(() => consulta)}
        mano={mano}
        rowKey={({ id }) => id}
        nombreDe={({ accion, cuando }) => `${accion}, ${formatFechaHora(cuando)}`}
        buscador={mensajes.buscador}
        filtros={<AuditoriaFiltros empresa={empresa} filtro={filtro} elegir={onElegir} />}
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
    </div>
  );
}
