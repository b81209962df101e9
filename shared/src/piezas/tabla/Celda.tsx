import { Button } from '@comanda/shared/ui/core';

import type { Column } from './columna';
import { ImagenCelda } from './ImagenCelda';
import estilos from './tabla.module.css';

const IMAGEN = /\.(jpe?g|gif|png)$/i;
/** Letters that stand on one line; what is longer takes more lines and not the place of the other columns. */
const LARGO = 44;

type CeldaProps<Row> = {
  column: Column<Row>;
  row: Row;
  /** Opens the row: its name is the button of it. */
  onAbrir?: (() => void) | null;
  /** Its picture stands elsewhere. */
  sinImagen?: boolean;
};

/** What a cell shows; the name of a row that can be opened is its button. */
export function Celda<Row>({ column, row, onAbrir, sinImagen }: CeldaProps<Row>) {
  const contenido = (
    <>
      {!sinImagen && column.imagen?.(row)}
      <Contenido column={column} row={row} />
    </>
  );
  if (!onAbrir || column.onClick)
    return column.imagen ? <span className="ui-dato">{contenido}</span> : contenido;
  return (
    <button type="button" className={estilos.abre} data-abre onClick={onAbrir}>
      {contenido}
    </button>
  );
}

/** Its own content, else an image where the text is the address of one, else the text. */
function Contenido<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { cell, onClick, header } = column;
  if (cell) return cell(row);
  const texto = column.text(row);
  if (IMAGEN.test(texto)) return <ImagenCelda direccion={texto} nombre={header} />;
  if (!onClick)
    return texto.length > LARGO ? <span className={estilos.largo}>{texto}</span> : texto;
  return (
    <Button type="link" className={estilos.enlace} data-abre onClick={() => onClick(row)}>
      {texto}
    </Button>
  );
}
