import { Suspense, useState, type ComponentType } from 'react';

import type { AreaArranque } from '@comanda/shared/contracts/plataforma/plataforma';
import { Esqueleto } from '@comanda/shared/ui/core';

import { useAreaEnPantalla } from '../contencion/useAreaEnPantalla';
import { alFallarPantalla, NoCargo } from '../federation/cargarArea';
import { olvidarPantalla, pantallaDe } from '../federation/pantallas';
import { FronteraArea } from '../marco/FronteraArea';

type TarjetaDeAreaProps = { area: AreaArranque; path: string };

/** A card that an area shows on Inicio, inside a boundary of its own: one that fails says so in its place. */
export function TarjetaDeArea({ area, path }: TarjetaDeAreaProps) {
  const [intento, setIntento] = useState(0);
  useAreaEnPantalla(area.descriptor.area);
  const onReintentar = () => {
    olvidarPantalla(area, path);
    setIntento(intento + 1);
  };
  const onFallo = (error: unknown) =>
    !(error instanceof NoCargo) && alFallarPantalla(area, error, { pintada: true });
  return (
    <FronteraArea
      key={intento}
      titulo={area.descriptor.titulo}
      onReintentar={onReintentar}
      onFallo={onFallo}
    >
      <Suspense fallback={<Esqueleto forma="texto" />}>
        <Tarjeta de={pantallaDe(area, path)} />
      </Suspense>
    </FronteraArea>
  );
}

/** From a cache outside React, so that it stays the same from render to render. */
function Tarjeta({ de: Contenido }: { de: ComponentType }) {
  return <Contenido />;
}
