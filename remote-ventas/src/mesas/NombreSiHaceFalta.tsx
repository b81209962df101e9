import { Campo, useValor } from '@comanda/shared/piezas/formulario';

/** An order at a table needs no name of its own. */
export function NombreSiHaceFalta() {
  const mesa = useValor('mesa');
  if (mesa !== '') return null;
  return <Campo.Texto nombre="orden" etiqueta="Nombre de la orden" ancho requerido />;
}
