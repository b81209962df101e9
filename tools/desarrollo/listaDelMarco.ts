/** The package that the frame of development travels in. */
export const PAQUETE_DEL_MARCO = '@comanda/marco';

/** Beside the files of the frame: which of them a page begins with, in their order. */
export const LISTA = 'marco.json';
