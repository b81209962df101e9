import './novedades.css';

import { useEffect, useState } from 'react';

import { hayTrabajoDeclarado } from '@comanda/shared/piezas/trabajo';
import { confirmar } from '@comanda/shared/ui/core';

import { useNovedadDesde } from './novedad';
import { pagina } from './pagina';
import { hayTrabajoAbierto } from './trabajoAbierto';

/** Until then it is taken up by itself, and is nobody's business. */
const AVISAR_MS = 60 * 60_000;

const CON_ALGO_ABIERTO = {
  titulo: '¿Actualizar ahora?',
  texto: 'Lo que escribio y no ha guardado se pierde. Las ventas abiertas se conservan.',
  aceptar: 'Actualizar ahora',
  peligro: true,
};

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
  const onActualizar = async () => {
    if (!hayTrabajoAbierto() || (await confirmar(CON_ALGO_ABIERTO))) pagina.recargar();
  };
  return (
    <div className="novedad" role="status">
      <span>
        Hay una version nueva. Se tomara al{' '}
        {hayTrabajoDeclarado() ? 'terminar la venta' : 'cambiar de pantalla'}
      </span>
      <button type="button" className="ui-boton" onClick={() => void onActualizar()}>
        Actualizar ahora
      </button>
    </div>
  );
}
