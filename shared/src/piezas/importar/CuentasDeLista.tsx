import { formatCantidad } from '../../domain/producto/medidas';

import estilos from './importar.module.css';

/** How many of each, side by side. */
export function CuentasDeLista({
  de,
}: {
  de: readonly (readonly [que: string, cuantos: number])[];
}) {
  return (
    <dl className={estilos.cuentas}>
      {de.map(([que, cuantos]) => (
        <div key={que}>
          <dt>{que}</dt>
          <dd>{formatCantidad(cuantos)}</dd>
        </div>
      ))}
    </dl>
  );
}
