import Button from 'antd/es/button';
import Select from 'antd/es/select';

import { useEmpresaActiva } from '../session/hooks';

/** The company selector of a screen; a single company is preselected and nothing shows. */
export function EmpresaSelect() {
  const { empresa, empresas, puedeElegir, elegir } = useEmpresaActiva();
  if (!puedeElegir || empresas.length < 2) return null;
  return (
    <Select
      aria-label="Empresa"
      placeholder="Selecione una Empresa" // as spelled in spec section 2
      value={empresa}
      onChange={elegir}
      options={empresas.map((nombre) => ({ value: nombre, label: nombre }))}
      style={{ minWidth: 240 }}
    />
  );
}

/** One button per company, for the screens where spec section 2 asks for buttons. */
export function EmpresaBotones() {
  const { empresa, empresas, puedeElegir, elegir } = useEmpresaActiva();
  if (!puedeElegir || empresas.length < 2) return null;
  return (
    <div className="ui-empresas" role="group" aria-label="Empresas">
      {empresas.map((nombre) => (
        <Button
          key={nombre}
          type={nombre === empresa ? 'primary' : 'default'}
          aria-pressed={nombre === empresa}
          onClick={() => elegir(nombre)}
        >
          {nombre}
        </Button>
      ))}
    </div>
  );
}
