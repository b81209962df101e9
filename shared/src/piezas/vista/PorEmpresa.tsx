import { Fragment, useState, type ReactNode } from 'react';

import { useEmpresaActiva } from '@comanda/shared/session';

import { EnCabecera } from './EnCabecera';
import { Selector } from './Selector';
import { useMedia } from './useMedia';
import { Vacio } from './Vacio';
import estilos from './vista.module.css';

/** A phone: the company is a line under the title. */
const ESTRECHA = '(max-width: 767px)';

type SelectorProps = {
  empresa: string | null;
  empresas: readonly string[];
  onElegir: (empresa: string) => void;
};

/** The company selector of a screen (spec section 2). */
export function EmpresaSelect({ empresa, empresas, onElegir }: SelectorProps) {
  const estrecha = useMedia(ESTRECHA);
  return (
    <Selector
      variant={estrecha ? 'borderless' : undefined}
      showSearch={empresas.length > 8}
      aria-label="Empresa"
      placeholder="Seleccione una Empresa"
      value={empresa}
      onChange={onElegir}
      options={empresas.map((nombre) => ({ value: nombre, label: nombre }))}
      className={estilos.empresas}
    />
  );
}

/** More side by side would leave the header no room for anything else. */
const BOTONES = 3;

/** One button per company, for the screens where spec section 2 asks for buttons, as far as they fit beside the title. */
function EmpresaBotones(props: SelectorProps) {
  const { empresa, empresas, onElegir } = props;
  const estrecha = useMedia(ESTRECHA);
  if (estrecha || empresas.length > BOTONES) return <EmpresaSelect {...props} />;
  return (
    <div className="ui-segmentos" role="group" aria-label="Empresas">
      {empresas.map((nombre) => (
        <button
          key={nombre}
          type="button"
          title={nombre}
          aria-pressed={nombre === empresa}
          onClick={() => onElegir(nombre)}
        >
          {nombre}
        </button>
      ))}
    </div>
  );
}

type Pintar = (empresa: string, selector: ReactNode) => ReactNode;

type PorEmpresaProps = {
  /** How a company is picked, by those who may pick one and have several. */
  selector: 'select' | 'botones';
  /** The screen puts the selector, the second argument, where it wants it: in the frame that is the header all the same. */
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
      selector={
        elige && (
          <EnCabecera>
            <Selector empresa={empresa} empresas={empresas} onElegir={elegir} />
          </EnCabecera>
        )
      }
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
      selector={
        <EnCabecera>
          <EmpresaSelect empresa={empresa} empresas={empresas} onElegir={elegir} />
        </EnCabecera>
      }
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
      <div className={`ui-pila ${estilos.elegir ?? ''}`}>
        {selector}
        <Vacio titulo="Seleccione una Empresa" />
      </div>
    );
  return (
    <>
      {!selectorDentro && selector}
      <Fragment key={empresa}>{children(empresa, selector)}</Fragment>
    </>
  );
}
