import { useState } from 'react';

import { mermasCalls, type Merma } from '@comanda/shared/contracts/inventario/mermas';
import { formatPeso } from '@comanda/shared/domain/producto/medidas';
import { usePuede } from '@comanda/shared/piezas/sesion';
import { DataTable, enMemoria } from '@comanda/shared/piezas/tabla';
import { QueryView } from '@comanda/shared/piezas/vista';

import {
  EXISTENCIA_AL_DIA,
  useListarMateriasPrimasQuery,
  useListarMermasQuery,
} from '../bodegaApi';

import { mermaColumns } from './mermaColumns';
import { ReversarModal } from './ReversarModal';

const FILAS = 25;

export function Mermas({ id, empresa }: { id: string; empresa: string }) {
  const mermas = useListarMermasQuery({ id, empresa }, EXISTENCIA_AL_DIA);
  const { currentData: materias = [] } = useListarMateriasPrimasQuery(
    { empresa },
    EXISTENCIA_AL_DIA,
  );
  const materia = materias.find((una) => una.id === id);
  const [reversada, setReversada] = useState<Merma | null>(null);
  const puedeReversar = usePuede(mermasCalls.reversarMerma);
  const accionesDe = (merma: Merma) =>
    merma.reversada ? [] : [{ texto: 'Reversar', onElegir: () => setReversada(merma) }];

  return (
    <>
      <QueryView
        query={mermas}
        esqueleto="tabla"
        empty={`${materia ? `${materia.materi_prima} no tiene` : 'No hay'} mermas registradas`}
      >
        {(filas) => (
          <DataTable
            titulo={materia ? `Merma de ${materia.materi_prima}` : 'Merma'}
            resumen={
              materia &&
              `Hay ${formatPeso(materia.peso_actual, materia.medida_entrada)} en la bodega`
            }
            columns={mermaColumns}
            fuente={enMemoria(filas.map((fila, i) => ({ ...fila, indice: i + 1 })))}
            rowKey={(fila) => fila.id}
            nombreDe={(fila) => `la merma de ${formatPeso(fila.peso_merma, fila.medida)}`}
            pageSize={FILAS}
            exportar="merma"
            compacta
            accionesHeader="Acciones"
            acciones={puedeReversar ? accionesDe : undefined}
          />
        )}
      </QueryView>
      {reversada && (
        <ReversarModal empresa={empresa} merma={reversada} onCerrar={() => setReversada(null)} />
      )}
    </>
  );
}
