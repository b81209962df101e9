import { Alert, Button } from '@comanda/shared/ui/core';

import { DataTable, enMemoria, type Column } from '../tabla';

import { importarMensajes as mensajes } from './importarMensajes';

type ErrorDeLista = { fila: number; columna: string; valor: string; msg: string };

/** Our columns as a person reads them. */
type Nombres = Readonly<Record<string, string>>;

const columnasDe = (nombres: Nombres): readonly Column<ErrorDeLista>[] => [
  {
    id: 'fila',
    header: 'FILA',
    text: ({ fila }) => String(fila),
    compare: (a, b) => a.fila - b.fila,
  },
  { id: 'columna', header: 'COLUMNA', text: ({ columna }) => nombres[columna] ?? columna },
  { id: 'valor', header: 'VALOR', text: ({ valor }) => valor },
  { id: 'msg', header: 'PROBLEMA', text: ({ msg }) => msg, movil: 'titulo' },
];

const claveDeError = ({ fila, columna, msg }: ErrorDeLista) => `${fila} ${columna} ${msg}`;

type ErroresDeListaProps = {
  errores: readonly ErrorDeLista[];
  nombres: Nombres;
  total: number;
  /** Keeps the rows that have something wrong. */
  onBajar: () => unknown;
};

/** What is wrong with a file, by row and column. */
export function ErroresDeLista({ errores, nombres, total, onBajar }: ErroresDeListaProps) {
  if (total === 0) return null;
  return (
    <>
      <Alert type="error" showIcon role="alert" title={mensajes.conErrores(total)} />
      <div className="ui-fila">
        <Button onClick={onBajar}>Bajar filas por corregir</Button>
      </div>
      <DataTable
        titulo="Errores"
        resumen={total > errores.length ? mensajes.primeros(errores.length, total) : undefined}
        columns={columnasDe(nombres)}
        fuente={enMemoria(errores)}
        rowKey={claveDeError}
        exportar="errores-de-importacion"
        compacta
      />
    </>
  );
}

type AvisosDeListaProps = {
  avisos: readonly ErrorDeLista[];
  nombres: Nombres;
  total: number;
};

/** What is read otherwise than it stands in the file. */
export function AvisosDeLista({ avisos, nombres, total }: AvisosDeListaProps) {
  if (total === 0) return null;
  return (
    <DataTable
      titulo={mensajes.avisos(total)}
      columns={columnasDe(nombres)}
      fuente={enMemoria(avisos)}
      rowKey={claveDeError}
      compacta
    />
  );
}
