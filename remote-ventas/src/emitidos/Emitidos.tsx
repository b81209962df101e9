import { useState, type ReactNode } from 'react';

import { emisionesCalls } from '@comanda/shared/contracts/facturacion/emisiones';
import { emitidosCalls, type EmitidoFila } from '@comanda/shared/contracts/reportes/emitidos';
import { listaDeClientesCalls } from '@comanda/shared/contracts/ventas/listaDeClientes';
import { delServidor } from '@comanda/shared/piezas/descarga';
import { usePuede } from '@comanda/shared/piezas/sesion';
import { DataTable, paginada } from '@comanda/shared/piezas/tabla';
import { Vacio } from '@comanda/shared/piezas/vista';
import { useNavigate, useSearchParams } from '@comanda/shared/router';
import { Button } from '@comanda/shared/ui/core';

import { EmitidoModal } from './EmitidoModal';
import { emitidosColumns } from './emitidosColumns';
import { EmitidosFiltros } from './EmitidosFiltros';
import { emitidosMensajes as mensajes } from './emitidosMensajes';
import { useEmitidos } from './useEmitidos';
import { entradaDeEmitidos, useFiltroDeEmitidos } from './useFiltroDeEmitidos';

type EmitidosProps = { empresa: string; selector: ReactNode };

export function Emitidos({ empresa, selector }: EmitidosProps) {
  const filtro = useFiltroDeEmitidos();
  const emitidos = useEmitidos(empresa, filtro);
  const conFacturas = usePuede(emisionesCalls.consultarEmisiones, empresa);
  const conClientes = usePuede(listaDeClientesCalls.listarClientes, empresa);
  const navegar = useNavigate();
  const [parametros, setParametros] = useSearchParams();
  const [abierta, setAbierta] = useState(() => abiertaDe(parametros));
  const onCerrar = () => {
    setAbierta(null);
    // another company has no such sale
    if (parametros.has('editar')) setParametros({}, { replace: true });
  };
  const { ultima, vigente, currentData } = emitidos;
  if (currentData) filtro.anotarHoy(currentData.hoy);
  return (
    <div className="ui-pantalla">
      {selector}
      <DataTable
        titulo={mensajes.titulo}
        columns={emitidosColumns({ empresa, onAbrir: setAbierta, conFacturas })}
        fuente={paginada(() => emitidos)}
        mano={filtro.mano}
        rowKey={({ id }) => id}
        resumen={vigente && mensajes.resumen(vigente, filtro.filtros.estado === 'ANULADO')}
        buscador={mensajes.buscador}
        filtros={<EmitidosFiltros filtro={filtro} usuarios={ultima?.usuarios ?? []} />}
        mas={
          conClientes
            ? [{ texto: 'Clientes', onElegir: () => navegar('/admin/emitido/clientes') }]
            : []
        }
        exportar={delServidor('ordering', emitidosCalls.exportarEmitidos, {
          ...entradaDeEmitidos(empresa, filtro),
          fecha_ini: filtro.rango.desde,
          fecha_fin: filtro.rango.hasta,
        })}
        compacta
        vacio={
          filtro.sinFiltros ? (
            <Vacio titulo={mensajes.vacioHoy} como={mensajes.comoHoy} />
          ) : (
            <Vacio
              dibujo="buscar"
              titulo={mensajes.vacio}
              acto={<Button onClick={filtro.quitarTodos}>Quitar los filtros</Button>}
            />
          )
        }
        sinHallar={mensajes.sinHallar}
      />
      {abierta && (
        <EmitidoModal
          empresa={empresa}
          secuencia={abierta.secuencia}
          editar={abierta.editar}
          onCerrar={onCerrar}
        />
      )}
    </div>
  );
}

/** Whoever comes from a report wants one sale: /admin/emitido?editar&venta. */
function abiertaDe(parametros: URLSearchParams): Pick<EmitidoFila, 'editar' | 'secuencia'> | null {
  const [editar, secuencia] = [parametros.get('editar'), parametros.get('venta')];
  return editar && secuencia ? { editar, secuencia } : null;
}
