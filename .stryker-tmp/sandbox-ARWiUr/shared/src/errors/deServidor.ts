/** Of how much a server does at once: part of the catalogue. None of these has done anything, but the last two perhaps half. */
// @ts-nocheck

export const ERRORES_DE_SERVIDOR = {
  DEMASIADAS_PETICIONES: {
    status: 429,
    msg: 'Demasiadas peticiones seguidas. Espere un momento e intente de nuevo',
  },
  MUCHO_TRABAJO: {
    status: 503,
    msg: 'Ya hay otros reportes o archivos en curso. Intente de nuevo en un momento',
  },
  SERVIDOR_OCUPADO: {
    status: 503,
    msg: 'El servidor esta muy ocupado. Intente de nuevo en unos segundos',
  },
  TARDO_DEMASIADO: {
    status: 503,
    msg: 'Tomo demasiado tiempo y no se termino. Pida menos o intente mas tarde',
  },
} as const;
