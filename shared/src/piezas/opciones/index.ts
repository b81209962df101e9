export { Opciones, type Opcion } from './Opciones';
