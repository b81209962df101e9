import { Suspense, useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';

import type { AreaArranque, RutaArea } from '@comanda/shared/contracts/plataforma/plataforma';
import { Esqueleto } from '@comanda/shared/ui/core';

import { alFallarPantalla, buildEnUso, cabeEnLaPagina, NoCargo } from '../federation/cargarArea';
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
  const onFallo = (error: unknown) =>
    !(error instanceof NoCargo) &&
    alFallarPantalla(area, error, { pintada: pintada.current === clave });
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

/** Its effects run together with those of the screen: one that throws is known only after them. */
const PINTADA_MS = 1_500;

/** Stands beside a screen that was drawn. */
function EnUso({ area, onPintada }: { area: AreaArranque; onPintada: () => void }) {
  const alPintar = useEffectEvent(onPintada);
  useEffect(() => {
    const reloj = setTimeout(() => alPintar(), PINTADA_MS);
    return () => clearTimeout(reloj);
  }, []);
  useEffect(() => usando(area.descriptor.area, buildEnUso(area).build), [area]);
  return null;
}
