import '@comanda/shared/ui/controles.css';
import '@comanda/shared/ui/cajas.css';
import './marco.css';

import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';

import { refrescarSesion, type AppStore } from '@comanda/shared/api';
import type { UsuarioSesion } from '@comanda/shared/contracts/auth/auth';
import { ICONOS } from '@comanda/shared/contracts/plataforma/iconos';
import type { Arranque, RutaArea } from '@comanda/shared/contracts/plataforma/plataforma';
import { primeraDe } from '@comanda/shared/domain/empresa/perfiles';
import { useEscaner } from '@comanda/shared/piezas/escaner';
import { Navigate, useLocation, useNavigate } from '@comanda/shared/router';
import { useMedia } from '@comanda/shared/piezas/vista';
import { EmpresasDePantalla, empresasReleidas, useUsuario } from '@comanda/shared/session';
import { traerIconos } from '@comanda/shared/ui/core';

import { recargarArranque, useArranque } from '../arranque/arranque';
import { useAreaEnPantalla } from '../contencion/useAreaEnPantalla';
import { AreaRetirada } from '../novedades/AreaRetirada';
import { Novedad } from '../novedades/Novedad';
import { pagina } from '../novedades/pagina';
import { useRelectura } from '../novedades/useRelectura';
import { useRutaAbierta } from '../novedades/useRutaAbierta';
import { useTomarNovedad } from '../novedades/useTomarNovedad';
import { VueltaOfrecida } from '../novedades/VueltaOfrecida';
import { CambioDeUsuario } from '../pin/CambioDeUsuario';
import { tienePin } from '../pin/tienePin';
import { AdminRutas } from '../rutas/AdminRutas';
import { rutasDe, type RutaHallada } from '../rutas/buscarRuta';
import { AYUDA, PROPIAS } from '../rutas/propias';
import { TRAS_LOGIN } from '../rutas/retorno';
import { trabajarDePie } from '../tema/temaElegido';
import { BarraMovil } from './BarraMovil';
import { Cabecera } from './Cabecera';
import { Lateral } from './Lateral';
import { useSalidaPedida } from './useCerrarSesion';
import { useEmpresasDePantalla } from './useEmpresasDePantalla';
import { useFlujo } from './useFlujo';
import { useSesionSinUso } from './useSesionSinUso';
import { useLateral } from './useLateral';
import { Visible } from './Visible';

/** No area of who is in is fetched before this is here. */
export { precargarDestino, precargarRuta } from '../arranque/precargarDestino';
export { contener } from '../contencion/contener';

traerIconos(ICONOS);

const MARCA = 'Comanda';

const halladaEn = (rutas: readonly RutaHallada[], pathname: string): RutaHallada | undefined =>
  rutas.find(({ ruta }) => `/admin/${ruta.path}` === pathname);

/** The name of the matching route, the product's when none matches (spec section 2), also in the window's title. */
function useTitulo(rutas: readonly RutaHallada[], pathname: string): string {
  const conocidas = [...PROPIAS, ...rutas.map(({ ruta }) => ruta)];
  const titulo = conocidas.find(({ path }) => `/admin/${path}` === pathname)?.titulo ?? MARCA;
  useEffect(() => {
    document.title = titulo === MARCA ? MARCA : `${titulo} · ${MARCA}`;
  }, [titulo, pathname]); // also where a screen has said another
  return titulo;
}

const SE_ESCRIBE = 'input, textarea, select, [contenteditable="true"], [role="dialog"]';

/** '?' leads to the help, where it is no letter of a text and the screen has no use of its own for it (the till's list). */
function useTeclaDeAyuda(): void {
  const navigate = useNavigate();
  const ir = useEffectEvent((event: KeyboardEvent) => {
    if (!event.defaultPrevented) void navigate(`/admin/${AYUDA.path}`);
  });
  useEffect(() => {
    const oir = (event: KeyboardEvent) => {
      const { target } = event;
      const escribe = target instanceof Element && target.closest(SE_ESCRIBE) !== null;
      if (event.key !== '?' || escribe || document.querySelector('[role="dialog"]')) return;
      setTimeout(() => ir(event)); // after the screen, which listens too
    };
    window.addEventListener('keydown', oir);
    return () => window.removeEventListener('keydown', oir);
  }, []);
}

/** On every screen: what a scanner reads is no amount (piezas/escaner), whoever hears it besides. */
const useSinCodigosEnMontos = () => useEscaner({ alLeer: () => 'tecleado' });

/**
 * Each boot document that is read says anew who its user is by now, which companies they have and what these have on. The one that
 * was there first may be of before they came in: of who they are, the session knows better.
 */
function useUsuarioAlDia(usuario: UsuarioSesion, deArranque: UsuarioSesion | null): void {
  const dispatch = useDispatch();
  const [primero] = useState(deArranque);
  const releer = useEffectEvent((leido: UsuarioSesion) => {
    const { id, empresa, areas } = leido;
    dispatch(empresasReleidas(leido === primero ? { ...usuario, id, empresa, areas } : leido));
  });
  useEffect(() => {
    if (deArranque) releer(deArranque);
  }, [deArranque]);
}

/** Who takes the page over from another begins at their first screen; null once they are there, and for everybody else. */
function useDestinoDeOtro(usuario: UsuarioSesion): string | null {
  const { id } = usuario;
  const { pathname } = useLocation();
  const [llegado, setLlegado] = useState(id);
  const destino = primeraDe(usuario);
  if (llegado === id) return null;
  if (pathname !== destino) return destino;
  setLlegado(id);
  return null;
}

/** For who has something to do first: there is nowhere to go (ADR 28). */
const NINGUNA: readonly RutaHallada[] = [];

/** Menu, header and the screen of the address. */
export default function Marco() {
  const usuario = useUsuario();
  return usuario && <MarcoDe usuario={usuario} />;
}

function MarcoDe({ usuario }: { usuario: UsuarioSesion }) {
  const { areas, usuario: deArranque } = useArranqueDe(usuario);
  const { pathname } = useLocation();
  const rutas = usuario.pendiente ? NINGUNA : rutasDe(areas, usuario.perfil);
  const abiertas = useRutaAbierta(rutas, pathname);
  const empresas = useEmpresasDePantalla(usuario, abiertas, pathname);
  const titulo = useTitulo(abiertas, pathname);
  const listo = deArranque?.id === usuario.id;
  const fallo = useTraerArranque(usuario);
  const { area: suya, ruta } = halladaEn(abiertas, pathname) ?? {};
  const { ancho, cubre, abre, cierra, alternar } = useLateral(ruta);
  const conBarra = useBarra(ruta);
  useDePie(ruta);
  const destino = useDestinoDeOtro(usuario);
  useUsuarioAlDia(usuario, deArranque);
  useAreaEnPantalla(suya?.descriptor.area);
  useSalidaPedida();
  useSesionSinUso();
  useTeclaDeAyuda();
  useSinCodigosEnMontos();
  useRelectura();
  useTomarNovedad();
  useFlujo();

  return (
    <EmpresasDePantalla value={empresas}>
      <div className="marco" data-lateral={ancho}>
        <Lateral
          usuario={usuario}
          rutas={rutas}
          ancho={ancho}
          cubre={cubre}
          refAlternar={cierra}
          onAlternar={alternar}
        />
        <div className="marco-columna" inert={cubre}>
          <Cabecera
            titulo={titulo}
            usuario={usuario}
            rutas={rutas}
            conMenu={!conBarra}
            refMenu={abre}
            onMenu={alternar}
          />
          <div>
            <Novedad />
            <VueltaOfrecida />
            <AreaRetirada usuario={usuario} rutas={abiertas} />
          </div>
          <main className="marco-contenido" id="contenido">
            {fallo && !listo && <Sin motivo={fallo} />}
            {destino !== null && <Navigate replace to={destino} state={TRAS_LOGIN} />}
            {listo && destino === null && <AdminRutas usuario={usuario} rutas={abiertas} />}
          </main>
          {conBarra && (
            <BarraMovil usuario={usuario} rutas={rutas} refMas={abre} onMas={alternar} />
          )}
        </div>
        {tienePin(usuario) && <CambioDeUsuario />}
        <Visible />
      </div>
    </EmpresasDePantalla>
  );
}

/** A phone held upright: its thumb is at the lower edge. */
const DE_TELEFONO = '(max-width: 767px) and (min-height: 500px)';

/** The till has a bar of its own. */
const useBarra = (ruta: RutaArea | undefined): boolean => useMedia(DE_TELEFONO) && !ruta?.contraido;

/** Before anything is drawn: what has been drawn smaller would move. */
function useDePie(ruta: RutaArea | undefined): void {
  const dePie = ruta?.mano ?? false;
  useLayoutEffect(() => {
    if (!dePie) return;
    trabajarDePie(true);
    return () => trabajarDePie(false);
  }, [dePie]);
}

const esDe = ({ usuario }: Arranque, { id }: UsuarioSesion): boolean => usuario?.id === id;

/**
 * The last boot document that is of who is in. One of nobody, which comes where the cookie was lost, takes nothing from the screen:
 * whether the session has ended is said by its renewal.
 */
function useArranqueDe(usuario: UsuarioSesion): Arranque {
  const ultimo = useArranque();
  const [suyo, setSuyo] = useState(ultimo);
  if (suyo !== ultimo && (esDe(ultimo, usuario) || !esDe(suyo, usuario))) setSuyo(ultimo);
  return esDe(ultimo, usuario) ? ultimo : suyo;
}

/** After a login the boot document of before is of nobody: asks for the user's own. What went wrong, where there is nothing to show. */
function useTraerArranque(usuario: UsuarioSesion): string | null {
  const store = useStore() as AppStore; // the page's one
  const [fallo, setFallo] = useState<string | null>(null);
  const { id } = usuario;
  const suyo = esDe(useArranque(), usuario);
  useEffect(() => {
    if (suyo) return;
    traer(id, store).catch((error: unknown) => {
      console.error(error);
      setFallo('No se pudo cargar el menú');
    });
  }, [id, suyo, store]);
  return suyo ? null : fallo;
}

/** The cookie may be one of before, whose successor was lost: the renewal brings it, or says that the session has ended. */
async function traer(id: string, store: AppStore): Promise<void> {
  const { usuario } = await recargarArranque();
  if (usuario?.id === id) return;
  const sesion = await refrescarSesion(store);
  if (!('token' in sesion) || sesion.id !== id) return;
  const { usuario: deNuevo } = await recargarArranque();
  if (deNuevo?.id !== id) throw new Error('arranque: it is of somebody else after a renewal');
}

function Sin({ motivo }: { motivo: string }) {
  return (
    <div className="ui-vista" role="alert">
      <p>{motivo}</p>
      <button type="button" className="ui-boton" onClick={pagina.recargar}>
        Reintentar
      </button>
    </div>
  );
}
