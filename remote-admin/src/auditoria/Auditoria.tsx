import { useState, type ReactNode } from 'react';

import {
  auditoriaCalls as calls,
  type HechoAuditado,
} from '@comanda/shared/contracts/admin/auditoria';
import { ACCIONES_AUDITADAS, textoDeAccion } from '@comanda/shared/domain/empresa/auditoria';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import { normalizar } from '@comanda/shared/domain/texto/texto';
import { delServidor } from '@comanda/shared/piezas/descarga';
import { FiltroFechas } from '@comanda/shared/piezas/filtroFechas';
import { DataTable, paginada } from '@comanda/shared/piezas/tabla';
import { Select } from '@comanda/shared/ui/data';

import { useListarResponsablesQuery } from './auditoriaApi';
import { auditoriaColumns } from './auditoriaColumns';
import { auditoriaMensajes as mensajes } from './auditoriaMensajes';
import { HechoModal } from './HechoModal';
import {
  entradaDeAuditoria,
  LO_HECHO,
  TODO,
  useFiltroDeAuditoria,
  type FiltroDeAuditoria,
} from './useFiltroDeAuditoria';
import { usePaginasDeAuditoria } from './usePaginasDeAuditoria';

type AuditoriaProps = { empresa: string; selector: ReactNode };

const ACCIONES = [
  { value: LO_HECHO, label: 'Todo menos ventas e ingresos' },
  { value: TODO, label: 'Todo, con ventas e ingresos' },
  ...Object.entries(ACCIONES_AUDITADAS).map(([label, acciones]) => ({
    label,
    options: acciones.map((value) => ({ value, label: textoDeAccion(value) })),
  })),
];
const buscar = (texto: string, opcion?: { label?: ReactNode }) =>
  typeof opcion?.label === 'string' && normalizar(opcion.label).includes(normalizar(texto));

export function Auditoria({ empresa, selector }: AuditoriaProps) {
  const { filtro, elegir } = useFiltroDeAuditoria();
  const { currentData: responsables = [] } = useListarResponsablesQuery({ empresa });
  return (
    <div className="ui-pantalla">
      <div className="ui-barra">
        {selector}
        <Select
          aria-label="Responsable"
          placeholder="Todas las personas"
          allowClear
          showSearch={{ filterOption: buscar }}
          value={filtro.usuario}
          onChange={(usuario?: string) => elegir({ usuario: usuario ?? null })}
          options={responsables.map(({ id, nombre }) => ({ value: id, label: nombre }))}
          style={{ minWidth: 220 }}
        />
        <Select
          aria-label="Acción"
          showSearch={{ filterOption: buscar }}
          value={filtro.accion}
          onChange={(accion: string) => elegir({ accion })}
          options={ACCIONES}
          style={{ minWidth: 240 }}
        />
        <FiltroFechas
          titulo={mensajes.titulo}
          rango={filtro.rango}
          todas={mensajes.todasLasFechas}
          onCambio={(rango) => elegir({ rango })}
        />
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
