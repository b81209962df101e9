import { useState, type ReactNode } from 'react';

import { bodegaCalls, type MateriaPrima } from '@comanda/shared/contracts/inventario/bodega';
import { mermasCalls } from '@comanda/shared/contracts/inventario/mermas';
import { usePuede } from '@comanda/shared/piezas/sesion';
import { DataTable, enMemoria, type Accion } from '@comanda/shared/piezas/tabla';
import { QueryView, Vacio } from '@comanda/shared/piezas/vista';
import { useNavigate } from '@comanda/shared/router';
import { Button, confirmar, withNotice } from '@comanda/shared/ui/core';

import {
  EXISTENCIA_AL_DIA,
  useEliminarMateriaPrimaMutation,
  useListarMateriasPrimasQuery,
} from './bodegaApi';
import { bodegaColumns, type MateriaFila } from './bodegaColumns';
import { bodegaMensajes as mensajes } from './bodegaMensajes';
import { DialogoBodega, type DialogoAbierto } from './DialogoBodega';
import { EditarModal } from './EditarModal';
import { rutaDeMerma } from './rutaDeMerma';

const FILAS = 15;

/** What runs out is why somebody looks: it stands first. */
const loQueSeAgota = (a: MateriaPrima, b: MateriaPrima) => Number(b.alerta) - Number(a.alerta);

/** A material that is edited has its sheet beside the table. */
type Abierto = DialogoAbierto | { que: 'editar'; materia: MateriaFila };

export function Bodega({ empresa, selector }: { empresa: string; selector: ReactNode }) {
  const materias = useListarMateriasPrimasQuery({ empresa }, EXISTENCIA_AL_DIA);
  const [eliminar] = useEliminarMateriaPrimaMutation();
  const [abierto, setAbierto] = useState<Abierto | null>(null);
  const onCerrar = () => setAbierto(null);
  const esAdministrador = usePuede(bodegaCalls.actualizarMateriaPrima);
  const veCostos = usePuede(mermasCalls.costoMermas);
  const navegar = useNavigate();
  const crear = (
    <Button type="primary" onClick={() => setAbierto({ que: 'crear' })}>
      Crear Materia Prima
    </Button>
  );

  const onImportar = () => setAbierto({ que: 'importar' });

  const onEliminar = async ({ id }: MateriaPrima) => {
    if (!(await confirmar(mensajes.confirmarEliminar))) return;
    await withNotice(eliminar({ empresa, id }).unwrap(), mensajes.eliminar);
  };
  const accionesDe = (materia: MateriaFila): Accion[] => {
    const abrir = (que: 'editar' | 'merma' | 'corregir' | 'movimientos') => () =>
      setAbierto({ que, materia });
    const historia = rutaDeMerma({ id: materia.id, empresa });
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
          <Vacio
            {...mensajes.vacio}
            acto={
              <div className="ui-fila">
                <Button onClick={onImportar}>Importar</Button>
                {crear}
              </div>
            }
          />
        }
      >
        {(filas) => (
          <DataTable
            titulo={mensajes.titulo}
            columns={bodegaColumns}
            fuente={enMemoria(
              filas.toSorted(loQueSeAgota).map((fila, i) => ({ ...fila, indice: i + 1 })),
            )}
            rowKey={({ id }) => id}
            nombreDe={({ materi_prima }) => materi_prima}
            pageSize={FILAS}
            mas={[{ texto: 'Importar', onElegir: onImportar }]}
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
            hoja={{
              abierta: abierto?.que === 'editar' ? abierto.materia : null,
              onAbrir: (materia) => setAbierto({ que: 'editar', materia }),
              pintar: (materia) => (
                <EditarModal empresa={empresa} materia={materia} onCerrar={onCerrar} />
              ),
            }}
          />
        )}
      </QueryView>
      {abierto && abierto.que !== 'editar' && (
        <DialogoBodega empresa={empresa} abierto={abierto} onCerrar={onCerrar} />
      )}
    </div>
  );
}
