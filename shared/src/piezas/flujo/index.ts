export { seguirFlujo } from './seguirFlujo';
export { useAlCambio, useAlDia, useCada, useDeCuando } from './useFlujo';
