// @ts-nocheck
export { RangoFechas, type RangoLargo } from './RangoFechas';
export {
  NOMBRES_DE_RANGO,
  parseFecha,
  rangoDe,
  textoDeRango,
  type NombreDeRango,
  type Rango,
} from './rangos';
