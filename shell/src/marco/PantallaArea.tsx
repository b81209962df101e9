import { Suspense, useState, type ComponentType } from 'react';

import type { AreaArranque, RutaArea } from '@comanda/shared/contracts/plataforma';
import { Esqueleto } from '@comanda/shared/ui/core';

import { pantallaDe } from '../federation/pantallas';

import { FronteraArea } from './FronteraArea';
import { Mostrada } from './pantallaMostrada';
import { Visible } from './Visible';

type PantallaAreaProps = { area: AreaArranque; ruta: RutaArea };

/** A screen of a remote, inside the boundary of its area. */
export function PantallaArea({ area, ruta }: PantallaAreaProps) {
  const [intento, setIntento] = useState(0);
  return (
    <FronteraArea
      key={`${area.contenedor}/${ruta.path}#${intento}`}
      titulo={area.descriptor.titulo}
      onReintentar={() => setIntento(intento + 1)}
    >
      <Suspense fallback={<Esqueleto forma={ruta.esqueleto ?? 'texto'} />}>
        <Pantalla de={pantallaDe(area, ruta.path)} />
        <Visible />
        <Mostrada />
      </Suspense>
    </FronteraArea>
  );
}

/** The component comes from a cache outside React, so it stays the same from render to render. */
function Pantalla({ de: Contenido }: { de: ComponentType }) {
  return <Contenido />;
}
