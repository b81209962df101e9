import { lazy, Suspense, useState, type ComponentType } from 'react';

import type { FormaEsqueleto } from '@comanda/shared/contracts/plataforma/plataforma';
import { Esqueleto } from '@comanda/shared/ui/core';

import { FronteraArea } from './FronteraArea';
import { Mostrada } from './pantallaMostrada';

type PantallaPropiaProps = {
  titulo: string;
  esqueleto?: FormaEsqueleto;
  cargar: () => Promise<{ default: ComponentType }>;
};

/** A screen of the shell's own, fetched when it is asked for; one that does not come is tried again. */
export function PantallaPropia({ titulo, esqueleto = 'formulario', cargar }: PantallaPropiaProps) {
  const [intento, setIntento] = useState(0);
  const [Pantalla, setPantalla] = useState(() => lazy(cargar)); // a lazy keeps its rejection for ever
  const onReintentar = () => {
    setPantalla(() => lazy(cargar));
    setIntento(intento + 1);
  };
  return (
    <FronteraArea key={intento} titulo={titulo} onReintentar={onReintentar}>
      <Suspense fallback={<Esqueleto forma={esqueleto} />}>
        <Pantalla />
        <Mostrada />
      </Suspense>
    </FronteraArea>
  );
}
