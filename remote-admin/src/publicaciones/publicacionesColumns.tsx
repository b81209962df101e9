import type { BuildPublicado, Publicacion } from '@comanda/shared/contracts/admin/publicaciones';
import { decirCaduco } from '@comanda/shared/domain/texto/caduco';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import type { Column } from '@comanda/shared/piezas/tabla';

import { cargaDe, enKb, enPorcentaje, fallosDe } from './nombres';

/** It takes names of the frame that are to go. */
const POR_CADUCAR = 'Por caducar';

/** Why it is so, where there is more to say than its name. */
function porque(estado: string, { malo, caducos = [] }: BuildPublicado): string {
  if (estado === 'Malo') return malo ?? estado;
  return estado === POR_CADUCAR ? caducos.map(decirCaduco).join('\n') : estado;
}

/** What a build is at the moment, in words: 'Activo', 'Canario 10%', 'Malo', 'Retirado', the companies that stay on it. */
function estadosDe(
  { build, malo, retirado, fijas, caducos = [] }: BuildPublicado,
  { estable, canario, anterior }: Pick<Publicacion, 'estable' | 'canario' | 'anterior'>,
): string[] {
  const deCanario =
    canario?.build === build
      ? [canario.detenido === null ? `Canario ${canario.porcentaje}%` : 'Canario detenido']
      : [];
  return [
    ...(estable === build ? ['Activo'] : []),
    ...deCanario,
    ...(anterior === build ? ['Anterior'] : []),
    ...(malo === null ? [] : ['Malo']),
    ...(retirado === null ? [] : ['Retirado']),
    ...(caducos.length === 0 ? [] : [POR_CADUCAR]),
    ...fijas.map((empresa) => `Fijo: ${empresa}`),
  ];
}

/** What a team looks for is told by its colour too; what only was or is held says its word. */
function tonoDe(estado: string): string | undefined {
  if (estado === 'Activo') return 'bien';
  if (estado === 'Malo' || estado === 'Canario detenido') return 'mal';
  return estado === POR_CADUCAR || estado.startsWith('Canario') ? 'pausa' : undefined;
}

const LETRAS_DE_COMMIT = 7;

/** 'Ana Pérez · c0ffee1', as its team's git has it. */
const deGit = (procedencia: BuildPublicado['procedencia']): string =>
  [procedencia?.autor, procedencia?.commit?.slice(0, LETRAS_DE_COMMIT)].filter(Boolean).join(' · ');

export const publicacionesColumns = (
  publicacion: Publicacion,
): readonly Column<BuildPublicado>[] => [
  {
    id: 'build',
    header: 'build',
    movil: 'titulo',
    text: ({ build, version, bytes }) => `${build} ${version} ${enKb(bytes)}`,
    cell: ({ build, version, bytes }) => (
      <span className="admin-nombre">
        <code>{build}</code>
        <small>
          versión {version} · {enKb(bytes)}
        </small>
      </span>
    ),
  },
  {
    id: 'estado',
    header: 'estado',
    movil: 'ancho',
    text: (fila) => estadosDe(fila, publicacion).join(', '),
    cell: (fila) => {
      const estados = estadosDe(fila, publicacion);
      return (
        estados.length > 0 && (
          <span className="admin-estados">
            {estados.map((estado) => (
              <span
                key={estado}
                className="ui-etiqueta"
                title={porque(estado, fila)}
                data-tono={tonoDe(estado)}
              >
                {estado}
              </span>
            ))}
          </span>
        )
      );
    },
  },
  {
    id: 'publicado',
    header: 'publicado',
    text: ({ publicado, por, procedencia }) =>
      [formatFechaHora(publicado), por, deGit(procedencia)].filter(Boolean).join(' '),
    cell: ({ publicado, por, procedencia }) => (
      <span className="admin-nombre">
        <span>{formatFechaHora(publicado)}</span>
        <small title={por}>{por}</small>
        {procedencia && <small>{deGit(procedencia)}</small>}
      </span>
    ),
    compare: (a, b) => a.publicado.localeCompare(b.publicado),
  },
  { id: 'nota', header: 'nota', movil: 'ancho', text: ({ nota }) => nota, cell: Nota },
  {
    id: 'pestanas',
    header: 'pestañas',
    movil: 'nombrado',
    align: 'right',
    text: ({ uso }) => enPorcentaje(uso.pestanas),
    compare: (a, b) => a.uso.pestanas - b.uso.pestanas,
  },
  {
    id: 'tiempos',
    header: 'carga p50 / p95',
    movil: 'nombrado',
    align: 'right',
    text: cargaDe,
  },
  {
    id: 'fallos',
    header: 'fallos',
    movil: 'nombrado',
    align: 'right',
    text: fallosDe,
    compare: (a, b) => a.uso.fallos - b.uso.fallos,
  },
];

function Nota({ nota }: BuildPublicado) {
  return nota === '' ? null : (
    <span className="ui-corta admin-nota" title={nota}>
      {nota}
    </span>
  );
}
