import { Button } from '@comanda/shared/ui/core';

import type { Accion } from './columna';
import { MenuFila } from './MenuFila';
import estilos from './tabla.module.css';

type AccionesFilaProps = {
  acciones: readonly Accion[];
  /** The name of the row, for the label of 'Más'. */
  nombre: string;
};

/** What is most likely wanted as a button, the rest behind 'Más'. */
export function AccionesFila({ acciones, nombre }: AccionesFilaProps) {
  const deMenu = acciones.filter(({ enMenu }) => enMenu);
  return (
    <div className={estilos.acciones}>
      {acciones
        .filter(({ enMenu }) => !enMenu)
        .map(({ texto, etiqueta, peligro, impedida, ocupada, espera, onElegir }) => (
          <Button
            key={texto}
            className={estilos.accion}
            aria-label={etiqueta ?? `${texto} ${nombre}`}
            title={impedida ?? undefined}
            danger={peligro}
            loading={ocupada}
            disabled={espera || Boolean(impedida)}
            onClick={() => void onElegir()}
          >
            {texto}
          </Button>
        ))}
      {deMenu.length > 0 && <MenuFila etiqueta={`Más acciones de ${nombre}`} acciones={deMenu} />}
    </div>
  );
}
