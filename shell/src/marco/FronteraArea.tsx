import { Component, type ReactNode } from 'react';

import { Button } from '@comanda/shared/ui/core';

import { informarFallo } from '../federation/informe';

import { Mostrada } from './pantallaMostrada';
import { Visible } from './Visible';

type FronteraAreaProps = {
  titulo: string;
  onReintentar: () => void;
  /** True: the page is on its way to something better, and there is nothing to say. */
  onFallo?: (error: unknown) => boolean;
  children: ReactNode;
};

/** One area that fails says so and offers another try; menu and other areas go on. */
export class FronteraArea extends Component<
  FronteraAreaProps,
  { fallo: boolean; recuperando: boolean }
> {
  override state = { fallo: false, recuperando: false };

  static getDerivedStateFromError() {
    return { fallo: true };
  }

  override componentDidCatch(error: unknown) {
    const { titulo, onFallo } = this.props;
    informarFallo(titulo, error, 'render');
    if (onFallo?.(error)) this.setState({ recuperando: true });
  }

  override render() {
    const { titulo, onReintentar, children } = this.props;
    if (!this.state.fallo) return children;
    if (this.state.recuperando) return null;
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
