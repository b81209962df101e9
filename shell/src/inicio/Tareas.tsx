import { useId } from 'react';

import { Link } from '@comanda/shared/router';
import { useEmpresaActiva } from '@comanda/shared/session';
import { Icono } from '@comanda/shared/ui/core';

import { useAsuntos } from '../marco/atencion/useAsuntos';
import { pideAlgo, useAvisos } from '../marco/avisos/useAvisos';
import type { RutaHallada } from '../rutas/buscarRuta';

type Tarea = {
  clave: string;
  texto: string;
  empresa: string;
  cuantos: number;
  /** The screen where it is seen to. */
  donde: string;
  icono: string;
  /** What is done there, in full; a card has room for its first word. */
  verbo: string;
  a: string;
};

/** What waits behind the screens of this profile, in all its companies, each once. */
function useTareas(rutas: readonly RutaHallada[]): readonly Tarea[] {
  const asuntos = useAsuntos(rutas);
  const avisosDe = useAvisos(rutas);
  const porPath = new Map(rutas.map(({ ruta }) => [`/admin/${ruta.path}`, ruta]));
  const pantallaDe = (destino: string) => {
    const ruta = porPath.get(destino.replace(/[?].*/, ''));
    return { donde: ruta?.titulo ?? '', icono: ruta?.icono ?? 'alerta' };
  };
  const dichas = new Set(asuntos.map(({ empresa, destino }) => `${empresa} ${destino}`));
  const avisos = rutas
    .flatMap(({ ruta: { path, titulo, icono } }) =>
      avisosDe(path)
        .filter(pideAlgo)
        .map(({ empresa, texto, cuantos }) => ({
          clave: `${empresa} ${path}`,
          texto,
          empresa,
          cuantos,
          donde: titulo,
          icono,
          verbo: 'Ver',
          a: `/admin/${path}`,
        })),
    )
    .filter(({ empresa, a }) => !dichas.has(`${empresa} ${a}`));
  return [
    ...asuntos.map(({ destino, ...asunto }) => ({
      ...asunto,
      ...pantallaDe(destino),
      a: destino,
    })),
    ...avisos,
  ];
}

/** What needs this person, each with where it is seen to; nothing stands here while nothing does. */
export function Tareas({ rutas }: { rutas: readonly RutaHallada[] }) {
  const id = useId();
  const tareas = useTareas(rutas);
  const { empresas, elegir } = useEmpresaActiva();
  if (tareas.length === 0) return null;
  const cuantas = tareas.reduce((suma, { cuantos }) => suma + cuantos, 0);
  return (
    <section className="ui-tarjeta inicio-tareas" aria-labelledby={id}>
      <header className="ui-entre">
        <h2 id={id}>Necesita de usted</h2>
        <b className="ui-etiqueta cifra" data-tono="pausa">
          {cuantas}
        </b>
      </header>
      <ul>
        {tareas.map(({ clave, texto, empresa, donde, icono, verbo, a }) => (
          <li key={clave} className="ui-entre">
            <i aria-hidden>
              <Icono nombre={icono} />
            </i>
            <span>
              {texto}
              <small>{[empresas.length > 1 && empresa, donde].filter(Boolean).join(' · ')}</small>
            </span>
            <Link to={a} onClick={() => elegir(empresa)} aria-label={`${verbo}: ${texto}`}>
              {verbo.split(' ', 1)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
