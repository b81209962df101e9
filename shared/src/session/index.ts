export { anotarConexion, hayConexion, useConexion } from './conexion';
export { anotarPendientes, usePendientes } from './pendientes';
export { useEmpresaActiva, useUsuario } from './hooks';
export { dentroDelLimite, guardarLimite } from './limiteDeSesion';
export { loginAceptado, loginIniciado, onLoginAceptado, onLoginIniciado } from './loginEventos';
export { guardarSesion, leerSesion } from './sesionGuardada';
export {
  empresaElegida,
  selectEmpresa,
  selectMotivo,
  selectToken,
  selectUsuario,
  sesionCerrada,
  sesionIniciada,
  sesionRestaurada,
  sesionSlice,
  sesionVencida,
  type SesionState,
} from './sesionSlice';
