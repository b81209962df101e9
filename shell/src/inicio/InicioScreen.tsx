import './inicio.css';

import { lazy, Suspense, type ComponentType } from 'react';

import type { UsuarioSesion } from '@comanda/shared/contracts/auth/auth';
import { aterrizajeDe } from '@comanda/shared/domain/empresa/perfiles';
import { Link } from '@comanda/shared/router';
import { Icono } from '@comanda/shared/ui/core';

import { useAvisos } from '../marco/avisos/useAvisos';
import { Mostrada } from '../marco/pantallaMostrada';
import type { RutaHallada } from '../rutas/buscarRuta';

import type { ResumenDeInicioProps } from './ResumenDeInicio';

/** The frame is everybody's, and waits for none of it; where it does not come, the tiles say the rest. */
const Resumen = lazy<ComponentType<ResumenDeInicioProps>>(() =>
  import(/* webpackChunkName: "resumen" */ './ResumenDeInicio').catch((error: unknown) => {
    console.error(error);
    return { default: () => null };
  }),
);

type InicioScreenProps = { usuario: UsuarioSesion; rutas: readonly RutaHallada[] };

/** Home of every profile: what it does next, and a tile for each of its screens with what is to be said of it. */
export function InicioScreen({ usuario, rutas }: InicioScreenProps) {
  const delMenu = rutas.filter(({ ruta }) => ruta.menu);
  const avisosDe = useAvisos(rutas);
  const primera = delMenu.find(
    ({ ruta }) => `/admin/${ruta.path}` === aterrizajeDe(usuario.perfil),
  );
  const conEmpresa = (empresa: string | null, texto: string) =>
    usuario.empresa.length > 1 && empresa !== null ? `${empresa}: ${texto}` : texto;
  return (
    <section className="inicio">
      <Mostrada />
      <h2>Hola, {usuario.nombreCompleto}</h2>
      <p className="inicio-perfil">
        {usuario.perfil} · {usuario.empresa.join(', ') || 'Comanda'}
      </p>
      {primera && (
        <Link to={`/admin/${primera.ruta.path}`} className="inicio-primera">
          <Icono nombre={primera.ruta.icono} /> Ir a {primera.ruta.titulo}
        </Link>
      )}
      {delMenu.length === 0 && <p>Todavía no hay pantallas publicadas para su perfil.</p>}
      <ul className="inicio-tarjetas">
        {delMenu.map(({ ruta }) => (
          <li key={ruta.path}>
            <Link to={`/admin/${ruta.path}`} className="ui-tarjeta inicio-tarjeta">
              <Icono nombre={ruta.icono} tamano={28} />
              <strong>{ruta.titulo}</strong>
              {ruta.resumen && (
                <Suspense>
                  <Resumen rutas={rutas} path={ruta.path} conEmpresa={conEmpresa} />
                </Suspense>
              )}
              {avisosDe(ruta.path).map(({ empresa, texto }) => (
                <span key={empresa} className="ui-dato inicio-aviso">
                  <Icono nombre="alerta" tamano={18} />
                  {conEmpresa(empresa, texto)}
                </span>
              ))}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
