import { useState } from 'react';

import { PROSPECTOS_POR_PAGINA, type Prospecto } from '@comanda/shared/contracts/admin/prospectos';
import { DataTable, enMemoria } from '@comanda/shared/piezas/tabla';
import { QueryView, Vacio } from '@comanda/shared/piezas/vista';
import { Button } from '@comanda/shared/ui/core';

import '../personas.css';
import { ProspectoModal } from './ProspectoModal';
import { useListarProspectosQuery } from '../prospectosApi';
import { columnasDeVendedor } from '../prospectosColumns';
import { prospectosMensajes as mensajes } from '../prospectosMensajes';

/** A seller's own clients-to-be. The specification shows the button alone (spec section 2, Clients screen). */
export default function ClientesScreen() {
  const prospectos = useListarProspectosQuery({}, { refetchOnMountOrArgChange: true });
  const [abierto, setAbierto] = useState<Prospecto | 'nuevo' | null>(null);
  const registrar = (
    <Button type="primary" onClick={() => setAbierto('nuevo')}>
      Registrar Nuevo Cliente
    </Button>
  );
  return (
    <div className="ui-pantalla">
      <QueryView
        query={prospectos}
        esqueleto="tabla"
        fallo={mensajes.listar}
        empty={<Vacio {...mensajes.vacio} acto={registrar} />}
      >
        {(filas) => (
          <DataTable
            titulo={mensajes.titulo}
            columns={columnasDeVendedor}
            fuente={enMemoria(filas)}
            rowKey={({ id }) => id}
            nombreDe={({ nombre }) => nombre}
            pageSize={PROSPECTOS_POR_PAGINA}
            numerada="#"
            botones={registrar}
            exportar="clientes"
            accionesHeader="acción"
            compacta
            acciones={(prospecto) =>
              prospecto.estado === 'NUEVO'
                ? [{ texto: 'Editar', onElegir: () => setAbierto(prospecto) }]
                : []
            }
          />
        )}
      </QueryView>
      {abierto && (
        <ProspectoModal
          prospecto={abierto === 'nuevo' ? null : abierto}
          onCerrar={() => setAbierto(null)}
        />
      )}
    </div>
  );
}
