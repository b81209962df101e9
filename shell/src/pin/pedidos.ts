import { crearOyentes } from '@comanda/shared/domain/oyentes/oyentes';

const pedidos = crearOyentes();

/** Somebody else takes the till: asked for by a menu, or by a key. */
export const pedirCambio = pedidos.decir;

/** Answers how to stop listening. */
export const onCambioPedido = pedidos.oir;
