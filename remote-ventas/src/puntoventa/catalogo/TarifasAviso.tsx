import type { Canal } from '@comanda/shared/contracts/ventas/canales';

import './TarifasAviso.css';
import { useTarifas } from './useTarifas';

/** Which tarifas give the prices that the till shows. */
export function TarifasAviso({ empresa, canal }: { empresa: string; canal: Canal | undefined }) {
  const rigen = useTarifas(empresa);
  const suyas = (canal && rigen?.[canal]) ?? [];
  if (suyas.length === 0) return null;
  return (
    <p className="ventas-tarifas" role="status">
      Rige {suyas.map(({ nombre }) => nombre).join(', ')}
    </p>
  );
}
