// @ts-nocheck
export { Opciones, type Opcion } from './Opciones';
