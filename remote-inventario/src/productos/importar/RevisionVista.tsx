import type {
  EjemploDeImportacion,
  ErrorDeFila,
  RevisionDeLista,
} from '@comanda/shared/contracts/inventario/importaciones';
import { DataTable, enMemoria, type Column } from '@comanda/shared/piezas/tabla';
import { Alert } from '@comanda/shared/ui/core';

import { CuentasDeLista } from './CuentasDeLista';
import { importarMensajes as mensajes } from './importarMensajes';

const ERRORES: readonly Column<ErrorDeFila>[] = [
  {
    id: 'fila',
    header: 'FILA',
    text: ({ fila }) => String(fila),
    compare: (a, b) => a.fila - b.fila,
  },
  { id: 'columna', header: 'COLUMNA', text: ({ columna }) => columna },
  { id: 'valor', header: 'VALOR', text: ({ valor }) => valor },
  { id: 'msg', header: 'PROBLEMA', text: ({ msg }) => msg, movil: 'titulo' },
];

const CAMBIOS: readonly Column<EjemploDeImportacion>[] = [
  { id: 'fila', header: 'FILA', text: ({ fila }) => String(fila) },
  { id: 'producto', header: 'PRODUCTO', text: ({ producto }) => producto, movil: 'titulo' },
  { id: 'cambio', header: 'CAMBIO', text: cambioDe, movil: 'ancho' },
];

function cambioDe({ cambios }: EjemploDeImportacion): string {
  if (!cambios) return 'Nuevo';
  return cambios
    .map(({ columna, antes, despues }) => `${columna}: ${antes || 'nada'} → ${despues}`)
    .join(', ');
}

/** What the file would do: how many, what is wrong where, and the first of what changes. */
export function RevisionVista({ revision }: { revision: RevisionDeLista }) {
  const { crear, cambiar, iguales, errores, total_errores, ejemplos } = revision;
  const { categorias_nuevas, columnas_ignoradas } = revision;
  return (
    <>
      <CuentasDeLista
        de={[
          ['Nuevos', crear],
          ['Cambian', cambiar],
          ['Iguales', iguales],
          ['Errores', total_errores],
        ]}
      />
      {total_errores > 0 && (
        <Alert type="error" showIcon role="alert" title={mensajes.conErrores(total_errores)} />
      )}
      {total_errores === 0 && crear + cambiar === 0 && (
        <Alert type="info" showIcon role="status" title={mensajes.sinCambios} />
      )}
      {columnas_ignoradas.length > 0 && (
        <Alert type="warning" showIcon title={mensajes.ignoradas(columnas_ignoradas)} />
      )}
      {categorias_nuevas.length > 0 && <p>{mensajes.categorias(categorias_nuevas)}</p>}
      {total_errores > 0 ? (
        <DataTable
          titulo="Errores"
          resumen={
            total_errores > errores.length
              ? mensajes.primeros(errores.length, total_errores)
              : undefined
          }
          columns={ERRORES}
          fuente={enMemoria(errores)}
          rowKey={({ fila, columna, msg }) => `${fila} ${columna} ${msg}`}
          exportar="errores-de-importacion"
          compacta
        />
      ) : (
        ejemplos.length > 0 && (
          <DataTable
            titulo="Que cambia"
            resumen={
              crear + cambiar > ejemplos.length
                ? mensajes.primeros(ejemplos.length, crear + cambiar)
                : undefined
            }
            columns={CAMBIOS}
            fuente={enMemoria(ejemplos)}
            rowKey={({ fila }) => String(fila)}
            compacta
          />
        )
      )}
    </>
  );
}
