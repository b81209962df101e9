import '@comanda/shared/ui/controles.css';
import './marco.css';

import { useEffect, useState } from 'react';

import type { UsuarioSesion } from '@comanda/shared/contracts/auth';
import { Navigate, useLocation } from '@comanda/shared/router';
import { EmpresasDePantalla, useUsuario } from '@comanda/shared/session';

import { recargarArranque, useArranque } from '../arranque/arranque';
import { Novedad } from '../novedades/Novedad';
import { useRelectura } from '../novedades/useRelectura';
import { useRutaAbierta } from '../novedades/useRutaAbierta';
import { useTomarNovedad } from '../novedades/useTomarNovedad';
import { AdminRutas } from '../rutas/AdminRutas';
import { CambioDeUsuario } from '../pin/CambioDeUsuario';
import { tienePin } from '../pin/tienePin';
import { rutasDe, type RutaHallada } from '../rutas/buscarRuta';
import { TRAS_LOGIN } from '../rutas/retorno';

import { Cabecera } from './Cabecera';
import { guardarLateral, leerLateral } from './anchoLateral';
import { Lateral } from './Lateral';
import { useMenuDeTelefono } from './useMenuDeTelefono';
import { useSalidaPedida } from './useCerrarSesion';
import { useDestinoDeOtro } from './useDestinoDeOtro';
import { useEmpresasAlDia } from './useEmpresasAlDia';
import { useEmpresasDePantalla } from './useEmpresasDePantalla';
import { useTeclaDeAyuda } from './useTeclaDeAyuda';
import { useTitulo } from './useTitulo';
import { Visible } from './Visible';

/** For who has something to do first: there is nowhere to go (ADR 28). */
const NINGUNA: readonly RutaHallada[] = [];

/** Menu, header and the screen of the address. */
export default function Marco() {
  const usuario = useUsuario();
  return usuario && <MarcoDe usuario={usuario} />;
}

function MarcoDe({ usuario }: { usuario: UsuarioSesion }) {
  const { areas, usuario: deArranque } = useArranque();
  const [lateral, setLateral] = useState(leerLateral);
  const { pathname } = useLocation();
  const rutas = usuario.pendiente ? NINGUNA : rutasDe(areas, usuario.perfil);
  const abiertas = useRutaAbierta(rutas, pathname);
  const empresas = useEmpresasDePantalla(usuario, abiertas, pathname);
  const titulo = useTitulo(abiertas, pathname);
  const listo = deArranque?.id === usuario.id;
  const fallo = useArranqueDe(listo);
  const { cubre, abre, cierra } = useMenuDeTelefono(lateral);
  const destino = useDestinoDeOtro(usuario);
  useEmpresasAlDia(deArranque);
  useSalidaPedida();
  useTeclaDeAyuda();
  useRelectura();
  useTomarNovedad();

  const onLateral = () => {
    const otro = lateral === '100%' ? '3%' : '100%';
    guardarLateral(otro);
    setLateral(otro);
  };

  return (
    <EmpresasDePantalla value={empresas}>
      <div className="marco" data-lateral={lateral}>
        <Lateral
          usuario={usuario}
          rutas={rutas}
          ancho={lateral}
          cubre={cubre}
          refAlternar={cierra}
          onAlternar={onLateral}
        />
        <div className="marco-columna" inert={cubre}>
          <Cabecera
            titulo={titulo}
            usuario={usuario}
            rutas={rutas}
            refMenu={abre}
            onMenu={onLateral}
          />
          <Novedad />
          <main className="marco-contenido" id="contenido">
            {fallo && <Sin motivo={fallo} />}
            {destino !== null && <Navigate replace to={destino} state={TRAS_LOGIN} />}
            {listo && destino === null && <AdminRutas usuario={usuario} rutas={abiertas} />}
          </main>
        </div>
        {tienePin(usuario) && <CambioDeUsuario />}
        <Visible />
      </div>
    </EmpresasDePantalla>
  );
}

/** After a login the boot document of before is of nobody: asks for the user's own. */
function useArranqueDe(listo: boolean): string | null {
  const [fallo, setFallo] = useState<string | null>(null);
  useEffect(() => {
    if (listo) return;
    recargarArranque().catch((error: unknown) => {
      console.error(error);
      setFallo('No se pudo cargar el menu');
    });
  }, [listo]);
  return listo ? null : fallo;
}

function Sin({ motivo }: { motivo: string }) {
  return (
    <div className="ui-vista" role="alert">
      <p>{motivo}</p>
      <button type="button" className="ui-boton" onClick={() => location.reload()}>
        Reintentar
      </button>
    </div>
  );
}
