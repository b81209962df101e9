import { Component, type ReactNode } from 'react';

import { informarFallo } from '../federation/informe';

import { Visible } from './Visible';

/** The last boundary: when the shell itself fails, the page still says what to do. Plain elements only. */
export class FronteraShell extends Component<{ children: ReactNode }, { fallo: boolean }> {
  override state = { fallo: false };

  static getDerivedStateFromError() {
    return { fallo: true };
  }

  override componentDidCatch(error: unknown) {
    informarFallo('shell', error, 'render');
  }

  override render() {
    if (!this.state.fallo) return this.props.children;
    return (
      <div className="ui-vista" role="alert">
        <Visible />
        <p>No se pudo cargar Comanda</p>
        <button type="button" onClick={() => location.reload()}>
          Reintentar
        </button>
      </div>
    );
  }
}
