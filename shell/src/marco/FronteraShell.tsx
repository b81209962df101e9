import { Component, type ReactNode } from 'react';

import type { FaseDeFallo } from '@comanda/shared/contracts/plataforma/fases';

import { informarFallo } from '../federation/informe';
import { pagina } from '../novedades/pagina';

import { seMostroPantalla } from './pantallaMostrada';
import { Visible } from './Visible';

declare global {
  interface Window {
    /** Of the guard in the page: a shell that never showed anything gives way to the one before. */
    comandaFallo?: (fase: FaseDeFallo) => void;
  }
}

/** The last boundary: when the shell itself fails, the page still says what to do. Plain elements only. */
export class FronteraShell extends Component<{ children: ReactNode }, { fallo: boolean }> {
  override state = { fallo: false };

  static getDerivedStateFromError() {
    return { fallo: true };
  }

  override componentDidCatch(error: unknown) {
    informarFallo('shell', error, 'render');
    if (!seMostroPantalla()) window.comandaFallo?.('pintado');
  }

  override render() {
    if (!this.state.fallo) return this.props.children;
    return (
      <div className="ui-vista" role="alert">
        <Visible />
        <p>No se pudo cargar Comanda</p>
        <button type="button" onClick={pagina.recargar}>
          Reintentar
        </button>
      </div>
    );
  }
}
