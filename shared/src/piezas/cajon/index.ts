export { useEstadoDeImpresionQuery } from './cajonApi';
export { permisoDeVenta } from './permiso';
