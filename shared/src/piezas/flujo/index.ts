export { CADA_MINUTO } from './cadaMinuto';
export { seguirFlujo } from './seguirFlujo';
export { useAlCambio, useAlDia, useCada, useDeCuando, useSiSeDice } from './useFlujo';
