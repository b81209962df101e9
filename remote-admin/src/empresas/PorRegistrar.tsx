import { useState } from 'react';

import { PROSPECTOS_POR_PAGINA, type Prospecto } from '@comanda/shared/contracts/admin/prospectos';
import { DataTable, enMemoria } from '@comanda/shared/piezas/tabla';

import { DescartarModal } from './DescartarModal';
import { columnasDeOperador } from '../prospectosColumns';

type PorRegistrarProps = {
  prospectos: readonly Prospecto[];
  onRegistrar: (prospecto: Prospecto) => void;
};

/** Those whom sellers brought, until the operator makes a company of each or lets it go. */
export function PorRegistrar({ prospectos, onRegistrar }: PorRegistrarProps) {
  const [descartado, setDescartado] = useState<Prospecto | null>(null);
  return (
    <>
      <DataTable
        titulo="Por registrar"
        columns={columnasDeOperador}
        fuente={enMemoria(prospectos)}
        rowKey={({ id }) => id}
        nombreDe={({ nombre }) => nombre}
        pageSize={PROSPECTOS_POR_PAGINA}
        numerada="#"
        exportar="clientes-por-registrar"
        accionesHeader="acción"
        compacta
        acciones={(prospecto) => [
          { texto: 'Registrar empresa', onElegir: () => onRegistrar(prospecto) },
          { texto: 'Descartar', peligro: true, onElegir: () => setDescartado(prospecto) },
        ]}
      />
      {descartado && <DescartarModal prospecto={descartado} onCerrar={() => setDescartado(null)} />}
    </>
  );
}
