/** Timings of spec section 9, in milliseconds. */
export const ALERTA_MS = 1500;
export const VIZOR_REFRESH_MS = 900;
export const LOGIN_EXITO_MS = 300;
export const LOGIN_EXITO_OPERADOR_MS = 1000;
/** How long a removed line can be brought back. */
export const DESHACER_MS = 5000;
/** How long a warning stays: long enough to be read. */
export const AVISO_MS = 6000;
