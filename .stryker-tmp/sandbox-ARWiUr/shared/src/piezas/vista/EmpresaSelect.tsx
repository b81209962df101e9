// @ts-nocheck
import { Select } from '@comanda/shared/ui/data';

type SelectorProps = {
  empresa: string | null;
  empresas: readonly string[];
  onElegir: (empresa: string) => void;
};

/** The company selector of a screen (spec section 2). */
export function EmpresaSelect({ empresa, empresas, onElegir }: SelectorProps) {
  return (
    <Select
      showSearch={empresas.length > 8}
      aria-label="Empresa"
      placeholder="Selecione una Empresa" // as spelled in spec section 2
      value={empresa}
      onChange={onElegir}
      options={empresas.map((nombre) => ({ value: nombre, label: nombre }))}
      style={{ minWidth: 240, maxWidth: '100%', justifySelf: 'start' }}
    />
  );
}
