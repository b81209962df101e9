export { useVecinas } from './contexto';
export { FlechasDeHoja } from './FlechasDeHoja';
export { HojaDeFila, type Hoja } from './HojaDeFila';
