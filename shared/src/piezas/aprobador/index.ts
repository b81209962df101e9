export { aprobadorDe, NADIE, pideCodigo, type AprobadorEscrito } from './aprobador';
export { AprobadorCampos } from './AprobadorCampos';
export { useAprobador } from './useAprobador';
