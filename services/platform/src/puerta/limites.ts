/** KB a page may load of a build of the frame in all, as they travel; each area has its own (plataforma.areas). */
export const MARCO_MAX_KB = 850;

/** It is part of every boot document. */
export const MANIFIESTO_MAX_BYTES = 32 * 1024;
