import type { CampoProps } from './Item';
import { Varias } from './Varias';

type EmpresasProps = CampoProps & { empresas: readonly string[] };

/** Several companies of a list. */
export function Empresas({ empresas, ...item }: EmpresasProps) {
  return (
    <Varias
      {...item}
      placeholder="Seleccione una Empresa"
      opciones={empresas.map((nombre) => ({ value: nombre, label: nombre }))}
    />
  );
}
