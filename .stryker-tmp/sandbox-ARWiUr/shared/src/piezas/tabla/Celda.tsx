// @ts-nocheck
import { Button } from '@comanda/shared/ui/core';

import type { Column } from './columna';
import { ImagenCelda } from './ImagenCelda';
import estilos from './tabla.module.css';

const IMAGEN = /\.(jpe?g|gif|png)$/i;
/** Letters that stand on one line; what is longer takes more lines and not the place of the other columns. */
const LARGO = 44;

/** What a cell shows: its own content, else an image where the text is the address of one, else the text. */
export function Celda<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { cell, onClick, header } = column;
  if (cell) return cell(row);
  const texto = column.text(row);
  if (IMAGEN.test(texto)) return <ImagenCelda direccion={texto} nombre={header} />;
  if (!onClick)
    return texto.length > LARGO ? <span className={estilos.largo}>{texto}</span> : texto;
  return (
    <Button type="link" className={estilos.enlace} onClick={() => onClick(row)}>
      {texto}
    </Button>
  );
}
