import { Suspense, useEffect, useRef, useState, type ComponentType } from 'react';

import type { AreaArranque, RutaArea } from '@comanda/shared/contracts/plataforma/plataforma';
import { Esqueleto } from '@comanda/shared/ui/core';

import { alNoPintar, buildEnUso, cabeEnLaPagina, NoCargo } from '../federation/cargarArea';
import { usando } from '../federation/enUso';
import { olvidarPantalla, pantallaDe } from '../federation/pantallas';
import { recargar } from '../novedades/recargar';

import { FronteraArea } from './FronteraArea';
import { Mostrada } from './pantallaMostrada';
import { Visible } from './Visible';

type PantallaDeAreaProps = { area: AreaArranque; ruta: RutaArea };

/** A screen of a remote, inside the boundary of its area. */
export function PantallaDeArea({ area, ruta }: PantallaDeAreaProps) {
  const [intento, setIntento] = useState(0);
  const clave = `${area.contenedor}/${ruta.path}#${intento}`;
  const pintada = useRef<string | null>(null);
  const onReintentar = () => {
    if (!cabeEnLaPagina(area)) return void recargar();
    olvidarPantalla(area, ruta.path);
    setIntento(intento + 1);
  };
  /** What breaks in use is no reason to take the page away from who uses it. */
  const onFallo = (error: unknown) =>
    !(error instanceof NoCargo) && pintada.current !== clave && alNoPintar(area);
  return (
    <FronteraArea
      key={clave}
      titulo={area.descriptor.titulo}
      onReintentar={onReintentar}
      onFallo={onFallo}
    >
      <Suspense fallback={<Esqueleto forma={ruta.esqueleto ?? 'texto'} />}>
        <Pantalla de={pantallaDe(area, ruta.path)} />
        <Visible />
        <Mostrada />
        <EnUso area={area} onPintada={() => void (pintada.current = clave)} />
      </Suspense>
    </FronteraArea>
  );
}

/** The component comes from a cache outside React, so it stays the same from render to render. */
function Pantalla({ de: Contenido }: { de: ComponentType }) {
  return <Contenido />;
}

/** Stands beside a screen that was drawn. */
function EnUso({ area, onPintada }: { area: AreaArranque; onPintada: () => void }) {
  useEffect(() => {
    onPintada();
  });
  useEffect(() => usando(area.descriptor.area, buildEnUso(area).build), [area]);
  return null;
}
