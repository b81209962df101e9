// @ts-nocheck
export { aprobadorDe, NADIE, olvidarSecreto, type AprobadorEscrito } from './aprobador';
export { AprobadorCampos } from './AprobadorCampos';
