import { Ilustracion } from './Ilustracion';

/** What large screens show beside the form. */
export function PanelMarca() {
  return (
    <aside className="login-panel">
      <Ilustracion />
      <p className="login-lema">De la mesa a la factura, sin perder una comanda.</p>
      <p className="login-sublema">
        Ordenes, caja, cocina y facturacion electronica de su restaurante.
      </p>
    </aside>
  );
}
