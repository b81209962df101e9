import type { EmpresaId } from '../acceso/tenant';

/** Companies whose lists are asked for at the same time by one process. */
const EMPRESAS = 200;

type Opciones = {
  /** What is large is kept no longer than those who were told together need to ask. */
  duraMs?: number;
};

/**
 * What depends on a company and on the version of it alone is read once for all who ask: those who come while it is
 * read wait for the same answer. What is read may be newer than its version says, never older.
 */
export function porVersion<Lista>(
  leer: (empresa: EmpresaId) => Promise<Lista>,
  { duraMs }: Opciones = {},
) {
  const leidas = new Map<EmpresaId, { version: number; lista: Promise<Lista> }>();

  return async (empresa: EmpresaId, version: number): Promise<Lista> => {
    const previa = leidas.get(empresa);
    if (previa && previa.version >= version) return previa.lista;
    const leida = { version, lista: leer(empresa) };
    leidas.delete(empresa);
    leidas.set(empresa, leida);
    const [vieja] = leidas.keys();
    if (leidas.size > EMPRESAS && vieja !== undefined) leidas.delete(vieja);
    const olvidar = () => {
      if (leidas.get(empresa) === leida) leidas.delete(empresa); // the next one asks again
    };
    leida.lista.then(() => {
      if (duraMs !== undefined) setTimeout(olvidar, duraMs).unref();
    }, olvidar);
    return leida.lista;
  };
}
