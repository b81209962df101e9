export { useEstadoDeImpresionQuery } from './cajonApi';
export { impresionDe, permisoDeVenta } from './permiso';
