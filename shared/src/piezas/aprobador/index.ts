export { aprobadorDe, NADIE, pideCodigo, type AprobadorEscrito } from './aprobador';
export { AprobadorCampos } from './AprobadorCampos';
export { AprobadorDeFormulario, leerAprobador } from './AprobadorDeFormulario';
export { useAprobador } from './useAprobador';
