import { ERRORES } from '@comanda/shared/errors/catalogo';

/** An order without a table has a name: said before it is sent, as the server would. */
export const sinNombre = ({ mesa, orden }: { mesa: string; orden?: string }) =>
  mesa === '' && !orden ? { orden: ERRORES.ORDEN_SIN_NOMBRE.msg } : {};
