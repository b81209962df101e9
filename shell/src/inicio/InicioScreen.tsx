import './inicio.css';

import type { UsuarioSesion } from '@comanda/shared/contracts/auth';
import { Link } from '@comanda/shared/router';
import { Icono } from '@comanda/shared/ui/core';

import { Mostrada } from '../marco/pantallaMostrada';
import type { RutaHallada } from '../rutas/buscarRuta';

type InicioScreenProps = { usuario: UsuarioSesion; rutas: readonly RutaHallada[] };

/** Home of every profile: a greeting and a tile for each of its screens. */
export function InicioScreen({ usuario, rutas }: InicioScreenProps) {
  const delMenu = rutas.filter(({ ruta }) => ruta.menu);
  return (
    <section className="inicio">
      <Mostrada />
      <h2>Hola, {usuario.nombreCompleto}</h2>
      <p className="inicio-perfil">
        {usuario.perfil} · {usuario.empresa.join(', ') || 'Comanda'}
      </p>
      {delMenu.length === 0 && <p>Todavia no hay pantallas publicadas para su perfil.</p>}
      <ul className="inicio-tarjetas">
        {delMenu.map(({ ruta }) => (
          <li key={ruta.path}>
            <Link to={`/admin/${ruta.path}`} className="ui-tarjeta inicio-tarjeta">
              <Icono nombre={ruta.icono} tamano={28} />
              <strong>{ruta.titulo}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
