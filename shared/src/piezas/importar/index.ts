export { ColumnasVista } from './ColumnasVista';
export { CuentasDeLista } from './CuentasDeLista';
export { DialogoDeLista } from './DialogoDeLista';
export { ElegirLista } from './ElegirLista';
export { AvisosDeLista, ErroresDeLista } from './ErroresDeLista';
export { useListaLeida } from './useListaLeida';
