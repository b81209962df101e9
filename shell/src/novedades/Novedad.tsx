import './novedades.css';

import { useEffect, useState } from 'react';

import { hayTrabajoDeclarado } from '@comanda/shared/piezas/trabajo';

import { useNovedadDesde } from './novedad';
import { recargar } from './recargar';

/** Until then it is taken up by itself, and is nobody's business. */
const AVISAR_MS = 60 * 60_000;

/** Says that a new version has waited for an hour, since something is open, and offers to take it up. */
export function Novedad() {
  const desde = useNovedadDesde();
  return desde !== null && <Espera key={desde} desde={desde} />;
}

function Espera({ desde }: { desde: number }) {
  const [tarda, setTarda] = useState(false);
  useEffect(() => {
    const reloj = setTimeout(() => setTarda(true), desde + AVISAR_MS - Date.now());
    return () => clearTimeout(reloj);
  }, [desde]);
  if (!tarda) return null;
  return (
    <div className="novedad" role="status">
      <span>
        Hay una versión nueva. Se tomará al{' '}
        {hayTrabajoDeclarado() ? 'terminar la venta' : 'cambiar de pantalla'}
      </span>
      <button type="button" className="ui-boton" onClick={() => void recargar()}>
        Actualizar ahora
      </button>
    </div>
  );
}
