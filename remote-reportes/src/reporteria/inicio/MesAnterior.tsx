import { IvaDelMes } from './IvaDelMes';

export default function MesAnterior() {
  return <IvaDelMes haceMeses={1} />;
}
