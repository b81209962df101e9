export { esApiError, faltaServidor, quizaHecho, type ApiError } from './apiError';
export { billingApi, orderingApi, platformApi, printApi } from './apis';
export { refrescarSesion, type MetaDeRespuesta } from './baseQuery';
export { fromMarkedCall } from './conMarca';
export { configurarDirecciones, direccionDe, type Direcciones } from './direcciones';
export { hayEnCamino } from './enCamino';
export { imprimirTicketEnNavegador } from './enNavegador';
export { adelantarGuardadas } from './guardadas';
export { relevar } from './relevo';
export { fromCall, fromCallWithMsg, fromFileCall, fromTextCall } from './fromCall';
export {
  crearStoreDePagina,
  makeStore,
  rootReducer,
  type AppDispatch,
  type AppStore,
  type RootState,
} from './store';
export { guardarPapel, leerPapel, type PapelDelNavegador } from '../papel/ajuste';
export { onCambio } from './cambios';
export { onAreaNegada } from './negadas';
export { onRespuestaQueNoCabe, type RespuestaQueNoCabe } from './noCupo';
export { leerRespuesta } from './revisarRespuesta';
export { siPudoHacerse } from './siPudoHacerse';
export { nuevoUuid } from './uuid';
export { vigilarConexion } from './vigilarConexion';
