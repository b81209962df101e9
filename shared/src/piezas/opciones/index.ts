export { Opciones, type OpcionDeVarias } from './Opciones';
