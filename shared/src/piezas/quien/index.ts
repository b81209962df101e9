export { QuienCampo } from './QuienCampo';
export { useQuienes } from './useQuienes';
