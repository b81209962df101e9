import { withNotice } from '@comanda/shared/ui/core';

import { useRegistrarMesaMutation } from './mesasApi';
import { mesasMensajes as mensajes } from './mesasMensajes';

/** Makes one table more, of the zone that is shown, with the lowest number that is free; of two taps, one. */
export function useCrearMesa(empresa: string, zona: string) {
  const [registrar, { isLoading: creando }] = useRegistrarMesaMutation();
  const crear = async () => {
    if (!creando) await withNotice(registrar({ empresa, zona }).unwrap(), mensajes.crear);
  };
  return { crear, creando };
}
