import type { UsuarioSesion } from '@comanda/shared/contracts/auth';
import { Navigate, Route, Routes } from '@comanda/shared/router';

import { useArranque } from '../arranque/arranque';
import { InicioScreen } from '../inicio/InicioScreen';
import { PantallaArea } from '../marco/PantallaArea';

import { AreaNoHabilitada } from './AreaNoHabilitada';
import { rutasApagadas, type RutaHallada } from './buscarRuta';

type AdminRutasProps = { usuario: UsuarioSesion; rutas: readonly RutaHallada[] };

/** The screens of this profile; any other address of the zone leads to /admin/index (spec section 2). */
export function AdminRutas({ usuario, rutas }: AdminRutasProps) {
  const { apagadas } = useArranque();
  return (
    <Routes>
      <Route path="index" element={<InicioScreen usuario={usuario} rutas={rutas} />} />
      {rutas.map(({ area, ruta }) => (
        <Route
          key={ruta.path}
          path={ruta.path}
          element={<PantallaArea area={area} ruta={ruta} />}
        />
      ))}
      {rutasApagadas(apagadas, usuario.perfil).map(({ path }) => (
        <Route key={path} path={path} element={<AreaNoHabilitada />} />
      ))}
      <Route path="*" element={<Navigate replace to="/admin/index" />} />
    </Routes>
  );
}
