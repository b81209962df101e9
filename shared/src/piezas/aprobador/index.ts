export { aprobadorDe, NADIE, olvidarSecreto, pideCodigo, type AprobadorEscrito } from './aprobador';
export { AprobadorCampos } from './AprobadorCampos';
