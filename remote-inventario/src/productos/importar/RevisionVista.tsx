import type {
  EjemploDeImportacion,
  RevisionDeLista,
} from '@comanda/shared/contracts/inventario/importaciones';
import { Chips } from '@comanda/shared/piezas/chips';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { tarifasDeHoy } from '@comanda/shared/domain/ley/tarifas';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { DataTable, enMemoria, type Column } from '@comanda/shared/piezas/tabla';
import { AvisosDeLista, CuentasDeLista, ErroresDeLista } from '@comanda/shared/piezas/importar';
import { Alert } from '@comanda/shared/ui/core';

import { COLUMNA, importarMensajes as mensajes } from './importarMensajes';
import type { ManoDeImportar } from './useImportar';

const CAMBIOS: readonly Column<EjemploDeImportacion>[] = [
  { id: 'fila', header: 'FILA', text: ({ fila }) => String(fila) },
  { id: 'producto', header: 'PRODUCTO', text: ({ producto }) => producto, movil: 'titulo' },
  {
    id: 'precio',
    header: 'PRECIO',
    align: 'right',
    text: ({ precio }) => (precio === undefined ? '' : formatMonto(precio)),
  },
  {
    id: 'iva',
    header: 'IVA',
    align: 'right',
    text: ({ iva }) => (iva === undefined ? '' : `${iva}%`),
  },
  { id: 'cambio', header: 'CAMBIO', text: cambioDe, movil: 'ancho' },
];

/** Those in force: what a file says now is of now. */
const tarifasPorDecir = () =>
  tarifasDeHoy(fechaNegocio(new Date())).map((tarifa) => ({
    valor: String(tarifa),
    texto: `${tarifa}%`,
  }));

function cambioDe({ cambios }: EjemploDeImportacion): string {
  if (!cambios) return 'Nuevo';
  return cambios
    .map(({ columna, antes, despues }) => `${columna}: ${antes || 'nada'} → ${despues}`)
    .join(', ');
}

type RevisionVistaProps = { revision: RevisionDeLista } & Pick<
  ManoDeImportar,
  'decirIva' | 'bajarRechazadas'
>;

/** What the file would do: how many, what is wrong where, and the first of what changes. */
export function RevisionVista({ revision, decirIva, bajarRechazadas }: RevisionVistaProps) {
  const { crear, cambiar, iguales, total_errores, categorias_nuevas, columnas_ignoradas, falta } =
    revision;
  if (falta) return null;
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
      <IvaPorDecir valores={revision.iva_por_decir ?? []} onDecir={decirIva} />
      {total_errores === 0 && crear + cambiar === 0 && (
        <Alert type="info" showIcon role="status" title={mensajes.sinCambios} />
      )}
      {!revision.columnas && columnas_ignoradas.length > 0 && (
        <Alert type="warning" showIcon title={mensajes.ignoradas(columnas_ignoradas)} />
      )}
      {categorias_nuevas.length > 0 && <p>{mensajes.categorias(categorias_nuevas)}</p>}
      <ErroresDeLista
        errores={revision.errores}
        nombres={COLUMNA}
        total={total_errores}
        onBajar={() => void bajarRechazadas('xlsx')}
      />
      <QueCambia ejemplos={revision.ejemplos} />
      <AvisosDeLista
        avisos={revision.avisos ?? []}
        nombres={COLUMNA}
        total={revision.total_avisos ?? 0}
      />
    </>
  );
}

type IvaPorDecirProps = { valores: readonly string[]; onDecir: ManoDeImportar['decirIva'] };

/** What a yes under IVA stands for is asked, never guessed. */
function IvaPorDecir({ valores, onDecir }: IvaPorDecirProps) {
  if (valores.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={mensajes.ivaPorDecir(valores)}
      description={
        <Chips
          etiqueta="IVA que llevan"
          chips={tarifasPorDecir()}
          elegido={undefined}
          onElegir={(tarifa) => void onDecir(Number(tarifa))}
        />
      }
    />
  );
}

function QueCambia({ ejemplos }: Pick<RevisionDeLista, 'ejemplos'>) {
  if (ejemplos.length === 0) return null;
  return (
    <DataTable
      titulo="Qué cambia"
      columns={CAMBIOS}
      fuente={enMemoria(ejemplos)}
      rowKey={({ fila }) => String(fila)}
      compacta
    />
  );
}
