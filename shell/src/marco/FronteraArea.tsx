import { Component, type ReactNode } from 'react';

import { Button } from '@comanda/shared/ui/core';

import { informarFallo } from '../federation/informe';

import { Mostrada } from './pantallaMostrada';
import { Visible } from './Visible';

type FronteraAreaProps = { titulo: string; onReintentar: () => void; children: ReactNode };

/** One area that fails says so and offers another try; menu and other areas go on. */
export class FronteraArea extends Component<FronteraAreaProps, { fallo: boolean }> {
  override state = { fallo: false };

  static getDerivedStateFromError() {
    return { fallo: true };
  }

  override componentDidCatch(error: unknown) {
    informarFallo(this.props.titulo, error, 'render');
  }

  override render() {
    const { titulo, onReintentar, children } = this.props;
    if (!this.state.fallo) return children;
    return (
      <div className="ui-vista" role="alert">
        <Visible />
        <Mostrada />
        <p>No se pudo cargar {titulo}</p>
        <Button type="primary" onClick={onReintentar}>
          Reintentar
        </Button>
      </div>
    );
  }
}
