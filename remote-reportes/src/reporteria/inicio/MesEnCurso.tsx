import { IvaDelMes } from './IvaDelMes';

export default function MesEnCurso() {
  return <IvaDelMes haceMeses={0} />;
}
