/** First tier: what a login screen needs. Every antd import of the product stands in this folder. */
export { default as Alert } from 'antd/es/alert';
export { BOTONES } from './botones';
export { default as Button } from 'antd/es/button';
export { default as ConfigProvider } from 'antd/es/config-provider';
export { espanol } from './espanol';
export { Esqueleto } from './Esqueleto';
export { Icono, traerIconos } from './Icono';
export type { IconoNombre } from '../contracts/plataforma/iconos';
export { Input, type InputRef } from './Input';
export { Marca } from './Marca';
export {
  avisar,
  avisarFallo,
  confirmar,
  DESCARTAR,
  registrarAnfitrion,
  retirarAvisos,
  SIN_SERVIDOR,
  textoDeFallo,
  withNotice,
  type Anfitrion,
  type Aviso,
  type Mensajes,
  type Pregunta,
} from './notices';
export type { Modo } from './paleta';
export { temaDe, type Puntero } from './theme';
export {
  ALERTA_MS,
  DESHACER_MS,
  LOGIN_EXITO_MS,
  LOGIN_EXITO_OPERADOR_MS,
  VIZOR_REFRESH_MS,
} from './timings';
