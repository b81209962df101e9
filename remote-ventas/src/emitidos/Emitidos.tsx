import { useState, type ReactNode } from 'react';

import { emisionesCalls } from '@comanda/shared/contracts/emisiones';
import type { EmitidoFila } from '@comanda/shared/contracts/emitidos';
import { usePuede } from '@comanda/shared/piezas/sesion';
import { DataTable, paginada } from '@comanda/shared/piezas/tabla';

import { EmitidoModal } from './EmitidoModal';
import { emitidosColumns } from './emitidosColumns';
import { EmitidosFiltros } from './EmitidosFiltros';
import { emitidosMensajes as mensajes } from './emitidosMensajes';
import { useEmitidos } from './useEmitidos';
import { useExportar } from './useExportar';
import { useFiltro, type FiltroEmitidos } from './useFiltro';

type EmitidosProps = { empresa: string; selector: ReactNode };

export function Emitidos({ empresa, selector }: EmitidosProps) {
  const filtro = useFiltro();
  const emitidos = useEmitidos(empresa, filtro);
  const exportar = useExportar();
  const conFacturas = usePuede(emisionesCalls.consultarEmisiones);
  const [abierta, setAbierta] = useState<EmitidoFila | null>(null);
  const { ultima, currentData } = emitidos;
  if (currentData) filtro.anotarHoy(currentData.hoy);
  return (
    <div className="ventas-emitidos">
      {selector}
      <EmitidosFiltros filtro={filtro} usuarios={ultima?.usuarios ?? []} />
      <DataTable
        titulo={mensajes.titulo}
        columns={emitidosColumns({ onAbrir: setAbierta, conFacturas })}
        fuente={paginada(() => emitidos)}
        mano={filtro.mano}
        rowKey={({ id }) => id}
        resumen={ultima && mensajes.resumen(ultima)}
        buscador={mensajes.buscador}
        exportar={() => exportar(empresa, filtro)}
        compacta
        vacio={vacioDe(filtro)}
        sinHallar={mensajes.sinHallar(filtro.mano.pedido.busqueda.trim())}
      />
      {abierta && (
        <EmitidoModal
          empresa={empresa}
          secuencia={abierta.secuencia}
          editar={abierta.editar}
          onCerrar={() => setAbierta(null)}
        />
      )}
    </div>
  );
}

function vacioDe({ deHoy, filtros }: FiltroEmitidos): string {
  const sinFiltros = Object.values(filtros).every((uno) => uno === null);
  return deHoy && sinFiltros ? mensajes.vacioHoy : mensajes.vacio;
}
