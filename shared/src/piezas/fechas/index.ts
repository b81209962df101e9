export { RangoFechas } from './RangoFechas';
export {
  NOMBRES_DE_RANGO,
  parseFecha,
  rangoAnterior,
  rangoDe,
  textoDeRango,
  type NombreDeRango,
  type Rango,
} from './rangos';
