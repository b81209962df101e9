import { Button, withNotice } from '@comanda/shared/ui/core';

import { useEsperaLinea } from '../cocina/useEsperaLinea';
import { useRegistrarMesaMutation } from './mesasApi';
import { mesasMensajes as mensajes } from './mesasMensajes';

type BotonCrearProps = { empresa: string; zona: string };

/**
 * One table more, of the zone that is shown, with the lowest number that is free: one tap each. Not antd's `loading`: its
 * wheel may stay in the button's name for good where the answer is quicker than its way in.
 */
export function BotonCrear({ empresa, zona }: BotonCrearProps) {
  const [registrar, { isLoading: creando }] = useRegistrarMesaMutation();
  const espera = useEsperaLinea();
  const onCrear = async () => {
    if (!creando) await withNotice(registrar({ empresa, zona }).unwrap(), mensajes.crear);
  };
  return (
    <Button
      type="primary"
      aria-disabled={creando}
      disabled={espera !== null}
      title={espera ?? undefined}
      onClick={() => void onCrear()}
    >
      Crear Mesa
    </Button>
  );
}
