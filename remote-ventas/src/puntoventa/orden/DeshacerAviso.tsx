import { Icono } from '@comanda/shared/ui/core';

import type { Deshacible } from './useDeshacer';

/** What was just taken away, offered back for as long as `useDeshacer` keeps it. */
export function DeshacerAviso({ hecho, deshacer }: Pick<Deshacible, 'hecho' | 'deshacer'>) {
  if (!hecho) return null;
  return (
    <p className="ui-aviso ventas-deshacer" role="status">
      <span className="ui-corta">{hecho.texto}</span>
      <button type="button" className="ui-plano" onClick={deshacer}>
        <Icono nombre="deshacer" /> Deshacer
      </button>
    </p>
  );
}
