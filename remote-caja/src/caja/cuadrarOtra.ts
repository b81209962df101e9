import { useSearchParams } from '@comanda/shared/router';
import { useEmpresaActiva } from '@comanda/shared/session';

/** In the address: the screen opens on the count, once its drawers are read. */
export const CUADRAR = 'cuadrar';
/** Whose drawer was closed on the way. */
const TRAS = 'tras';

/** The companies whose drawers were closed on the way to this one. */
export function useCuadradas(): readonly string[] {
  return useSearchParams()[0].getAll(TRAS);
}

/** From the drawer of one company to that of another, which is counted at once. */
export function useCuadrarOtra(empresa: string): (otra: string) => void {
  const { elegir } = useEmpresaActiva();
  const [parametros, setParametros] = useSearchParams();
  return (otra) => {
    const nuevos = new URLSearchParams(parametros);
    nuevos.set(CUADRAR, otra);
    nuevos.append(TRAS, empresa);
    setParametros(nuevos, { replace: true });
    elegir(otra);
  };
}
