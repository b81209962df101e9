export { bajarDeLista } from './bajarDeLista';
export { ColumnasVista } from './ColumnasVista';
export { CuentasDeLista } from './CuentasDeLista';
export { DialogoDeLista } from './DialogoDeLista';
export { ElegirLista } from './ElegirLista';
export { AvisosDeLista, ErroresDeLista } from './ErroresDeLista';
export { ExistentesDeLista } from './ExistentesDeLista';
export { SiguienteDeLista } from './SiguienteDeLista';
export { useListaLeida } from './useListaLeida';
