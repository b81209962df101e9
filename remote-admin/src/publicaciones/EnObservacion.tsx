import type { BuildPublicado, Publicacion } from '@comanda/shared/contracts/admin/publicaciones';
import { Cifras, type CifraDeLinea } from '@comanda/shared/piezas/cifras';
import { Button } from '@comanda/shared/ui/core';

import { cargaDe, enPorcentaje, fallosDe } from './nombres';
import type { QueAbre } from './useAccionesBuild';

import './observacion.css';

type Canario = NonNullable<Publicacion['canario']>;
type CifraDeBuild = CifraDeLinea & { que: QueAbre };

type EnObservacionProps = {
  publicacion: Publicacion;
  canario: Canario;
  ocupado: boolean;
  onAbrir: (que: QueAbre, build: string) => void;
  onActivar: (build: BuildPublicado) => void;
  onQuitar: () => void;
};

/** The release under watch: who has it, how it does beside the one that all others have, and what is decided about it. */
export function EnObservacion(props: EnObservacionProps) {
  const { publicacion, canario, ocupado, onAbrir, onActivar, onQuitar } = props;
  const { titulo, builds, estable } = publicacion;
  const nuevo = builds.find(({ build }) => build === canario.build);
  const activo = builds.find(({ build }) => build === estable);
  if (!nuevo) return null;
  return (
    <section className="ui-tarjeta admin-observacion" aria-label="En observación">
      <div>
        <header>
          <h2>
            {titulo} <code>{nuevo.build}</code>
          </h2>
          <span className="ui-etiqueta" data-tono={canario.detenido === null ? 'pausa' : 'mal'}>
            {canario.detenido === null ? `Canario al ${canario.porcentaje} %` : 'Canario detenido'}
          </span>
          <span>{nuevo.nota}</span>
        </header>
        <Reparto nuevo={nuevo} activo={activo} />
        <Cifras
          suelta
          iguales
          nombre="Cómo le va"
          cifras={cifrasDe({ nuevo, activo, canario })}
          onAbrir={({ que }) => onAbrir(que, nuevo.build)}
        />
      </div>
      <div className="admin-observacion-actos">
        <Button type="primary" block disabled={ocupado} onClick={() => onActivar(nuevo)}>
          Activar para todos
        </Button>
        <Button block disabled={ocupado} onClick={onQuitar}>
          Quitar canario
        </Button>
      </div>
    </section>
  );
}

type Comparados = { nuevo: BuildPublicado; activo: BuildPublicado | undefined };

/** How many of the open tabs have each. */
function Reparto({ nuevo, activo }: Comparados) {
  const suyas = nuevo.uso.pestanas;
  const otras = activo?.uso.pestanas ?? 0;
  return (
    <>
      {suyas + otras > 0 && (
        <div className="admin-reparto" aria-hidden>
          <span style={{ flexGrow: suyas }} />
          <span style={{ flexGrow: otras }} />
        </div>
      )}
      <p className="ui-entre">
        <span>{enPorcentaje(suyas)} de las pestañas en la nueva</span>
        {activo && (
          <span>
            {enPorcentaje(otras)} en la activa <code>{activo.build}</code>
          </span>
        )}
      </p>
    </>
  );
}

function cifrasDe({
  nuevo,
  activo,
  canario: { promocion },
}: Comparados & { canario: Canario }): CifraDeBuild[] {
  const deActivo = (dicho: (build: BuildPublicado) => string) =>
    activo && `la activa, ${dicho(activo)}`;
  return [
    { que: 'fallos', titulo: 'Fallos', valor: fallosDe(nuevo), cambio: deActivo(fallosDe) },
    {
      que: 'procedencia',
      titulo: 'Carga p50 / p95',
      valor: cargaDe(nuevo),
      cambio: deActivo(cargaDe),
    },
    ...(promocion
      ? [
          {
            que: 'procedencia' as const,
            titulo: 'Pasa a todas',
            valor: `${Math.min(promocion.cargas, promocion.tras)} de ${promocion.tras}`,
            cambio: 'cargas sin un fallo',
          },
        ]
      : []),
  ];
}
