import { onSalida } from './loginEventos';

export { alCambiarConexion, anotarConexion, hayConexion, useConexion } from './conexion';
export {
  abrirCanal,
  conCandado,
  deMaquina,
  deVentana,
  Guardado,
  hayBases,
  hayCandados,
  siEstaLibre,
  useFalla,
} from '../equipo';
export { enBase } from './baseLocal';
export { useDatosDe } from './datosGuardados';
export { anotarPendientes, leerPendientes, usePendientes, type Pendientes } from './pendientes';
export { llaveDeSesion, olvidarDeSesion } from './deSesion';
export { EmpresasDePantalla } from './empresasDePantalla';
export { useEmpresaActiva, useUsuario } from './hooks';
export { dentroDelLimite, guardarLimite } from './limiteDeSesion';
export {
  fijarHorasSinIngreso,
  loginAceptado,
  loginIniciado,
  onHorasSinIngreso,
  onLoginAceptado,
  onLoginIniciado,
  onSalida,
  pedirSalida,
} from './loginEventos';
export { haySinEnviar, useSinEnviar } from './sinEnviar';
export { guardarSesion, leerSesion } from './sesionGuardada';
export {
  empresaElegida,
  empresasReleidas,
  selectEmpresa,
  selectDesbloqueada,
  selectLlave,
  selectMostrada,
  selectMotivo,
  selectPorDesbloquear,
  selectTitular,
  selectToken,
  selectUsuario,
  sesionBloqueada,
  sesionCerrada,
  sesionDesbloqueada,
  sesionIniciada,
  sesionRestaurada,
  sesionSlice,
  sesionVencida,
  type SesionState,
} from './sesionSlice';

/** @deprecated since 0.1.1: `onSalida` also hears whom to tell that nobody goes. */
export const onSalidaPedida: (oyente: () => void) => () => undefined = onSalida;
