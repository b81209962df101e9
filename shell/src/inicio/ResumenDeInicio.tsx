import type { RutaHallada } from '../rutas/buscarRuta';

import { useResumen } from './useResumen';

export type ResumenDeInicioProps = {
  rutas: readonly RutaHallada[];
  path: string;
  /** The text, with the name of its company where there are several. */
  conEmpresa: (empresa: string | null, texto: string) => string;
};

/** How the business behind one screen stands, on its tile. */
export default function ResumenDeInicio({ rutas, path, conEmpresa }: ResumenDeInicioProps) {
  return useResumen(rutas)(path).map(({ empresa, texto }) => (
    <span key={`${empresa ?? ''} ${texto}`} className="inicio-resumen">
      {conEmpresa(empresa, texto)}
    </span>
  ));
}
