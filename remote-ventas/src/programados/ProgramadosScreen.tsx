import { useState } from 'react';

import {
  PROGRAMADOS_POR_PAGINA,
  type Programado,
} from '@comanda/shared/contracts/ventas/programados';
import { formatFecha } from '@comanda/shared/domain/texto/fecha';
import { DataTable, enMemoria } from '@comanda/shared/piezas/tabla';
import { PorEmpresa, QueryView, Vacio } from '@comanda/shared/piezas/vista';
import { useNavigate } from '@comanda/shared/router';
import { avisar, Button, confirmar, withNotice } from '@comanda/shared/ui/core';

import { useRebote } from '../cocina/useRebote';

import './programados.css';
import { ProgramadoModal } from './ProgramadoModal';
import {
  useActualizarProgramadoMutation,
  useEliminarProgramadoMutation,
  useListarProgramadosQuery,
} from './programadosApi';
import { programadosColumns } from './programadosColumns';
import { programadosMensajes as mensajes } from './programadosMensajes';
import { ResultadosModal } from './ResultadosModal';

/** The server issues them by itself: what it did is read now and then while somebody looks. */
const SONDEO = {
  refetchOnMountOrArgChange: true,
  pollingInterval: 15_000,
  skipPollingIfUnfocused: true,
} as const;

/** Scheduled invoices of a company (spec section 2). */
export default function ProgramadosScreen() {
  return (
    <div className="ui-pantalla">
      <PorEmpresa selector="select">{(empresa) => <Programados empresa={empresa} />}</PorEmpresa>
    </div>
  );
}

type Abierto = { que: 'editar' | 'resultados'; id: string } | null;

function Programados({ empresa }: { empresa: string }) {
  const programados = useListarProgramadosQuery({ empresa }, SONDEO);
  const [actualizar] = useActualizarProgramadoMutation();
  const [eliminar] = useEliminarProgramadoMutation();
  const [abierto, setAbierto] = useState<Abierto>(null);
  const elegido = programados.currentData?.find(({ id }) => id === abierto?.id);
  const onCerrar = () => setAbierto(null);
  const navegar = useNavigate();

  const onEliminar = async ({ id, cliente }: Programado) => {
    if (await confirmar(mensajes.confirmarEliminar(cliente)))
      await withNotice(eliminar({ empresa, id }).unwrap(), mensajes.eliminar);
    else avisar(mensajes.cancelado);
  };
  const rebota = useRebote();
  const onDetener = (programado: Programado) => {
    if (rebota(programado.id)) return;
    const estado = !programado.estado;
    const cambiado = actualizar({ ...programado, empresa, estado, antes: programado }).unwrap();
    return withNotice(cambiado, estado ? mensajes.reanudar : mensajes.detener);
  };

  return (
    <>
      <QueryView
        query={programados}
        esqueleto="tabla"
        empty={
          <Vacio
            {...mensajes.vacio}
            acto={<Button onClick={() => navegar('/admin/puntoventa')}>Ir a Punto de venta</Button>}
          />
        }
      >
        {(filas) => (
          <DataTable
            titulo={mensajes.titulo}
            columns={programadosColumns}
            fuente={enMemoria(filas)}
            rowKey={({ id }) => id}
            nombreDe={({ cliente, fecha, hora }) => `${cliente}, ${formatFecha(fecha)} ${hora}`}
            pageSize={PROGRAMADOS_POR_PAGINA}
            numerada="#"
            accionesHeader="acción"
            exportar="programados"
            hoja={{
              abierta: (abierto?.que === 'editar' && elegido) || null,
              onAbrir: ({ id }) => setAbierto({ que: 'editar', id }),
              pintar: (programado) => (
                <ProgramadoModal empresa={empresa} programado={programado} onCerrar={onCerrar} />
              ),
            }}
            acciones={(fila) => [
              { texto: 'Editar', onElegir: () => setAbierto({ que: 'editar', id: fila.id }) },
              {
                texto: fila.estado ? 'Detener' : 'Reanudar',
                impedida: seAcabo(fila) ? mensajes.seAcabo : null,
                onElegir: () => onDetener(fila),
              },
              {
                texto: 'Resultados',
                onElegir: () => setAbierto({ que: 'resultados', id: fila.id }),
              },
              { texto: 'Eliminar', peligro: true, onElegir: () => onEliminar(fila) },
            ]}
          />
        )}
      </QueryView>
      {elegido && abierto?.que === 'resultados' && (
        <ResultadosModal empresa={empresa} programado={elegido} onCerrar={onCerrar} />
      )}
    </>
  );
}

/** It was to be once: there is nothing left to stop. */
const seAcabo = ({ estado, proximo }: Programado) => estado && proximo === null;
