import './novedades.css';

import type { UsuarioSesion } from '@comanda/shared/contracts/auth/auth';
import { empresasDeArea } from '@comanda/shared/domain/empresa/empresasDeArea';
import { useLocation } from '@comanda/shared/router';
import { useEmpresaActiva } from '@comanda/shared/session';

import type { RutaHallada } from '../rutas/buscarRuta';

type AreaRetiradaProps = { usuario: UsuarioSesion; rutas: readonly RutaHallada[] };

/**
 * What is half done on a screen keeps it open though the operator has switched its area off (useRutaAbierta). Who works there is told
 * before they send it in vain, and who can undo it.
 */
export function AreaRetirada({ usuario, rutas }: AreaRetiradaProps) {
  const { pathname } = useLocation();
  const { empresa } = useEmpresaActiva();
  const hallada = rutas.find(({ ruta }) => `/admin/${ruta.path}` === pathname);
  if (!hallada || empresa === null) return null;
  const { area, titulo } = hallada.area.descriptor;
  if (empresasDeArea(usuario, area).includes(empresa)) return null;
  return (
    <div className="novedad novedad-grave" role="alert">
      <span>
        <strong>
          El operador desactivó {titulo} en {empresa}.
        </strong>{' '}
        Lo que tiene abierto sigue en esta pantalla, pero no se puede guardar ni cobrar hasta que el
        operador vuelva a activar esta área: pídaselo. Este aviso se quita solo.
      </span>
    </div>
  );
}
