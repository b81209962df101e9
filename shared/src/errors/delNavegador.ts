/** What a page says without an answer of the server: the part of the catalogue that travels to the login form. */
export const ERRORES_DEL_NAVEGADOR = {
  INESPERADO: { status: 500, msg: 'Algo salió mal.' }, // spec section 8
  AREA_NO_DISPONIBLE: { status: 503, msg: 'No se pudo cargar esta parte. Intente de nuevo' },
  SIN_CONEXION: { status: 0, msg: 'No hay conexión con el servidor' },
} as const;

/** Of what stands before a server that is gone, unless it came in our envelope: then it is the server's own. */
export const esDeAusente = (status: number): boolean => status >= 502;
