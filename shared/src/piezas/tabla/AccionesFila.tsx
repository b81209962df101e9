import { Button } from '@comanda/shared/ui/core';

import estilos from './acciones.module.css';
import type { Accion } from './columna';
import { MenuFila } from './MenuFila';

type AccionesFilaProps = {
  acciones: readonly Accion[];
  /** The name of the row, for the label of its menu. */
  nombre: string;
};

/** What can be done about a thing that stands by itself: what is most likely wanted as a button, the rest behind its menu. */
export function AccionesFila({ acciones, nombre }: AccionesFilaProps) {
  const deMenu = acciones.filter(({ enMenu }) => enMenu);
  return (
    <div className={`ui-fila ${estilos.acciones ?? ''}`}>
      <Botones acciones={acciones} nombre={nombre} />
      {deMenu.length > 0 && <MenuFila etiqueta={`Más acciones de ${nombre}`} acciones={deMenu} />}
    </div>
  );
}

/**
 * What can be done about a row of a table: bare words where it is pointed at or has the focus, in place of nothing, so that
 * no width jumps; and all of it always behind its menu, which a finger opens.
 */
export function AccionesAlApuntar({ acciones, nombre }: AccionesFilaProps) {
  if (acciones.length === 0) return null;
  return (
    <div className={`ui-fila ${estilos.acciones ?? ''}`} data-al-apuntar>
      <div className={estilos.alApuntar}>
        <Botones acciones={acciones} nombre={nombre} desnudas />
      </div>
      <AccionesEnMenu acciones={acciones} nombre={nombre} />
    </div>
  );
}

/** All of it behind the menu: a phone has no room for more. What takes away stands last. */
export function AccionesEnMenu({ acciones, nombre }: AccionesFilaProps) {
  if (acciones.length === 0) return null;
  const orden = acciones.toSorted(
    (a, b) => Number(a.peligro ?? false) - Number(b.peligro ?? false),
  );
  return <MenuFila etiqueta={`Más acciones de ${nombre}`} acciones={orden} />;
}

function Botones({ acciones, nombre, desnudas }: AccionesFilaProps & { desnudas?: boolean }) {
  return acciones
    .filter(({ enMenu }) => !enMenu)
    .map(({ texto, etiqueta, peligro, impedida, ocupada, espera, onElegir }) => (
      <Button
        key={texto}
        type={desnudas ? 'text' : undefined}
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
    ));
}
