import './inicio.css';

import { useMemo } from 'react';

import type { UsuarioSesion } from '@comanda/shared/contracts/auth/auth';
import { PERFILES_SIN_EMPRESA } from '@comanda/shared/contracts/auth/perfiles';
import { aterrizajeDe } from '@comanda/shared/domain/empresa/perfiles';
import { PorEmpresa } from '@comanda/shared/piezas/vista';
import { Link } from '@comanda/shared/router';
import { useEmpresaActiva, useUsuario } from '@comanda/shared/session';
import { Icono } from '@comanda/shared/ui/core';

import { useArranque } from '../arranque/arranque';
import { rutasDe, type RutaHallada } from '../rutas/buscarRuta';

import { Tareas } from './Tareas';
import { TarjetaDeArea } from './TarjetaDeArea';
import { tarjetasDe, tarjetasEn, type TarjetaHallada, type Tarjetas } from './tarjetasDe';

/** Home of every profile: what it is about today, what needs it, how it goes. Areas say what; none is known here by name. */
export default function InicioScreen() {
  const usuario = useUsuario();
  return usuario && <InicioDe usuario={usuario} />;
}

function InicioDe({ usuario }: { usuario: UsuarioSesion }) {
  const { areas } = useArranque();
  const rutas = rutasDe(areas, usuario.perfil);
  const { empresa } = useEmpresaActiva();
  const todas = useMemo(() => tarjetasDe(areas, usuario.perfil), [areas, usuario.perfil]);
  const deAlguna = Object.values(todas).some((unas) => unas.length > 0);
  const tarjetas = empresa === null ? todas : tarjetasEn(todas, usuario, empresa);
  const conHero = tarjetas.hero.length > 0;
  return (
    <section className="inicio">
      <div className={conHero ? 'solo-lector' : 'ui-tarjeta inicio-saludo'}>
        <Saludo usuario={usuario} rutas={rutas} />
      </div>
      {deAlguna && usuario.empresa.length > 0 ? (
        <PorEmpresa selector="botones">
          {() => <Lugares tarjetas={tarjetas} rutas={rutas} />}
        </PorEmpresa>
      ) : (
        <Lugares tarjetas={tarjetas} rutas={rutas} />
      )}
    </section>
  );
}

type LugaresProps = {
  tarjetas: Tarjetas;
  rutas: readonly RutaHallada[];
};

function Lugares({ tarjetas, rutas }: LugaresProps) {
  return (
    <>
      <div className="inicio-hero">
        <Lugar tarjetas={tarjetas.hero} />
        <Tareas rutas={rutas} />
        <Lugar tarjetas={tarjetas.tareas} />
      </div>
      <div className="inicio-pulso">
        <Lugar tarjetas={tarjetas.pulso} />
      </div>
      <div className="inicio-lista">
        <Lugar tarjetas={tarjetas.lista} />
      </div>
    </>
  );
}

function Lugar({ tarjetas }: { tarjetas: readonly TarjetaHallada[] }) {
  return tarjetas.map(({ area, path }) => (
    <div key={`${area.contenedor} ${path}`}>
      <TarjetaDeArea area={area} path={path} />
    </div>
  ));
}

const SIN_EMPRESA: readonly string[] = PERFILES_SIN_EMPRESA;

const porQueNada = ({ perfil, empresa }: UsuarioSesion): string =>
  empresa.length > 0 || SIN_EMPRESA.includes(perfil)
    ? 'Todavía no hay pantallas publicadas para su perfil.'
    : 'Ninguna empresa suya está en uso: pida a quien administra su cuenta que le dé acceso a una.';

/** Who it is, and the screen that this profile goes to next. */
function Saludo({ usuario, rutas }: { usuario: UsuarioSesion; rutas: readonly RutaHallada[] }) {
  const primera = rutas.find(({ ruta }) => `/admin/${ruta.path}` === aterrizajeDe(usuario.perfil));
  return (
    <>
      <div>
        <h2>Hola, {usuario.nombreCompleto}</h2>
        <p>
          {usuario.perfil} · {usuario.empresa.join(', ') || 'Comanda'}
        </p>
        {!rutas.some(({ ruta }) => ruta.menu) && <p>{porQueNada(usuario)}</p>}
      </div>
      {primera && (
        <Link to={`/admin/${primera.ruta.path}`} className="inicio-primera">
          <Icono nombre={primera.ruta.icono} /> Ir a {primera.ruta.titulo}
        </Link>
      )}
    </>
  );
}
