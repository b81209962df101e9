import { useState, type ReactNode } from 'react';

import { bodegaCalls, type MateriaPrima } from '@comanda/shared/contracts/inventario/bodega';
import { mermasCalls } from '@comanda/shared/contracts/inventario/mermas';
import { usePuede } from '@comanda/shared/piezas/sesion';
import { DataTable, enMemoria, type Accion } from '@comanda/shared/piezas/tabla';
import { QueryView } from '@comanda/shared/piezas/vista';
import { useNavigate } from '@comanda/shared/router';
import { Button, confirmar, withNotice } from '@comanda/shared/ui/core';

import { useEliminarMateriaPrimaMutation, useListarMateriasPrimasQuery } from './bodegaApi';
import { bodegaColumns } from './bodegaColumns';
import { bodegaMensajes as mensajes } from './bodegaMensajes';
import { DialogoBodega, type DialogoAbierto } from './DialogoBodega';

const FILAS = 15;

export function Bodega({ empresa, selector }: { empresa: string; selector: ReactNode }) {
  const materias = useListarMateriasPrimasQuery({ empresa });
  const [eliminar] = useEliminarMateriaPrimaMutation();
  const [abierto, setAbierto] = useState<DialogoAbierto | null>(null);
  const esAdministrador = usePuede(bodegaCalls.actualizarMateriaPrima);
  const veCostos = usePuede(mermasCalls.costoMermas);
  const navegar = useNavigate();
  const crear = (
    <Button type="primary" onClick={() => setAbierto({ que: 'crear' })}>
      Crear Materia Prima
    </Button>
  );

  const onEliminar = async ({ id }: MateriaPrima) => {
    if (!(await confirmar(mensajes.confirmarEliminar))) return;
    await withNotice(eliminar({ empresa, id }).unwrap(), mensajes.eliminar);
  };
  const accionesDe = (materia: MateriaPrima): Accion[] => {
    const abrir = (que: 'editar' | 'merma' | 'corregir' | 'movimientos') => () =>
      setAbierto({ que, materia });
    const historia = `/admin/bodega/merma?${new URLSearchParams({ id: materia.id, empresa }).toString()}`;
    return [
      ...(esAdministrador ? [{ texto: 'Editar', onElegir: abrir('editar') }] : []),
      { texto: 'Merma', onElegir: abrir('merma') },
      { texto: 'Ver Merma', enMenu: esAdministrador, onElegir: () => navegar(historia) },
      { texto: 'Movimientos', enMenu: true, onElegir: abrir('movimientos') },
      ...(esAdministrador
        ? [{ texto: 'Corregir', enMenu: true, onElegir: abrir('corregir') }]
        : []),
      { texto: 'Eliminar', enMenu: true, peligro: true, onElegir: () => onEliminar(materia) },
    ];
  };

  return (
    <div className="ui-pantalla">
      {selector && <div className="bodega-selector">{selector}</div>}
      <QueryView
        query={materias}
        esqueleto="tabla"
        empty={
          <>
            <p>{mensajes.vacio}</p>
            {crear}
          </>
        }
      >
        {(filas) => (
          <DataTable
            titulo={mensajes.titulo}
            columns={bodegaColumns}
            fuente={enMemoria(filas.map((fila, i) => ({ ...fila, indice: i + 1 })))}
            rowKey={({ id }) => id}
            nombreDe={({ materi_prima }) => materi_prima}
            pageSize={FILAS}
            botones={
              <>
                {veCostos && (
                  <Button onClick={() => setAbierto({ que: 'costos' })}>Costo de mermas</Button>
                )}
                {crear}
              </>
            }
            exportar="bodega"
            compacta
            accionesHeader="Acciones"
            acciones={accionesDe}
          />
        )}
      </QueryView>
      {abierto && (
        <DialogoBodega empresa={empresa} abierto={abierto} onCerrar={() => setAbierto(null)} />
      )}
    </div>
  );
}
