import type { EmpresaId } from '../acceso/tenant';

/** Companies whose lists are asked for at the same time by one process. */
const EMPRESAS = 200;

type Opciones = {
  /** What is large is kept no longer than those who were told together need to ask. */
  duraMs?: number;
};

/**
 * What depends on a company and on the version of it alone is read once for all who ask: those who come while it is
 * read wait for the same answer. What is read may be newer than its version says, never older. A lower number than that
 * of a list already read is of another count (a backup was restored, another server took over): it is read anew.
 */
export function porVersion<Lista>(
  leer: (empresa: EmpresaId) => Promise<Lista>,
  { duraMs }: Opciones = {},
) {
  type Leida = { version: number; lista: Promise<Lista>; entera: boolean };
  const leidas = new Map<EmpresaId, Leida>();

  return async (empresa: EmpresaId, version: number): Promise<Lista> => {
    const previa = leidas.get(empresa);
    if (previa && sirve(previa, version)) return previa.lista;
    const leida: Leida = { version, lista: leer(empresa), entera: false };
    leidas.delete(empresa);
    leidas.set(empresa, leida);
    const [vieja] = leidas.keys();
    if (leidas.size > EMPRESAS && vieja !== undefined) leidas.delete(vieja);
    const olvidar = () => {
      if (leidas.get(empresa) === leida) leidas.delete(empresa); // the next one asks again
    };
    leida.lista.then(() => {
      leida.entera = true;
      if (duraMs !== undefined) setTimeout(olvidar, duraMs).unref();
    }, olvidar);
    return leida.lista;
  };
}

const sirve = (leida: { version: number; entera: boolean }, version: number): boolean =>
  leida.version === version || (leida.version > version && !leida.entera);
