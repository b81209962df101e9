import type {
  EjemploDeImportacion,
  ErrorDeFila,
  RevisionDeLista,
} from '@comanda/shared/contracts/inventario/importaciones';
import { Chips } from '@comanda/shared/piezas/chips';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { tarifasDeHoy } from '@comanda/shared/domain/ley/tarifas';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { DataTable, enMemoria, type Column } from '@comanda/shared/piezas/tabla';
import { Alert, Button } from '@comanda/shared/ui/core';

import { CuentasDeLista } from './CuentasDeLista';
import { importarMensajes as mensajes } from './importarMensajes';
import type { ManoDeImportar } from './useImportar';

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
  const { crear, cambiar, iguales, total_errores, categorias_nuevas, columnas_ignoradas } =
    revision;
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
      {total_errores > 0 && (
        <>
          <Alert type="error" showIcon role="alert" title={mensajes.conErrores(total_errores)} />
          <div className="ui-fila">
            <Button onClick={() => void bajarRechazadas('xlsx')}>Bajar filas por corregir</Button>
          </div>
        </>
      )}
      {total_errores === 0 && crear + cambiar === 0 && (
        <Alert type="info" showIcon role="status" title={mensajes.sinCambios} />
      )}
      {columnas_ignoradas.length > 0 && (
        <Alert type="warning" showIcon title={mensajes.ignoradas(columnas_ignoradas)} />
      )}
      {categorias_nuevas.length > 0 && <p>{mensajes.categorias(categorias_nuevas)}</p>}
      {total_errores > 0 ? <Errores revision={revision} /> : <QueCambia revision={revision} />}
      <Avisos revision={revision} />
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

const claveDeError = ({ fila, columna, msg }: ErrorDeFila) => `${fila} ${columna} ${msg}`;

function Errores({ revision: { errores, total_errores } }: { revision: RevisionDeLista }) {
  return (
    <DataTable
      titulo="Errores"
      resumen={
        total_errores > errores.length
          ? mensajes.primeros(errores.length, total_errores)
          : undefined
      }
      columns={ERRORES}
      fuente={enMemoria(errores)}
      rowKey={claveDeError}
      exportar="errores-de-importacion"
      compacta
    />
  );
}

function QueCambia({ revision: { crear, cambiar, ejemplos } }: { revision: RevisionDeLista }) {
  if (ejemplos.length === 0) return null;
  return (
    <DataTable
      titulo="Qué cambia"
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
  );
}

/** What is read otherwise than it stands in the file. */
function Avisos({ revision: { avisos = [], total_avisos = 0 } }: { revision: RevisionDeLista }) {
  if (total_avisos === 0) return null;
  return (
    <DataTable
      titulo={mensajes.avisos(total_avisos)}
      columns={ERRORES}
      fuente={enMemoria(avisos)}
      rowKey={claveDeError}
      compacta
    />
  );
}
