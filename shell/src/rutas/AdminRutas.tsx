import type { UsuarioSesion } from '@comanda/shared/contracts/auth/auth';
import { aterrizajeDe, primeraDe } from '@comanda/shared/domain/empresa/perfiles';
import { Link, Navigate, Route, Routes, useLocation } from '@comanda/shared/router';

import { useArranque } from '../arranque/arranque';
import { PantallaDeArea } from '../marco/PantallaDeArea';
import { Mostrada } from '../marco/pantallaMostrada';
import { PantallaPropia } from '../marco/PantallaPropia';
import { rutasApagadas, type RutaHallada } from './buscarRuta';
import { RUTA_CUENTA, PROPIAS } from './propias';
import { esTrasLogin } from './retorno';

/** What the address of an area says that the operator has switched off for the user's companies. */
function AreaNoHabilitada() {
  return (
    <div className="ui-vista">
      <Mostrada />
      <h2>Área no habilitada</h2>
      <p>Pida al operador que la active para su empresa.</p>
      <Link to="/admin/index">Ir al inicio</Link>
    </div>
  );
}

const INDICE = '/admin/index';

/** Where a login leads that asked for an address which is not theirs: to the first of those, or on from the one that is not either. */
function trasDe(llegadas: readonly string[], pathname: string): string {
  return llegadas[llegadas.lastIndexOf(pathname) + 1] ?? INDICE;
}

type Lugar = { pathname: string; state: unknown };
type AdminRutasProps = { usuario: UsuarioSesion; rutas: readonly RutaHallada[] };

/**
 * The screens of this profile; any other address of the zone leads to /admin/index (spec section 2), after a login
 * to the first of them.
 */
export function AdminRutas({ usuario, rutas }: AdminRutasProps) {
  const { apagadas } = useArranque();
  const lugar: Lugar = useLocation();
  if (usuario.pendiente) return <SoloCuenta />;
  const llegadas = [primeraDe(usuario), aterrizajeDe(usuario.perfil)];
  const otra = esTrasLogin(lugar.state) ? trasDe(llegadas, lugar.pathname) : INDICE;
  return (
    <Routes>
      {PROPIAS.map(({ path, ...propia }) => (
        <Route key={path} path={path} element={<PantallaPropia key={path} {...propia} />} />
      ))}
      {rutas.map(({ area, ruta }) => (
        <Route
          key={ruta.path}
          path={ruta.path}
          element={<PantallaDeArea area={area} ruta={ruta} />}
        />
      ))}
      {rutasApagadas(apagadas, usuario.perfil).map(({ path }) => (
        <Route key={path} path={path} element={<AreaNoHabilitada />} />
      ))}
      <Route path="*" element={<Navigate replace to={otra} />} />
    </Routes>
  );
}

/** Who has something to do first finds no other address (ADR 28). */
function SoloCuenta() {
  return (
    <Routes>
      <Route path={RUTA_CUENTA.path} element={<PantallaPropia {...RUTA_CUENTA} />} />
      <Route path="*" element={<Navigate replace to={`/admin/${RUTA_CUENTA.path}`} />} />
    </Routes>
  );
}
