import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';

import type { UsuarioSesion } from '@comanda/shared/contracts/auth/auth';
import { empresaEnUso, empresasDeArea } from '@comanda/shared/domain/empresa/empresasDeArea';
import { eligeEmpresa } from '@comanda/shared/domain/empresa/perfiles';
import { selectEmpresa } from '@comanda/shared/session';

import { hayTrabajoAbierto } from '../novedades/trabajoAbierto';
import type { RutaHallada } from '../rutas/buscarRuta';

/**
 * The companies of the user that have the area of the open screen; null where the screen is of none. The one in use whose
 * area was just switched off stays with something unsaved in it, as the screen does (useRutaAbierta).
 */
export function useEmpresasDePantalla(
  usuario: UsuarioSesion,
  rutas: readonly RutaHallada[],
  pathname: string,
): readonly string[] | null {
  const elegida = useSelector(selectEmpresa);
  const area = rutas.find(({ ruta }) => `/admin/${ruta.path}` === pathname)?.area.descriptor.area;
  const conArea = useMemo(
    () => (area === undefined ? null : empresasDeArea(usuario, area)),
    [usuario, area],
  );
  const puede = conArea && empresaEnUso(elegida, conArea, eligeEmpresa(usuario.perfil));
  const [tenida, setTenida] = useState({ pathname, elegida, empresa: puede });
  const sigue = tenida.pathname === pathname && tenida.elegida === elegida;
  const perdida = sigue && tenida.empresa !== null && !conArea?.includes(tenida.empresa);
  const queda = perdida && hayTrabajoAbierto() ? tenida.empresa : null;
  if (queda === null && (!sigue || tenida.empresa !== puede))
    setTenida({ pathname, elegida, empresa: puede });

  return useMemo(() => {
    if (conArea === null) return null;
    const estas = usuario.empresa.filter((una) => una === queda || conArea.includes(una));
    return estas.length > 0 ? estas : usuario.empresa; // none has it: the area's own screen says so
  }, [conArea, queda, usuario.empresa]);
}
