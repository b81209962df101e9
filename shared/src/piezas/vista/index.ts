export { Datos } from './Datos';
export { EnCabecera, LUGAR_DE_EMPRESAS } from './EnCabecera';
export { PorCualquierEmpresa, PorEmpresa } from './PorEmpresa';
export { QueryView, type Consulta } from './QueryView';
export { Relevo } from './Relevo';
export { useAhora } from './useAhora';
export { useMedia } from './useMedia';
export { enVacio, Vacio } from './Vacio';
export { diferir, Diferida, Luego, useTraerLuego } from './diferir';
