import { Fragment, useState, type ReactNode } from 'react';

import { useEmpresaActiva } from '@comanda/shared/session';
import { Button } from '@comanda/shared/ui/core';
import { Select } from '@comanda/shared/ui/data';

import estilos from './vista.module.css';

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
      placeholder="Seleccione una Empresa" // as spelled in spec section 2
      value={empresa}
      onChange={onElegir}
      options={empresas.map((nombre) => ({ value: nombre, label: nombre }))}
      style={{ minWidth: 240, maxWidth: '100%', justifySelf: 'start' }}
    />
  );
}

type BotonesProps = {
  empresa: string | null;
  empresas: readonly string[];
  onElegir: (empresa: string) => void;
};

/** One button per company, for the screens where spec section 2 asks for buttons. */
function EmpresaBotones({ empresa, empresas, onElegir }: BotonesProps) {
  return (
    <div className="ui-empresas" role="group" aria-label="Empresas">
      {empresas.map((nombre) => (
        <Button
          key={nombre}
          className={estilos.empresa}
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

type Pintar = (empresa: string, selector: ReactNode) => ReactNode;

type PorEmpresaProps = {
  /** How a company is picked, by those who may pick one and have several. */
  selector: 'select' | 'botones';
  /** The screen puts the selector, the second argument, where it wants it. */
  selectorDentro?: boolean;
  children: Pintar;
};

/**
 * A screen of one company at a time, keyed by it: nothing of one company, no answer, no open dialog, nothing typed,
 * survives into another. Says so when none is chosen. A single company is preselected (spec section 6).
 */
export function PorEmpresa({ selector, ...resto }: PorEmpresaProps) {
  const { empresa, empresas, puedeElegir, elegir } = useEmpresaActiva();
  const Selector = selector === 'select' ? EmpresaSelect : EmpresaBotones;
  const elige = puedeElegir && empresas.length > 1;
  return (
    <DeUna
      {...resto}
      empresa={empresa}
      selector={elige && <Selector empresa={empresa} empresas={empresas} onElegir={elegir} />}
    />
  );
}

type CualquieraProps = Pick<PorEmpresaProps, 'selectorDentro' | 'children'> & {
  /** Every company there is: the operator's own list has none. */
  empresas: readonly string[];
};

/** The operator's: any company, chosen on this screen alone. A single one is preselected. */
export function PorCualquierEmpresa({ empresas, ...resto }: CualquieraProps) {
  const [elegida, elegir] = useState<string | null>(null);
  const unica = empresas.length === 1 ? (empresas[0] ?? null) : null;
  const empresa = elegida !== null && empresas.includes(elegida) ? elegida : unica;
  return (
    <DeUna
      {...resto}
      empresa={empresa}
      selector={<EmpresaSelect empresa={empresa} empresas={empresas} onElegir={elegir} />}
    />
  );
}

type DeUnaProps = {
  empresa: string | null;
  selector: ReactNode;
  selectorDentro?: boolean;
  children: Pintar;
};

function DeUna({ empresa, selector, selectorDentro, children }: DeUnaProps) {
  if (empresa === null)
    return (
      <div className={estilos.elegir}>
        {selector}
        <p className="ui-vista">Seleccione una Empresa</p>
      </div>
    );
  return (
    <>
      {!selectorDentro && selector}
      <Fragment key={empresa}>{children(empresa, selector)}</Fragment>
    </>
  );
}
