import './TarifasAviso.css';

/** Which tarifas give a sale its prices. */
export function TarifasAviso({ tarifas = [] }: { tarifas: readonly string[] | undefined }) {
  if (tarifas.length === 0) return null;
  return (
    <p className="ventas-tarifas" role="status">
      Rige {tarifas.join(', ')}
    </p>
  );
}
