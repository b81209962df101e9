import { Button, Icono } from '@comanda/shared/ui/core';

import { formatHora } from '../../domain/texto/fecha';

import estilos from './tabla.module.css';

export type LecturaProps = {
  /** When the list was last read. */
  leida: number | undefined;
  fallo: boolean;
  /** How often it is read again by itself; 0 for never. */
  cadaMs: number;
  onActualizar: () => unknown;
};

/** How fresh the list is, whether it renews itself, and that it could not. */
export function Lectura({ leida, fallo, cadaMs, onActualizar }: LecturaProps) {
  const hora = leida === undefined ? '' : formatHora(new Date(leida));
  return (
    <p className={estilos.lectura}>
      {fallo ? (
        <strong role="alert">
          <Icono nombre="sinConexion" tamano={18} /> No se pudo actualizar. Se muestra lo leído a
          las {hora}
        </strong>
      ) : (
        <span>
          <span className={estilos.palabras}>Leído a las </span>
          {hora}
          {cadaMs > 0 && ` · se actualiza cada ${cadaMs / 1000} segundos`}
        </span>
      )}
      <Button
        type="text"
        aria-label="Actualizar"
        title="Actualizar"
        icon={<Icono nombre="recargar" />}
        onClick={() => void onActualizar()}
      />
    </p>
  );
}
