/** How a bench ends where this machine lacks what it is made of: skipped, as those of automake are. */
export const FALTAN_PARTES = 77;
