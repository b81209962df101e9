export { Identificacion } from './Identificacion';
export { tipoDe } from './tipos';
