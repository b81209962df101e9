// Those of spec section 9, in milliseconds.
/** How long a notice of something done stays. */
export const ALERTA_MS = 1500;
/** How often the kitchen's screen asks anew. */
export const VIZOR_REFRESH_MS = 900;
/** From a login that was accepted to the first screen. */
export const LOGIN_EXITO_MS = 300;
/** The same, of an operator. */
export const LOGIN_EXITO_OPERADOR_MS = 1000;
/** How long a removed line can be brought back. */
export const DESHACER_MS = 5000;
/** How long a warning stays: long enough to be read. */
export const AVISO_MS = 6000;
