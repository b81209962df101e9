// @ts-nocheck
import { Button } from '@comanda/shared/ui/core';

type BotonesProps = {
  empresa: string | null;
  empresas: readonly string[];
  onElegir: (empresa: string) => void;
};

/** One button per company, for the screens where spec section 2 asks for buttons. */
export function EmpresaBotones({ empresa, empresas, onElegir }: BotonesProps) {
  return (
    <div className="ui-empresas" role="group" aria-label="Empresas">
      {empresas.map((nombre) => (
        <Button
          key={nombre}
          type={nombre === empresa ? 'primary' : 'default'}
          aria-pressed={nombre === empresa}
          onClick={() => onElegir(nombre)}
        >
          {nombre}
        </Button>
      ))}
    </div>
  );
}
