import { Button } from '@comanda/shared/ui/core';

import { useEsperaLinea } from '../cocina/useEsperaLinea';
import { useCrearMesa } from './useCrearMesa';

type BotonCrearProps = {
  empresa: string;
  zona: string;
  /** Beside what is wanted more often. */
  desnudo?: boolean;
};

/** One tap a table. Not antd's `loading`: its wheel may stay in the button's name for good where the answer is quicker than its way in. */
export function BotonCrear({ empresa, zona, desnudo = false }: BotonCrearProps) {
  const { crear, creando } = useCrearMesa(empresa, zona);
  const espera = useEsperaLinea();
  return (
    <Button
      type={desnudo ? 'text' : 'primary'}
      aria-disabled={creando}
      disabled={espera !== null}
      title={espera ?? undefined}
      onClick={() => void crear()}
    >
      Crear Mesa
    </Button>
  );
}
