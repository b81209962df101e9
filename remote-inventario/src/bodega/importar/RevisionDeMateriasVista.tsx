import {
  CON_LAS_QUE_HAY,
  type RevisionDeMaterias,
} from '@comanda/shared/contracts/inventario/listaDeMaterias';
import { formatPeso } from '@comanda/shared/domain/producto/medidas';
import {
  AvisosDeLista,
  ColumnasVista,
  CuentasDeLista,
  ErroresDeLista,
  ExistentesDeLista,
} from '@comanda/shared/piezas/importar';
import { DataTable, enMemoria, type Column } from '@comanda/shared/piezas/tabla';
import { Alert } from '@comanda/shared/ui/core';

import { formatCosto } from './formatCosto';
import { COLUMNA, importarMateriasMensajes as mensajes } from './importarMateriasMensajes';
import type { ManoDeMaterias } from './useImportarMaterias';

type FilaDeRevision = RevisionDeMaterias['materias'][number];

/** What becomes of it, as it was chosen. */
function cambioDe({ hay }: FilaDeRevision, ingresa: boolean): string {
  if (hay === null) return 'Nueva';
  const { peso_actual, quedaria, medida } = hay;
  const ahora = formatPeso(peso_actual, medida);
  return ingresa ? `${ahora} → ${formatPeso(quedaria, medida)}` : `Ya está: hay ${ahora}`;
}

const columnasDe = (ingresa: boolean): readonly Column<FilaDeRevision>[] => [
  { id: 'fila', header: 'FILA', text: ({ fila }) => String(fila) },
  {
    id: 'materia',
    header: 'MATERIA',
    text: ({ materi_prima }) => materi_prima,
    movil: 'titulo',
  },
  { id: 'cambio', header: 'CAMBIO', text: (fila) => cambioDe(fila, ingresa), movil: 'ancho' },
  {
    id: 'peso',
    header: 'PESO',
    align: 'right',
    text: ({ peso, medida }) => formatPeso(peso, medida),
  },
  {
    id: 'costo',
    header: 'COSTO',
    align: 'right',
    text: ({ costo_unitario }) => (costo_unitario === null ? '' : formatCosto(costo_unitario)),
  },
];

type RevisionProps = { revision: RevisionDeMaterias; mano: ManoDeMaterias };

/** What the file would do, before it does it. */
export function RevisionDeMateriasVista({ revision, mano }: RevisionProps) {
  const { columnas, falta } = revision;
  return (
    <>
      <ColumnasVista
        columnas={columnas}
        nombres={COLUMNA}
        sinLeer={falta !== null}
        onMapa={mano.elegirMapa}
      />
      {falta === null && <QueHaria revision={revision} mano={mano} />}
    </>
  );
}

function QueHaria({ revision, mano }: RevisionProps) {
  const { crear, existentes, iguales, errores, total_errores, avisos, total_avisos } = revision;
  return (
    <>
      <CuentasDeLista
        de={[
          ['Nuevas', crear],
          ['Ya están', existentes],
          ['Iguales', iguales],
          ['Errores', total_errores],
        ]}
      />
      {existentes > 0 && <LasQueYaEstan cuantas={existentes} mano={mano} />}
      {total_errores === 0 && crear + existentes === 0 && (
        <Alert type="info" showIcon role="status" title={mensajes.sinCambios} />
      )}
      <ErroresDeLista
        errores={errores}
        nombres={COLUMNA}
        total={total_errores}
        onBajar={() => void mano.bajarRechazadas()}
      />
      {revision.materias.length > 0 && (
        <DataTable
          titulo="Qué cambia"
          columns={columnasDe(mano.existentes === 'INGRESAR')}
          fuente={enMemoria(revision.materias)}
          rowKey={({ fila }) => String(fila)}
          compacta
        />
      )}
      <AvisosDeLista avisos={avisos} nombres={COLUMNA} total={total_avisos} />
    </>
  );
}

/** What there is changes only where that is said, and by whoever may enter more of it. */
function LasQueYaEstan({ cuantas, mano }: { cuantas: number; mano: ManoDeMaterias }) {
  if (!mano.puedeIngresar) return <p>{mensajes.seQuedan(cuantas)}</p>;
  return (
    <ExistentesDeLista
      etiqueta="Materias que ya están"
      pregunta={mensajes.yaEstan(cuantas)}
      valores={CON_LAS_QUE_HAY}
      textos={mensajes.existentes}
      elegido={mano.existentes}
      onElegir={mano.elegirExistentes}
    />
  );
}
