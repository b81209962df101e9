/**
 * What the rooms hold for the shell alone, which has no other way to reach it: who is in and with what, the bases of this browser, the
 * page's one store. No area has need of it, and what stands here is refused to the builds that take it.
 */
export const DEL_MARCO: Readonly<Record<string, readonly string[]>> = {
  '@comanda/shared/session': [
    'enBase',
    'fijarHorasSinIngreso',
    'guardarLimite',
    'guardarSesion',
    'leerSesion',
    'olvidarDeSesion',
    'onLoginAceptado',
    'selectLlave',
    'sesionBloqueada',
    'sesionCerrada',
    'sesionDesbloqueada',
    'sesionSlice',
    'sesionVencida',
  ],
  '@comanda/shared/api': [
    'adelantarGuardadas',
    'configurarDirecciones',
    'crearStoreDePagina',
    'makeStore',
    'relevar',
    'vigilarConexion',
  ],
};
