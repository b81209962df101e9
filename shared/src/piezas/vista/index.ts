export { Datos } from './Datos';
export { EnCabecera, LUGAR_DE_EMPRESAS } from './EnCabecera';
export { PorCualquierEmpresa, PorEmpresa } from './PorEmpresa';
export { QueryView, type Consulta } from './QueryView';
export { Relevo } from './Relevo';
export { Selector } from './Selector';
export { useAhora } from './useAhora';
export { useMedia } from './useMedia';
export { diferir, Diferida, useTraerLuego } from './diferir';
