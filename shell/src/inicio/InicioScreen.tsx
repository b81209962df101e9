import './inicio.css';

import type { UsuarioSesion } from '@comanda/shared/contracts/auth';
import { Link } from '@comanda/shared/router';
import { Icono } from '@comanda/shared/ui/core';

import { useAvisos } from '../marco/avisos/useAvisos';
import { Mostrada } from '../marco/pantallaMostrada';
import type { RutaHallada } from '../rutas/buscarRuta';

type InicioScreenProps = { usuario: UsuarioSesion; rutas: readonly RutaHallada[] };

/** Home of every profile: a greeting and a tile for each of its screens. */
export function InicioScreen({ usuario, rutas }: InicioScreenProps) {
  const delMenu = rutas.filter(({ ruta }) => ruta.menu);
  const avisosDe = useAvisos(rutas);
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
              {avisosDe(ruta.path).map(({ empresa, texto }) => (
                <span key={empresa} className="ui-dato inicio-aviso">
                  <Icono nombre="alerta" tamano={18} />
                  {usuario.empresa.length > 1 ? `${empresa}: ${texto}` : texto}
                </span>
              ))}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
